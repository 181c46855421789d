// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/interruptiblewaits.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// The longest delay until a waiting step notices a stop. The awaited event ends the wait at once.
constexpr Seconds longestSlice { 0.05 };

// The kind of wait, which determines the result after a timeout.
enum class Waits {
    ForLock, ///< acquire(blocking, timeout): False
    ForItem, ///< get(block, timeout): raises Empty
    ForThread, ///< join(timeout): None
    ForEvents, ///< poll(timeout, maxevents): an empty list
};

// The arguments of the caller. Waits forever without a timeout.
struct Demand {
    bool blocks = true;
    std::optional<double> timeout;
};

// CPython's record of a method, with its calling convention.
struct RealMethod {
    PyCFunction function = nullptr;
    int flags = 0;
};

template <typename Function>
Function *as(PyCFunction function)
{
    return reinterpret_cast<Function *>(reinterpret_cast<void *>(function));
}

using WithKeywords = PyObject *(PyObject *, PyObject *, PyObject *);
using WithVector = PyObject *(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
using WithClass = PyObject *(PyObject *, PyTypeObject *, PyObject *const *, std::size_t, PyObject *);

constexpr int byKeywords = METH_VARARGS | METH_KEYWORDS;
constexpr int byVector = METH_FASTCALL | METH_KEYWORDS;
constexpr int byClass = METH_METHOD | METH_FASTCALL | METH_KEYWORDS;

PyObject *callReal(const RealMethod &real, PyObject *self, PyTypeObject *type, PyObject *args)
{
    PyObject *const *items = reinterpret_cast<PyTupleObject *>(args)->ob_item;
    switch (real.flags) {
    case METH_VARARGS: return real.function(self, args);
    case METH_O: return real.function(self, PyTuple_GET_SIZE(args) > 0 ? items[0] : Py_None);
    case byKeywords: return as<WithKeywords>(real.function)(self, args, nullptr);
    case byVector: return as<WithVector>(real.function)(self, items, PyTuple_GET_SIZE(args), nullptr);
    case byClass:
        return as<WithClass>(real.function)(
            self, type, items, static_cast<std::size_t>(PyTuple_GET_SIZE(args)), nullptr);
    default: return PyErr_Format(PyExc_SystemError, "a method is called in an unknown way");
    }
}

PyRef argumentsFor(Waits waits, Seconds slice)
{
    const bool isTimeOnly = waits == Waits::ForThread || waits == Waits::ForEvents;
    return PyRef::steal(
        isTimeOnly ? Py_BuildValue("(d)", slice.count()) : Py_BuildValue("(Od)", Py_True, slice.count()));
}

bool isThreadDone(PyObject *thread)
{
    const PyRef done = PyRef::steal(PyObject_CallMethod(thread, "is_done", nullptr));
    return done && PyObject_IsTrue(done.get()) == 1;
}

bool isEmptyError()
{
    const PyRef queue = importModule("_queue");
    const PyRef empty = PyRef::steal(queue ? PyObject_GetAttrString(queue.get(), "Empty") : nullptr);
    return empty && PyErr_ExceptionMatches(empty.get()) != 0;
}

bool isInVain(Waits waits, PyObject *self, PyObject *result)
{
    if (waits == Waits::ForItem) {
        const PyRef raised = result == nullptr ? takeException() : PyRef();
        if (raised)
            PyErr_SetRaisedException(Py_NewRef(raised.get()));
        return raised && isEmptyError();
    }
    if (waits == Waits::ForEvents)
        return result != nullptr && PyList_Check(result) && PyList_GET_SIZE(result) == 0;
    return result != nullptr && (waits == Waits::ForLock ? Py_IsFalse(result) != 0 : !isThreadDone(self));
}

// Waits in slices with the real method, and checks between them whether the step was stopped.
PyObject *waitFor(SessionCore &core, Waits waits, const RealMethod &real, PyObject *self, PyTypeObject *type,
    std::optional<double> timeout)
{
    constexpr double longest = 1e9;
    const auto length = Seconds(std::min(timeout.value_or(longest), longest));
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(length);
    while (true) {
        const Seconds left = end - Clock::now();
        const PyRef args = argumentsFor(waits, std::clamp(left, Seconds(0), longestSlice));
        PyRef result = PyRef::steal(args ? callReal(real, self, type, args.get()) : nullptr);
        if (left <= longestSlice || !isInVain(waits, self, result.get()))
            return result.release();
        PyErr_Clear();
        if (PyErr_CheckSignals() < 0) // Ctrl-C in a host
            return nullptr;
        // An import may wait for that of another session.
        if ((core.meter.reason() != StopReason::None && !core.meter.isImporting()) || mustEnd(core))
            return core.raiseStop();
    }
}

// The requested wait if it can block. Invalid arguments are left to the real method, which reports them.
std::optional<Demand> demandOf(Waits waits, PyObject *args, PyObject *keywords)
{
    static std::array acquire { "blocking", "timeout", static_cast<const char *>(nullptr) };
    static std::array get { "block", "timeout", static_cast<const char *>(nullptr) };
    static std::array join { "timeout", static_cast<const char *>(nullptr) };
    static std::array poll { "timeout", "maxevents", static_cast<const char *>(nullptr) };
    int blocks = 1;
    PyObject *timeout = Py_None;
    int mostEvents = -1;
    const bool isThread = waits == Waits::ForThread;
    const bool isPoll = waits == Waits::ForEvents;
    char **names = const_cast<char **>(isThread ? join.data()
            : isPoll                            ? poll.data()
            : waits == Waits::ForItem           ? get.data()
                                                : acquire.data());
    const int isParsed = isThread ? PyArg_ParseTupleAndKeywords(args, keywords, "|O", names, &timeout)
        : isPoll                  ? PyArg_ParseTupleAndKeywords(args, keywords, "|Oi", names, &timeout, &mostEvents)
                                  : PyArg_ParseTupleAndKeywords(args, keywords, "|pO", names, &blocks, &timeout);
    double seconds = isParsed != 0 && !Py_IsNone(timeout) ? PyFloat_AsDouble(timeout) : -1;
    if (isPoll && seconds < 0 && PyErr_Occurred() == nullptr)
        seconds = -1; // any such time means forever
    const bool isWrong = isParsed == 0 || PyErr_Occurred() != nullptr || (blocks == 0 && seconds >= 0);
    PyErr_Clear();
    if (isWrong || blocks == 0 || (seconds < 0 && seconds != -1))
        return std::nullopt;
    return Demand { true, seconds < 0 ? std::nullopt : std::optional(seconds) };
}

PyRef keywordsOf(PyObject *const *values, PyObject *names)
{
    PyRef keywords = PyRef::steal(PyDict_New());
    for (Py_ssize_t i = 0; keywords && names != nullptr && i < PyTuple_GET_SIZE(names); ++i)
        PyDict_SetItem(keywords.get(), PyTuple_GET_ITEM(names, i), values[i]);
    return keywords;
}

PyRef positionals(PyObject *const *values, Py_ssize_t count)
{
    PyRef args = PyRef::steal(PyTuple_New(count));
    for (Py_ssize_t i = 0; args && i < count; ++i)
        PyTuple_SET_ITEM(args.get(), i, Py_NewRef(values[i]));
    return args;
}

enum class Location { Lock, LockOld, LockEntered, RLock, RLockEntered, Queue, Thread, Events };

struct Method {
    Location location;
    const char *module;
    const char *type;
    const char *name;
    Waits waits;
    Location acquires; ///< the method to call with a timeout instead
};

constexpr std::array methods {
    Method { Location::Lock, "_thread", "LockType", "acquire", Waits::ForLock, Location::Lock },
    Method { Location::LockOld, "_thread", "LockType", "acquire_lock", Waits::ForLock, Location::Lock },
    Method { Location::LockEntered, "_thread", "LockType", "__enter__", Waits::ForLock, Location::Lock },
    Method { Location::RLock, "_thread", "RLock", "acquire", Waits::ForLock, Location::RLock },
    Method { Location::RLockEntered, "_thread", "RLock", "__enter__", Waits::ForLock, Location::RLock },
    Method { Location::Queue, "_queue", "SimpleQueue", "get", Waits::ForItem, Location::Queue },
    Method { Location::Thread, "_thread", "_ThreadHandle", "join", Waits::ForThread, Location::Thread },
    Method { Location::Events, "select", "epoll", "poll", Waits::ForEvents, Location::Events },
};

std::array<RealMethod, methods.size()> reals;

RealMethod &realOf(Location location) { return reals.at(static_cast<std::size_t>(location)); }

// Replaces one method, in each of CPython's calling conventions.
template <Location location>
class GuardedWait final {
public:
    static PyCFunction forFlags(int flags)
    {
        switch (flags) {
        case METH_NOARGS:
        case METH_VARARGS:
        case METH_O: return single;
        case byKeywords: return reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(keyworded));
        case byVector: return reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(vectored));
        case byClass: return reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(classed));
        default: return nullptr;
        }
    }

