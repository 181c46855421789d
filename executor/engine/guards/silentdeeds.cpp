// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/silentdeeds.h"

#include "executor/engine/guards/askers.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

struct Deed {
    const char *module;
    const char *function;
    const char *event; // judged in auditjudge.cpp
};

constexpr auto deeds = std::to_array<Deed>({ { "posix", "mkfifo", "os.mkfifo" }, { "posix", "mknod", "os.mknod" },
    { "posix", "memfd_create", "os.memfd_create" }, { "posix", "dup", "os.dup" }, { "posix", "dup2", "os.dup" },
    { "posix", "pread", "os.dup" }, { "posix", "preadv", "os.dup" }, { "posix", "readv", "os.dup" },
    { "posix", "pwrite", "os.dup" }, { "posix", "pwritev", "os.dup" }, { "posix", "writev", "os.dup" },
    { "posix", "sendfile", "os.dup" }, { "posix", "splice", "os.dup" }, { "posix", "copy_file_range", "os.dup" },
    { "posix", "posix_fallocate", "os.dup" }, { "posix", "chroot", "os.control" }, { "posix", "nice", "os.control" },
    { "posix", "abort", "os.control" }, { "posix", "_exit", "os.control" }, { "posix", "setuid", "os.control" },
    { "posix", "setgid", "os.control" }, { "posix", "seteuid", "os.control" }, { "posix", "setegid", "os.control" },
    { "posix", "setreuid", "os.control" }, { "posix", "setregid", "os.control" },
    { "posix", "setresuid", "os.control" }, { "posix", "setresgid", "os.control" },
    { "posix", "setgroups", "os.control" }, { "posix", "initgroups", "os.control" },
    { "posix", "setsid", "os.control" }, { "posix", "setpgid", "os.control" }, { "posix", "setpgrp", "os.control" },
    { "posix", "setns", "os.control" }, { "posix", "unshare", "os.control" }, { "posix", "setpriority", "os.control" },
    { "posix", "sched_setaffinity", "os.control" }, { "posix", "sched_setscheduler", "os.control" },
    { "posix", "sched_setparam", "os.control" }, { "posix", "tcsetpgrp", "os.control" },
    { "posix", "login_tty", "os.control" }, { "posix", "openpty", "os.control" },
    { "posix", "posix_openpt", "os.control" }, { "posix", "pidfd_open", "os.control" },
    { "posix", "register_at_fork", "os.control" }, { "posix", "umask", "os.control" },
    { "_posixsubprocess", "fork_exec", "_posixsubprocess.fork_exec" }, { "_signal", "signal", "os.control" },
    { "_signal", "raise_signal", "os.control" }, { "_signal", "alarm", "os.control" },
    { "_signal", "setitimer", "os.control" }, { "_signal", "siginterrupt", "os.control" },
    { "_signal", "pthread_sigmask", "os.control" }, { "_signal", "set_wakeup_fd", "os.control" },
    { "_posixshmem", "shm_open", "os.mkfifo" }, { "_posixshmem", "shm_unlink", "os.mkfifo" },
    { "faulthandler", "_sigsegv", "os.control" }, { "faulthandler", "_sigabrt", "os.control" },
    { "faulthandler", "_sigfpe", "os.control" }, { "faulthandler", "_fatal_error_c_thread", "os.control" },
    { "faulthandler", "_stack_overflow", "os.control" }, { "faulthandler", "dump_traceback", "os.dup" },
    { "faulthandler", "register", "os.control" } });

std::array<PyCFunction, deeds.size()> reals {};

// True when it is nobody's business, or allowed.
bool mayDo(std::size_t deed, PyObject *const *args, Py_ssize_t count)
{
    if (boundSession() == nullptr)
        return true;
    const PyRef arguments = PyRef::steal(PyTuple_New(count));
    for (Py_ssize_t i = 0; arguments && i < count; ++i)
        PyTuple_SET_ITEM(arguments.get(), i, Py_NewRef(args[i]));
    return arguments && PySys_AuditTuple(deeds.at(deed).event, arguments.get()) == 0;
}

template <std::size_t deed>
struct Guarded {
    template <typename Function>
    static Function real()
    {
        return reinterpret_cast<Function>(reinterpret_cast<void *>(reals[deed]));
    }
    static bool mayDoAll(PyObject *tuple) { return mayDo(deed, &PyTuple_GET_ITEM(tuple, 0), PyTuple_GET_SIZE(tuple)); }
    static PyObject *plain(PyObject *self, PyObject *args)
    {
        return mayDoAll(args) ? real<PyCFunction>()(self, args) : nullptr;
    }
    static PyObject *none(PyObject *self, PyObject *nothing)
    {
        return mayDo(deed, nullptr, 0) ? real<PyCFunction>()(self, nothing) : nullptr;
    }
    static PyObject *one(PyObject *self, PyObject *arg)
    {
        return mayDo(deed, &arg, 1) ? real<PyCFunction>()(self, arg) : nullptr;
    }
    static PyObject *named(PyObject *self, PyObject *args, PyObject *keywords)
    {
        return mayDoAll(args) ? real<PyCFunctionWithKeywords>()(self, args, keywords) : nullptr;
    }
    static PyObject *fast(PyObject *self, PyObject *const *args, Py_ssize_t count)
    {
        return mayDo(deed, args, count) ? real<PyCFunctionFast>()(self, args, count) : nullptr;
    }
    static PyObject *fastNamed(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names)
    {
        const Py_ssize_t all = count + (names != nullptr ? PyTuple_GET_SIZE(names) : 0);
        return mayDo(deed, args, all) ? real<PyCFunctionFastWithKeywords>()(self, args, count, names) : nullptr;
    }

    static PyCFunction as(int flags)
    {
        void *function = nullptr;
        switch (flags & (METH_VARARGS | METH_KEYWORDS | METH_NOARGS | METH_O | METH_FASTCALL | METH_METHOD)) {
        case METH_VARARGS: function = reinterpret_cast<void *>(plain); break;
        case METH_VARARGS | METH_KEYWORDS: function = reinterpret_cast<void *>(named); break;
        case METH_NOARGS: function = reinterpret_cast<void *>(none); break;
        case METH_O: function = reinterpret_cast<void *>(one); break;
        case METH_FASTCALL: function = reinterpret_cast<void *>(fast); break;
        case METH_FASTCALL | METH_KEYWORDS: function = reinterpret_cast<void *>(fastNamed); break;
        default: break;
        }
        return reinterpret_cast<PyCFunction>(function);
    }
};

template <std::size_t deed>
void arm()
{
    if (reals[deed] != nullptr)
        return;
    const PyRef name = toPython(deeds[deed].module);
    const PyRef module = PyRef::steal(PyImport_GetModule(name.get()));
    PyObject *function = module ? PyDict_GetItemString(PyModule_GetDict(module.get()), deeds[deed].function) : nullptr;
    if (function == nullptr || !PyCFunction_CheckExact(function))
        return;
    PyMethodDef *record = reinterpret_cast<PyCFunctionObject *>(function)->m_ml;
    if (PyCFunction guarded = Guarded<deed>::as(record->ml_flags))
        reals[deed] = std::exchange(record->ml_meth, guarded);
}

template <std::size_t... deed>
void armAll(std::index_sequence<deed...>)
{
    (arm<deed>(), ...);
}

} // namespace

void armSilentDeeds()
{
    armAll(std::make_index_sequence<deeds.size()>());
    PyErr_Clear();
}

} // namespace vitrine
