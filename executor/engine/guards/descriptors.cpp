// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/descriptors.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/eventpaths.h"
#include "executor/engine/guards/frameattribution.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace vitrine {

namespace {

bool isOpenedForWriting(const SessionCore &core, int descriptor)
{
    struct stat about {};
    return ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)
        && core.written.isOpen(about.st_dev, about.st_ino);
}

// Policies that allow processes, sockets or the system itself imply descriptors.
bool mayHaveDescriptors(const SessionCore &core)
{
    return std::ranges::any_of(std::array { "os", "subprocess", "multiprocessing", "socket" },
        [&core](const char *module) { return core.imports.allows(module); });
}

constexpr int lastStandard = 2;

// The engine's own loops are woken up through a pipe.
bool isEngineAsking()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && viewOf(codeOf(frame)->co_filename) == engineFile;
}

// An object with `__index__` could be another number for the function: it is judged as a number that is no file's.
PyRef asNumber(PyObject *number)
{
    return PyLong_Check(number) ? PyRef::borrow(number) : PyRef::steal(PyLong_FromLong(-1));
}

bool mayUse(PyObject *number, const char *mode, int flags)
{
    const SessionCore *core = number != nullptr && !Py_IsNone(number) ? boundSession() : nullptr;
    return core == nullptr || mayHaveDescriptors(*core) || isEngineAsking()
        || PySys_Audit("open", "Osi", asNumber(number).get(), mode, flags) == 0;
}

// Functions that read from or write to a descriptor without an audit event.
struct UseOfDescriptor {
    static bool may(const CallArguments &arguments) { return mayUse(arguments.at(0, "fd"), "r", O_RDONLY); }
};
// Libraries close descriptors that they have opened. Code would close those of the program.
struct EndOfDescriptor {
    static bool may(const CallArguments &arguments)
    {
        const bool isOfCode = codeAsking() != nullptr || codeLending({ "close", "closerange" }) != nullptr;
        PyObject *number = arguments.at(0, "fd");
        return !isOfCode || mayUse(number != nullptr ? number : arguments.at(0, "fd_low"), "r", O_RDONLY);
    }
};
struct WriteIntoDescriptor {
    static bool may(const CallArguments &arguments) { return mayUse(arguments.at(0, "fd"), "r+", O_RDWR); }
};
struct SendFile {
    static bool may(const CallArguments &arguments)
    {
        return mayUse(arguments.at(0, "out_fd"), "r+", O_RDWR) && mayUse(arguments.at(1, "in_fd"), "r", O_RDONLY);
    }
};
struct CopyOfDescriptor {
    static bool may(const CallArguments &arguments)
    {
        return mayUse(arguments.at(0, "src"), "r", O_RDONLY) && mayUse(arguments.at(1, "dst"), "r+", O_RDWR);
    }
};

// A poll object closes the descriptor that it was created from.
struct PollOfDescriptor {
    static bool may(const CallArguments &arguments) { return mayUse(arguments.at(0, "fd"), "r+", O_RDWR); }
};

// asyncio's loops watch the pipe that wakes them.
bool isLoopAsking()
{
    bool isLoop = false;
    anyFrameOutwards([&isLoop](PyFrameObject *frame) {
        const std::string_view file = viewOf(codeOf(frame)->co_filename);
        isLoop = file == engineFile
            || (file.ends_with("/asyncio/selector_events.py") && viewOf(codeOf(frame)->co_name) == "_make_self_pipe");
        return isLoop || !(file.ends_with("/selectors.py") || file.contains("/asyncio/"));
    });
    return isLoop;
}

// Watching a descriptor reports when others use it. An object with a method `fileno` could name another one each time.
bool mayWatch(PyObject *number) { return isLoopAsking() || mayUse(number, "r", O_RDONLY); }

struct WatchOfDescriptor {
    static bool may(const CallArguments &arguments) { return mayWatch(arguments.at(0, "fd")); }
};