private:
    static constexpr const Method &method = methods[static_cast<std::size_t>(location)];

    static PyObject *wait(SessionCore &core, const Demand &demand, PyObject *self, PyTypeObject *type)
    {
        return waitFor(core, method.waits, realOf(method.acquires), self, type, demand.timeout);
    }

    static PyObject *single(PyObject *self, PyObject *args)
    {
        SessionCore *core = auditedSession();
        const bool isTuple = realOf(location).flags == METH_VARARGS;
        const PyRef tuple = core == nullptr ? PyRef()
            : isTuple                       ? PyRef::borrow(args)
                                            : positionals(&args, realOf(location).flags == METH_O ? 1 : 0);
        const auto demand = tuple ? demandOf(method.waits, tuple.get(), nullptr) : std::nullopt;
        return demand ? wait(*core, *demand, self, nullptr) : realOf(location).function(self, args);
    }

    static PyObject *keyworded(PyObject *self, PyObject *args, PyObject *keywords)
    {
        SessionCore *core = auditedSession();
        const auto demand = core != nullptr ? demandOf(method.waits, args, keywords) : std::nullopt;
        return demand ? wait(*core, *demand, self, nullptr)
                      : as<WithKeywords>(realOf(location).function)(self, args, keywords);
    }

    static std::optional<Demand> vectorDemand(PyObject *const *args, Py_ssize_t count, PyObject *names)
    {
        const PyRef tuple = positionals(args, count);
        const PyRef keywords = keywordsOf(args + count, names);
        return tuple && keywords ? demandOf(method.waits, tuple.get(), keywords.get()) : std::nullopt;
    }

    static PyObject *vectored(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names)
    {
        SessionCore *core = auditedSession();
        const auto demand = core != nullptr ? vectorDemand(args, count, names) : std::nullopt;
        return demand ? wait(*core, *demand, self, nullptr)
                      : as<WithVector>(realOf(location).function)(self, args, count, names);
    }

    static PyObject *classed(
        PyObject *self, PyTypeObject *type, PyObject *const *args, std::size_t count, PyObject *names)
    {
        SessionCore *core = auditedSession();
        const auto demand = core != nullptr ? vectorDemand(args, static_cast<Py_ssize_t>(count), names) : std::nullopt;
        return demand ? wait(*core, *demand, self, type)
                      : as<WithClass>(realOf(location).function)(self, type, args, count, names);
    }
};

