// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/coroutines.h"

#include "executor/engine/audithook.h"
#include "executor/engine/enginetypes.h"
#include "executor/engine/importing.h"

#include <array>

namespace vitrine {

namespace {

constexpr double beatSeconds = 0.02;

// asyncio's own loops are woken up through a pair of sockets, which a jail does not give.
constexpr const char *loopSource = R"python(
import asyncio, os, selectors

class End:
    def __init__(self, descriptor):
        self.descriptor = descriptor
    def fileno(self):
        return self.descriptor
    def recv(self, size):
        return os.read(self.descriptor, size)
    def send(self, data):
        return os.write(self.descriptor, data)
    def close(self):
        os.close(self.descriptor)

class Loop(asyncio.SelectorEventLoop):
    def _make_self_pipe(self):
        ends = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        self._ssock, self._csock = map(End, ends)
        self._internal_fds += 1
        self._add_reader(ends[0], self._read_from_self)

def make():
    return Loop(selectors.PollSelector()) # an epoll would be one for all copies of a session

def replace():
    asyncio.SelectorEventLoop._make_self_pipe = Loop._make_self_pipe
)python";

// The loop's own pipe and modules are the engine's doing.
PyRef calledInLoopSource(SessionCore &core, const char *function)
{
    const UnauditedCall own;
    const Importing importing(core);
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef names = PyRef::steal(PyDict_New());
    const bool isReady = builtins && names && PyDict_SetItemString(names.get(), "__builtins__", builtins.get()) == 0;
    const PyRef done
        = PyRef::steal(isReady ? PyRun_String(loopSource, Py_file_input, names.get(), names.get()) : nullptr);
    return PyRef::steal(done ? PyObject_CallNoArgs(PyDict_GetItemString(names.get(), function)) : nullptr);
}

bool isRunning(PyObject *loop)
{
    const PyRef answer = PyRef::steal(PyObject_CallMethod(loop, "is_running", nullptr));
    return answer && PyObject_IsTrue(answer.get()) == 1;
}

// Called by the loop again and again: the loop of a stopped step ends.
PyObject *beat(SessionCore &core, PyObject *loop, PyObject *self)
{
    const bool isStopped = core.meter.reason() != StopReason::None;
    return isStopped ? PyObject_CallMethod(loop, "stop", nullptr)
                     : PyObject_CallMethod(loop, "call_later", "dO", beatSeconds, self);
}

// The function names itself to the loop: it is held by the one who runs the loop, not by itself.
PyRef makeBeat(SessionCore &core, PyObject *loop)
{
    const auto self = std::make_shared<PyObject *>(nullptr);
    PyRef function
        = core.types->function("beat", [&core, loop, self](PyObject *, PyObject *) { return beat(core, loop, *self); });
    *self = function.get();
    return function;
}

PyRef runOnLoop(SessionCore &core, PyObject *coroutine)
{
    if (!core.eventLoop)
        core.eventLoop = calledInLoopSource(core, "make");
    PyObject *loop = core.eventLoop.get();
    if (loop == nullptr)
        return {};
    if (isRunning(loop)) {
        PyErr_SetString(PyExc_RuntimeError, "asyncio.run() cannot be called from a running event loop");
        return {};
    }
    const PyRef function = makeBeat(core, loop);
    const PyRef first = PyRef::steal(function ? PyObject_CallMethod(loop, "call_soon", "O", function.get()) : nullptr);
    PyRef value = PyRef::steal(first ? PyObject_CallMethod(loop, "run_until_complete", "O", coroutine) : nullptr);
    if (core.meter.reason() == StopReason::None)
        return value;
    PyErr_Clear();
    closeEventLoop(core); // with all that was to go on in it
    core.raiseStop();
    return {};
}

// Nobody is there to wake up who waits for something outside.
PyRef runAlone(SessionCore &core, PyObject *coroutine)
{
    while (core.meter.spend(1)) {
        PyObject *value = nullptr;
        const PySendResult sent = PyIter_Send(coroutine, Py_None, &value);
        const PyRef owned = PyRef::steal(value);
        if (sent == PYGEN_ERROR)
            return {};
        if (sent == PYGEN_RETURN)
            return owned;
        if (!Py_IsNone(value)) {
            PyErr_SetString(
                PyExc_RuntimeError, "this await needs an event loop, and the policy does not allow asyncio");
            return {};
        }
    }
    core.raiseStop();
    return {};
}

} // namespace

PyRef finishCoroutine(SessionCore &core, PyObject *coroutine)
{
    return core.imports.allows("asyncio") ? runOnLoop(core, coroutine) : runAlone(core, coroutine);
}

PyRef makeAsyncioRun(std::shared_ptr<SessionCore> core)
{
    return core->types->function("run", [core](PyObject *args, PyObject *keywords) -> PyObject * {
        static std::array names { "main", "debug", "loop_factory", static_cast<const char *>(nullptr) };
        PyObject *coroutine = nullptr;
        PyObject *ignored = nullptr;
        if (PyArg_ParseTupleAndKeywords(
                args, keywords, "O|$OO:run", const_cast<char **>(names.data()), &coroutine, &ignored, &ignored)
            == 0)
            return nullptr;
        if (!PyCoro_CheckExact(coroutine)) {
            PyErr_SetString(PyExc_TypeError, "An asyncio.Future, a coroutine or an awaitable is required");
            return nullptr;
        }
        return finishCoroutine(*core, coroutine).release();
    });
}

bool replaceLoops(SessionCore &core)
{
    if (core.isHosted || core.hasOwnLoops)
        return true;
    core.hasOwnLoops = true;
    return static_cast<bool>(calledInLoopSource(core, "replace"));
}

void closeEventLoop(SessionCore &core)
{
    const PyRef loop = std::exchange(core.eventLoop, {});
    const PyRef closed = PyRef::steal(loop ? PyObject_CallMethod(loop.get(), "close", nullptr) : nullptr);
    PyErr_Clear();
}

} // namespace vitrine