// Lists of descriptors. Other sequences are judged as numbers that are no file's.
struct WatchOfMany {
    static bool may(const CallArguments &arguments)
    {
        constexpr Py_ssize_t lists = 3;
        for (Py_ssize_t i = 0; i < lists; ++i) {
            PyObject *list = arguments.at(i, "");
            const bool isPlain = list != nullptr && (PyList_CheckExact(list) || PyTuple_CheckExact(list));
            if (list != nullptr && !isPlain && !mayWatch(list))
                return false;
            for (Py_ssize_t at = 0; isPlain && at < PySequence_Fast_GET_SIZE(list); ++at) {
                if (!mayWatch(PySequence_Fast_GET_ITEM(list, at)))
                    return false;
            }
        }
        return true;
    }
};

// Sends a signal to any process, without an event.
struct SignalToProcess {
    static bool may(const CallArguments &arguments)
    {
        PyObject *number = arguments.at(0, "pidfd");
        return boundSession() == nullptr
            || PySys_Audit("signal.pidfd_send_signal", "O", number != nullptr ? number : Py_None) == 0;
    }
};

// asyncio's runner handles interrupts, unless setting the handler fails, as it does in a thread.
bool isRunnerAsking()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && fileOf(frame).ends_with("/asyncio/runners.py");
}

// Whether code of a session calls, itself or through these parts of the standard library.
bool isCodeCallingThrough(std::initializer_list<std::string_view> parts)
{
    bool isCode = false;
    anyFrameOutwards([&isCode, parts](PyFrameObject *frame) {
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        isCode = sessionOf(builtins.get()) != nullptr || isTextCode(codeOf(frame));
        const std::string file = fileOf(frame);
        return isCode || std::ranges::none_of(parts, [&file](std::string_view part) { return file.contains(part); });
    });
    return isCode;
}

// Signals between processes and threads.
struct SentSignal {
    static bool may(const CallArguments & /*arguments*/)
    {
        SessionCore *core = boundSession();
        if (core == nullptr || core->imports.allows("signal") || isEngineAsking())
            return true;
        if (isRunnerAsking())
            PyErr_SetString(PyExc_ValueError, "signal only works in main thread of the main interpreter");
        else
            core->deny(core->types->operationDenied(), "guards.withheld", "Signals are not allowed by the policy");
        return false;
    }
};

// Signal handlers, timers and wake-up descriptors belong to the whole process. Handlers run in its main thread, which
// runs no steps in-process, and in the sandbox no signal arrives during a step: code would wait in vain.
struct SignalGuard : SentSignal {
    static bool may(const CallArguments &arguments)
    {
        if (!SentSignal::may(arguments))
            return false;
        SessionCore *core = auditedSession();
        if (core == nullptr || core->isHosted || isEngineAsking() || !isCodeCallingThrough({ "/signal.py" }))
            return true;
        core->deny(core->types->operationDenied(), "guards.signals",
            "Steps cannot handle signals. Use threading.Timer, or limits.wall_s of the policy");
        return false;
    }
};

// ---- a socket of a descriptor that is there already -----------------------------------------------------------------

initproc realInitOfSocket = nullptr;

// socket.py itself creates pairs of sockets from descriptors, so the caller outside of it counts.
bool isCodeCallingSockets() { return isCodeCallingThrough({ "/socket.py" }); }

int guardedInitOfSocket(PyObject *self, PyObject *args, PyObject *keywords)
{
    constexpr Py_ssize_t location = 3;
    PyObject *number = PyTuple_GET_SIZE(args) > location ? PyTuple_GET_ITEM(args, location) : nullptr;
    if (keywords != nullptr && number == nullptr)
        number = PyDict_GetItemString(keywords, "fileno");
    if (number != nullptr && !Py_IsNone(number) && isCodeCallingSockets() && !mayUse(number, "r+", O_RDWR))
        return -1;
    return realInitOfSocket(self, args, keywords);
}

// ---- a file that an opener opens ------------------------------------------------------------------------------------

initproc realInitOfFile = nullptr;