// All methods of a class point to the interpreter's record.
template <Location location>
void armWait()
{
    constexpr const Method &method = methods[static_cast<std::size_t>(location)];
    static_assert(method.location == location);
    const PyRef module = importModule(method.module);
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), method.type) : nullptr);
    PyMethodDef *entry
        = type && PyType_Check(type.get()) ? reinterpret_cast<PyTypeObject *>(type.get())->tp_methods : nullptr;
    PyErr_Clear();
    for (; entry != nullptr && entry->ml_name != nullptr; ++entry) {
        const bool canTakeTime = location == method.acquires || realOf(method.acquires).function != nullptr;
        PyCFunction guarded = GuardedWait<location>::forFlags(entry->ml_flags);
        if (std::string_view(entry->ml_name) != method.name || guarded == nullptr || !canTakeTime)
            continue;
        realOf(location) = { entry->ml_meth, entry->ml_flags };
        entry->ml_meth = guarded;
    }
}

} // namespace

void armInterruptibleWaits()
{
    armWait<Location::Lock>();
    armWait<Location::LockOld>();
    armWait<Location::LockEntered>();
    armWait<Location::RLock>();
    armWait<Location::RLockEntered>();
    armWait<Location::Queue>();
    armWait<Location::Thread>();
    armWait<Location::Events>();
}

} // namespace vitrine
