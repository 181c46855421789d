// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/sessionthreads.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/latecode.h"

#include <array>
#include <cstddef>
#include <memory>

namespace vitrine {

namespace {

// The functions that start a thread get its function first.
struct ThreadStart {
    const char *name;
    PyCFunctionWithKeywords real = nullptr; ///< without keywords if its record says so
    bool takesKeywords = false;
};

std::array<ThreadStart, 3> starts { ThreadStart { "start_new_thread" }, ThreadStart { "start_new" },
    ThreadStart { "start_joinable_thread" } };

PyObject *startReal(const ThreadStart &start, PyObject *self, PyObject *args, PyObject *keywords)
{
    return start.takesKeywords ? start.real(self, args, keywords)
                               : reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(start.real))(self, args);
}

// Null with an exception set.
PyRef inSession(SessionCore &core, PyObject *function)
{
    return core.types->function("thread", PyRef::borrow(function),
        [owner = core.shared_from_this()](PyObject *held, PyObject *args, PyObject *keywords) {
            setSessionOfThread(owner.get());
            PyObject *done = PyObject_Call(held, args, keywords);
            setSessionOfThread(nullptr);
            return done;
        });
}

// A thread of the code may start others.
SessionCore *startingSession()
{
    if (auditedSession() != nullptr || isExcused())
        return creatingSession();
    return sessionOfThread();
}

// The arguments with another function; null with an exception set.
PyRef withFunction(PyObject *args, const PyRef &function)
{
    PyRef changed = PyRef::steal(function ? PyTuple_New(PyTuple_GET_SIZE(args)) : nullptr);
    for (Py_ssize_t i = 0; changed && i < PyTuple_GET_SIZE(args); ++i)
        PyTuple_SET_ITEM(changed.get(), i, Py_NewRef(i == 0 ? function.get() : PyTuple_GET_ITEM(args, i)));
    return changed;
}

template <std::size_t index>
PyObject *guardedStart(PyObject *self, PyObject *args, PyObject *keywords)
{
    static constexpr const char *keyword = "function";
    const ThreadStart &start = starts.at(index);
    const bool isNamed = PyTuple_GET_SIZE(args) == 0 && keywords != nullptr;
    PyObject *function = isNamed     ? PyDict_GetItemString(keywords, keyword)
        : PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0)
                                     : nullptr;
    SessionCore *core = function != nullptr && PyCallable_Check(function) != 0 ? startingSession() : nullptr;
    if (core == nullptr)
        return startReal(start, self, args, keywords);
    const PyRef judged = inSession(*core, function);
    const PyRef positional = withFunction(args, judged);
    const PyRef named = isNamed ? PyRef::steal(PyDict_Copy(keywords)) : PyRef::borrow(keywords);
    const bool isSet
        = positional && (!isNamed || (named && PyDict_SetItemString(named.get(), keyword, judged.get()) == 0));
    return isSet ? startReal(start, self, positional.get(), named.get()) : nullptr;
}

PyObject *guardedPlainStart0(PyObject *self, PyObject *args) { return guardedStart<0>(self, args, nullptr); }
PyObject *guardedPlainStart1(PyObject *self, PyObject *args) { return guardedStart<1>(self, args, nullptr); }

template <std::size_t index>
void armStart(PyObject *module, int flags, void *guarded)
{
    ThreadStart &start = starts.at(index);
    const PyRef function = PyRef::steal(PyObject_GetAttrString(module, start.name));
    PyErr_Clear();
    PyMethodDef *record = recordOf(function.get());
    if (record == nullptr || start.real != nullptr || record->ml_flags != flags)
        return;
    start.takesKeywords = (flags & METH_KEYWORDS) != 0;
    start.real = reinterpret_cast<PyCFunctionWithKeywords>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(guarded);
}

} // namespace

void armSessionThreads()
{
    if (const PyRef module = importModule("_thread")) {
        armStart<0>(module.get(), METH_VARARGS, reinterpret_cast<void *>(guardedPlainStart0));
        armStart<1>(module.get(), METH_VARARGS, reinterpret_cast<void *>(guardedPlainStart1));
        armStart<2>(module.get(), METH_VARARGS | METH_KEYWORDS, reinterpret_cast<void *>(guardedStart<2>));
    }
    PyErr_Clear();
}

} // namespace vitrine