// Calls the opener in `self`, (opener, mode), and judges the descriptor that it returns: the event for the path has
// passed by then, and the descriptor may belong to anything.
PyObject *judgedOpener(PyObject *self, PyObject *args)
{
    const PyRef opened = PyRef::steal(PyObject_Call(PyTuple_GET_ITEM(self, 0), args, nullptr));
    // An object could have another number for the file than for the judge.
    const PyRef number = PyRef::steal(opened ? PyNumber_Index(opened.get()) : nullptr);
    const PyRef plain = PyRef::steal(number ? PyNumber_Long(number.get()) : nullptr);
    if (!plain || PySys_Audit("open", "OOi", plain.get(), PyTuple_GET_ITEM(self, 1), 0) < 0)
        return nullptr;
    return Py_NewRef(plain.get());
}

PyMethodDef judgedOpenerRecord { "opener", judgedOpener, METH_VARARGS, nullptr };

// FileIO(file, mode, closefd, opener); `open` calls it as well.
int guardedInitOfFile(PyObject *self, PyObject *args, PyObject *keywords)
{
    constexpr Py_ssize_t location = 3;
    const bool isPositional = PyTuple_GET_SIZE(args) > location;
    PyObject *opener = isPositional ? PyTuple_GET_ITEM(args, location) : nullptr;
    if (opener == nullptr && keywords != nullptr)
        opener = PyDict_GetItemString(keywords, "opener");
    if (opener == nullptr || Py_IsNone(opener) || boundSession() == nullptr)
        return realInitOfFile(self, args, keywords);
    const PyRef own = PyRef::borrow(opener);
    PyObject *mode = PyTuple_GET_SIZE(args) > 1 ? PyTuple_GET_ITEM(args, 1) : nullptr;
    if (mode == nullptr && keywords != nullptr)
        mode = PyDict_GetItemString(keywords, "mode");
    const PyRef plain = mode != nullptr && PyUnicode_Check(mode) ? PyRef::borrow(mode) : toPython("r");
    const PyRef pair = PyRef::steal(PyTuple_Pack(2, own.get(), plain.get()));
    const PyRef judged = PyRef::steal(pair ? PyCFunction_New(&judgedOpenerRecord, pair.get()) : nullptr);
    const PyRef given = PyRef::steal(PyTuple_GetSlice(args, 0, location));
    const PyRef named = PyRef::steal(keywords != nullptr ? PyDict_Copy(keywords) : PyDict_New());
    if (!judged || !given || !named || PyDict_SetItemString(named.get(), "opener", judged.get()) < 0)
        return -1;
    return realInitOfFile(self, given.get(), named.get());
}

// ---- locks between processes ----------------------------------------------------------------------------------------

newfunc realNewOfLock = nullptr;

// The jail has no folder for them. Pools and queues begin with one, so they would fail with a missing file instead of
// with the rule about processes. Libraries that only try whether there are any may go on without.
PyObject *guardedNewOfLock(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    SessionCore *core = auditedSession();
    if (core != nullptr && core->startsNoProcesses && !isInImport()
        && isCodeCallingThrough({ "/multiprocessing/", "/concurrent/futures/" }) && PySys_Audit("os.fork", nullptr) < 0)
        return nullptr;
    return realNewOfLock(type, args, keywords);
}

// The method of this name keeps the function that was there when the class was made ready.
void replaceInit(PyTypeObject *type, initproc &real, initproc guarded)
{
    real = std::exchange(type->tp_init, guarded);
    const PyRef dict = PyRef::steal(PyType_GetDict(type));
    PyObject *method = PyDict_GetItemString(dict.get(), "__init__");
    if (method != nullptr && Py_IS_TYPE(method, &PyWrapperDescr_Type))
        reinterpret_cast<PyWrapperDescrObject *>(method)->d_wrapped = reinterpret_cast<void *>(guarded);
}

void armFiles()
{
    const PyRef module = importModule("_io");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "FileIO") : nullptr);
    if (type && PyType_Check(type.get()) && realInitOfFile == nullptr)
        replaceInit(reinterpret_cast<PyTypeObject *>(type.get()), realInitOfFile, guardedInitOfFile);
    PyErr_Clear();
}

template <typename GuardedCall, int... indexes, std::size_t count>
void armFunctions(
    PyObject *module, const std::array<const char *, count> &names, std::integer_sequence<int, indexes...>)
{
    (CallGuard<GuardedCall, indexes>::arm(module, names.at(indexes)), ...);
}

template <typename GuardedCall, std::size_t count>
void armAll(PyObject *module, const std::array<const char *, count> &names)
{
    armFunctions<GuardedCall>(module, names, std::make_integer_sequence<int, count>());
}

struct DescriptorGuard {
    static bool may(const CallArguments &arguments)
    {
        PyObject *number = arguments.at(0, "fd");
        return number == nullptr || boundSession() == nullptr
            || PySys_Audit("open", "Osi", asNumber(number).get(), "r+", O_RDWR) == 0;
    }
};

struct TerminalGuard : DescriptorGuard { };

bool mayNameFolder(PyObject *folder)
{
    SessionCore *asking = folder != nullptr && !Py_IsNone(folder) ? codeAsking() : nullptr;
    SessionCore *core
        = asking != nullptr || folder == nullptr || Py_IsNone(folder) ? asking : codeLending({ "dir_fd" });
    if (core == nullptr || core->allowsEverything())
        return true;
    core->deny(core->types->operationDenied(), "guards.withheld",
        "A path relative to a descriptor is not allowed: name the whole path");
    return false;
}

// The guards of these functions report the path, but not the folder that it is relative to.
struct RelativePath {
    static bool may(const CallArguments &arguments) { return mayNameFolder(arguments.at(-1, "dir_fd")); }
};

using Function = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
Function realOpen = nullptr;

// `os.open`, whose event does not report the folder either.
PyObject *guardedOpen(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *names)
{
    const CallArguments arguments { values, count, names };
    PyObject *folder = arguments.at(-1, "dir_fd");
    PyObject *path = arguments.at(0, "path");
    const bool isRelative = folder != nullptr && !Py_IsNone(folder) && auditedSession() != nullptr;
    if (!isRelative)
        return realOpen(self, values, count, names);
    // Other objects run code before the event.
    const bool isPlain = path != nullptr && (PyUnicode_CheckExact(path) || PyBytes_CheckExact(path));
    if (!isPlain || !PyLong_CheckExact(folder))
        return mayNameFolder(folder) ? realOpen(self, values, count, names) : nullptr;
    const long number = PyLong_AsLong(folder);
    PyErr_Clear();
    const OpenedFolder opened(static_cast<int>(number));
    return realOpen(self, values, count, names);
}

void armOpen(PyObject *module)
{
    const PyRef function = PyRef::steal(PyObject_GetAttrString(module, "open"));
    PyMethodDef *record = recordOf(function.get());
    if (record == nullptr || realOpen != nullptr
        || (record->ml_flags & (METH_FASTCALL | METH_KEYWORDS)) != (METH_FASTCALL | METH_KEYWORDS))
        return;
    realOpen = reinterpret_cast<Function>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedOpen));
}

using FastFunction = PyObject *(*)(PyObject *, PyObject *const *, Py_ssize_t);
FastFunction realWrite = nullptr;

// What code writes to the standard output or errors by their numbers is output of the step. In a program that uses the
// Python module, they are the program's.
PyObject *guardedWrite(PyObject *self, PyObject *const *values, Py_ssize_t count)
{
    const CallArguments arguments { values, count, nullptr };
    if (!mayUse(arguments.at(0, "fd"), "r+", O_RDWR))
        return nullptr;
    SessionCore *core = codeAsking();
    const bool isPlain = core != nullptr && !core->isHosted && !core->isSmolagents() && count == 2
        && PyLong_CheckExact(values[0]) && PyBytes_CheckExact(values[1]);
    const long number = isPlain ? PyLong_AsLong(values[0]) : -1;
    PyErr_Clear();
    if (number != STDOUT_FILENO && number != STDERR_FILENO)
        return realWrite(self, values, count);
    const Py_ssize_t size = PyBytes_GET_SIZE(values[1]);
    const PyRef text = PyRef::steal(PyUnicode_DecodeUTF8(PyBytes_AS_STRING(values[1]), size, "replace"));
    if (!text)
        return nullptr;
    core->print(fromPython(text.get()));
    return PyLong_FromSsize_t(size);
}

void armWrite(PyObject *module)
{
    const PyRef function = PyRef::steal(PyObject_GetAttrString(module, "write"));
    PyMethodDef *record = recordOf(function.get());
    constexpr int kinds = METH_VARARGS | METH_FASTCALL | METH_KEYWORDS | METH_O | METH_NOARGS | METH_METHOD;
    if (record == nullptr || realWrite != nullptr || (record->ml_flags & kinds) != METH_FASTCALL)
        return;
    realWrite = reinterpret_cast<FastFunction>(reinterpret_cast<void *>(record->ml_meth));
    record->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedWrite));
}

// What changes the whole process has no event. The names are those of the events that judge it.
template <int index>
struct ChangeOfProcess {
    static constexpr std::array names { "os._exit", "os.abort", "os.chroot", "os.initgroups", "os.login_tty", "os.nice",
        "os.sched_setaffinity", "os.sched_setparam", "os.sched_setscheduler", "os.setegid", "os.seteuid", "os.setgid",
        "os.setgroups", "os.setns", "os.setpgid", "os.setpgrp", "os.setpriority", "os.setregid", "os.setresgid",
        "os.setresuid", "os.setreuid", "os.setsid", "os.setuid", "os.tcsetpgrp", "os.unshare" };
    static bool may(const CallArguments & /*arguments*/)
    {
        return boundSession() == nullptr || PySys_Audit(names.at(index), nullptr) == 0;
    }
};

template <int... indexes>
void armChangesOfProcess(PyObject *module, std::integer_sequence<int, indexes...>)
{
    constexpr std::size_t prefix = std::string_view("os.").size();
    (CallGuard<ChangeOfProcess<indexes>>::arm(module, ChangeOfProcess<0>::names.at(indexes) + prefix), ...);
}

// Functions that create files and processes.
struct MakeFifo {
    static bool may(const CallArguments &arguments)
    {
        PyObject *path = arguments.at(0, "path");
        return path == nullptr || PySys_Audit("os.mkfifo", "O", path) == 0;
    }
};
struct MakeNode {
    static bool may(const CallArguments &arguments)
    {
        PyObject *path = arguments.at(0, "path");
        return path == nullptr || PySys_Audit("os.mknod", "O", path) == 0;
    }
};
struct ForkAndRun {
    static bool may(const CallArguments &arguments)
    {
        PyObject *program = arguments.at(1, "executable_list");
        return PySys_Audit("_posixsubprocess.fork_exec", "O", program != nullptr ? program : Py_None) == 0;
    }
};

} // namespace

std::string pathOfDescriptor(int descriptor)
{
    std::string path(4096, '\0');
    const ssize_t size = ::readlink(formatted("/proc/self/fd/{}", descriptor).c_str(), path.data(), path.size());
    path.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    struct stat about {};
    const bool isFile = path.starts_with('/') && ::fstat(descriptor, &about) == 0
        && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode) || path == "/dev/null");
    return isFile ? path : std::string();
}

std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes)
{
    if (core.allowsEverything())
        return std::nullopt;
    const bool isStandard = descriptor <= lastStandard; // owned by the program
    const std::string path = isStandard ? std::string() : pathOfDescriptor(descriptor);
    if (!path.empty()) {
        auto record = judgeAuditEvent({ "open", path, writes }, core.policy, core.imports);
        return record && record->verdict == Verdict::Denied ? record : std::nullopt;
    }
    if (!isStandard && (isOpenedForWriting(core, descriptor) || mayHaveDescriptors(core)))
        return std::nullopt;
    return EventRecord { 0, "open", formatted("descriptor {}", descriptor), Verdict::Denied, "guards.withheld" };
}

bool mayUseDescriptor(PyObject *number, bool writes)
{
    return mayUse(number, writes ? "r+" : "r", writes ? O_RDWR : O_RDONLY);
}

void armDescriptors()
{
    armFiles();
    if (const PyRef module = importModule("posix")) {
        CallGuard<DescriptorGuard, 0>::arm(module.get(), "dup");
        CallGuard<DescriptorGuard, 1>::arm(module.get(), "dup2");
        CallGuard<MakeFifo>::arm(module.get(), "mkfifo");
        CallGuard<MakeNode>::arm(module.get(), "mknod");
        CallGuard<SendFile>::arm(module.get(), "sendfile");
        armAll<RelativePath>(module.get(), std::array { "mkfifo", "mknod" });
        armOpen(module.get());
        armWrite(module.get());
        armChangesOfProcess(
            module.get(), std::make_integer_sequence<int, static_cast<int>(ChangeOfProcess<0>::names.size())>());
        armAll<UseOfDescriptor>(module.get(), std::array { "read", "readv", "pread", "preadv" });
        armAll<EndOfDescriptor>(module.get(), std::array { "close", "closerange" });
        armAll<WriteIntoDescriptor>(
            module.get(), std::array { "writev", "pwrite", "pwritev", "posix_fallocate", "set_blocking" });
        armAll<CopyOfDescriptor>(module.get(), std::array { "copy_file_range", "splice" });
    }
    PyErr_Clear();
    if (const PyRef module = importModule("_signal"))
        armAll<SignalGuard>(module.get(),
            std::array { "signal", "set_wakeup_fd", "setitimer", "alarm", "siginterrupt", "pthread_sigmask" });
    PyErr_Clear();
    if (const PyRef module = importModule("_signal"))
        armAll<SentSignal>(module.get(), std::array { "pthread_kill", "raise_signal" });
    PyErr_Clear();
    if (const PyRef module = importModule("_signal"))
        CallGuard<SignalToProcess>::arm(module.get(), "pidfd_send_signal");
    PyErr_Clear();
    if (const PyRef module = importModule("_posixsubprocess"))
        CallGuard<ForkAndRun>::arm(module.get(), "fork_exec");
    PyErr_Clear();
}

void armSocketGuards()
{
    const UnauditedCall own;
    const PyRef module = importModule("_socket");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "socket") : nullptr);
    PyErr_Clear();
    if (!type || !PyType_Check(type.get()) || realInitOfSocket != nullptr)
        return;
    replaceInit(reinterpret_cast<PyTypeObject *>(type.get()), realInitOfSocket, guardedInitOfSocket);
    PyErr_Clear();
}

namespace {

// The methods of a class in C, by their names.
PyMethodDef *methodOf(PyTypeObject *type, std::string_view name)
{
    for (PyMethodDef *method = type->tp_methods; method != nullptr && method->ml_name != nullptr; ++method) {
        if (method->ml_name == name)
            return method;
    }
    return nullptr;
}

} // namespace

void armProcessLocks()
{
    const UnauditedCall own;
    const PyRef module = importModule("_multiprocessing");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "SemLock") : nullptr);
    if (type && PyType_Check(type.get()) && realNewOfLock == nullptr)
        realNewOfLock = std::exchange(reinterpret_cast<PyTypeObject *>(type.get())->tp_new, guardedNewOfLock);
    PyErr_Clear();
}

void armPollGuards()
{
    const UnauditedCall own;
    const PyRef module = importModule("select");
    const PyRef epoll = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "epoll") : nullptr);
    if (epoll && PyType_Check(epoll.get())) {
        auto *type = reinterpret_cast<PyTypeObject *>(epoll.get());
        CallGuard<PollOfDescriptor>::armRecord(methodOf(type, "fromfd"));
        CallGuard<WatchOfDescriptor, 0>::armRecord(methodOf(type, "register"));
        CallGuard<WatchOfDescriptor, 1>::armRecord(methodOf(type, "modify"));
    }
    const PyRef poll = PyRef::steal(module ? PyObject_CallMethod(module.get(), "poll", nullptr) : nullptr);
    if (poll) {
        CallGuard<WatchOfDescriptor, 2>::armRecord(methodOf(Py_TYPE(poll.get()), "register"));
        CallGuard<WatchOfDescriptor, 3>::armRecord(methodOf(Py_TYPE(poll.get()), "modify"));
        CallGuard<WatchOfMany>::arm(module.get(), "select");
    }
    PyErr_Clear();
}

void armTerminalGuards()
{
    const UnauditedCall own;
    const PyRef module = importModule("termios");
    if (module)
        armAll<TerminalGuard>(module.get(),
            std::array { "tcdrain", "tcflow", "tcflush", "tcgetattr", "tcgetwinsize", "tcsendbreak", "tcsetattr",
                "tcsetwinsize" });
    PyErr_Clear();
}

} // namespace vitrine
