// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/coroutines.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/importing.h"

#include <array>

namespace vitrine {

namespace {

constexpr double beatSeconds = 0.02;

// asyncio's own loops are woken up through a pair of sockets, which a jail does not provide.
constexpr const char *loopSource = R"python(
import asyncio, os, selectors, types

# Code can reach these objects: they must not accept another descriptor, nor be used after they are closed.
def end_of(descriptor):
    held = [descriptor]
    def fileno():
        return held[0] if held else -1
    def close():
        if held:
            os.close(held.pop())
    return types.SimpleNamespace(fileno=fileno, close=close, recv=lambda size: os.read(fileno(), size),
                                 send=lambda data: os.write(fileno(), data))

class Loop(asyncio.SelectorEventLoop):
    def __init__(self, selector):
        self.dropped = [] # generators that nobody holds any more, with something left to do
        self.closing = set() # the tasks that close such
        super().__init__(selector)
    def _make_self_pipe(self):
        ends = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        self._ssock, self._csock = map(end_of, ends)
        self._internal_fds += 1
        self._add_reader(ends[0], self._read_from_self)
    def default_exception_handler(self, context):
        pass # would write to a log of whoever runs the session
    def _asyncgen_finalizer_hook(self, generator):
        self._asyncgens.discard(generator)
        if self.is_running():
            self.begin_closing(generator)
        elif not self.is_closed():
            self.dropped.append(generator)
    def begin_closing(self, generator):
        task = self.create_task(generator.aclose())
        self.closing.add(task)
        task.add_done_callback(self.closing.discard)
    def is_settled(self):
        return not self.dropped and not self.closing
    async def settle(self):
        while not self.is_settled():
            while self.dropped:
                self.begin_closing(self.dropped.pop())
            begun = list(self.closing)
            await asyncio.gather(*begun, return_exceptions=True)
            self.closing.difference_update(begun)
    def open_things(self):
        return asyncio.all_tasks(self), set(self._asyncgens)
    async def close_all_but(self, tasks, generators):
        begun = asyncio.all_tasks(self) - tasks - {asyncio.current_task(self)}
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for generator in set(self._asyncgens) - generators:
            self._asyncgens.discard(generator)
            self.begin_closing(generator)
        await self.settle()
    def end(self):
        self.set_exception_handler(None)
        self.dropped.clear()
        self.close()

def make():
    return Loop(selectors.PollSelector()) # an epoll would be one for all copies of a session

def replace():
    asyncio.SelectorEventLoop._make_self_pipe = Loop._make_self_pipe
)python";

// The engine itself creates the loop's pipe and imports its modules.
PyRef calledInLoopSource(SessionCore &core, const char *function)
{
    const UnauditedCall own;
    const Importing importing(core);
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef names = PyRef::steal(PyDict_New());
    const bool isReady = builtins && names && PyDict_SetItemString(names.get(), "__builtins__", builtins.get()) == 0;
    const PyRef done = isReady ? runEngineSource(loopSource, names) : PyRef();
    return PyRef::steal(done ? PyObject_CallNoArgs(PyDict_GetItemString(names.get(), function)) : nullptr);
}

bool isRunning(PyObject *loop)
{
    const PyRef answer = PyRef::steal(PyObject_CallMethod(loop, "is_running", nullptr));
    return answer && PyObject_IsTrue(answer.get()) == 1;
}

// Called by the loop repeatedly while it runs for a step: ends the loop of a stopped step.
class Beat final {
public:
    Beat(SessionCore &core, PyObject *loop)
        : m_function(core.types->function(
              "beat", [&core, loop, self = m_self](PyObject *, PyObject *) { return beat(core, loop, *self); }))
    {
        *m_self = m_function.get(); // does not hold itself
    }
    ~Beat() { *m_self = nullptr; }
    Beat(const Beat &) = delete;
    Beat &operator=(const Beat &) = delete;
    PyObject *function() const { return m_function.get(); }

private:
    static PyObject *beat(SessionCore &core, PyObject *loop, PyObject *self)
    {
        if (self == nullptr)
            return Py_NewRef(Py_None);
        const bool isStopped = core.meter.reason() != StopReason::None;
        return isStopped ? PyObject_CallMethod(loop, "stop", nullptr)
                         : PyObject_CallMethod(loop, "call_later", "dO", beatSeconds, self);
    }

    const std::shared_ptr<PyObject *> m_self = std::make_shared<PyObject *>(nullptr);
    const PyRef m_function;
};

PyObject *loopOf(SessionCore &core)
{
    core.endLoop = closeEventLoop;
    if (!core.eventLoop)
        core.eventLoop = calledInLoopSource(core, "make");
    PyObject *loop = core.eventLoop.get();
    if (loop == nullptr || !isRunning(loop))
        return loop;
    PyErr_SetString(PyExc_RuntimeError, "asyncio.run() cannot be called from a running event loop");
    return nullptr;
}

PyRef runOnLoop(SessionCore &core, PyObject *coroutine)
{
    PyObject *loop = loopOf(core);
    if (loop == nullptr)
        return {};
    const Beat beat(core, loop);
    const PyRef first
        = PyRef::steal(beat.function() ? PyObject_CallMethod(loop, "call_soon", "O", beat.function()) : nullptr);
    PyRef value = PyRef::steal(first ? PyObject_CallMethod(loop, "run_until_complete", "O", coroutine) : nullptr);
    if (core.meter.reason() == StopReason::None)
        return value;
    PyErr_Clear();
    closeEventLoop(core); // with everything still pending in it
    core.raiseStop();
    return {};
}

// Completes the coroutine of a loop's method, also after an exception, which stays set. Errors while closing are
// ignored.
void settleOnLoop(SessionCore &core, const char *method, PyObject *arguments)
{
    PyRef pending = takeException();
    const PyRef function = PyRef::steal(PyObject_GetAttrString(core.eventLoop.get(), method));
    const PyRef closing = PyRef::steal(function ? PyObject_CallObject(function.get(), arguments) : nullptr);
    if (closing)
        runOnLoop(core, closing.get());
    PyErr_Clear();
    PyErr_SetRaisedException(pending.release());
}

bool isSettled(SessionCore &core)
{
    PyRef pending = takeException();
    const PyRef answer = PyRef::steal(PyObject_CallMethod(core.eventLoop.get(), "is_settled", nullptr));
    const bool isSettled = !answer || PyObject_IsTrue(answer.get()) != 0;
    PyErr_Clear();
    PyErr_SetRaisedException(pending.release());
    return isSettled;
}

// Like asyncio.run: ends everything that was started in it.
PyRef runAndClose(SessionCore &core, PyObject *coroutine)
{
    PyObject *loop = loopOf(core);
    const PyRef before = PyRef::steal(loop != nullptr ? PyObject_CallMethod(loop, "open_things", nullptr) : nullptr);
    if (!before)
        return {};
    PyRef value = runOnLoop(core, coroutine);
    if (core.eventLoop) // or it was stopped
        settleOnLoop(core, "close_all_but", before.get());
    return value;
}

PyRef sendToEnd(SessionCore &core, PyObject *coroutine)
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
            PyErr_SetString(PyExc_RuntimeError, "await needs an event loop, and the policy does not allow asyncio");
            return {};
        }
    }
    core.raiseStop();
    return {};
}

// Collects generators for the end of a step; after the end of the session, nothing runs any more.
PyRef makeDrop(SessionCore &core)
{
    return core.types->function("drop", [owner = core.shared_from_this()](PyObject *args, PyObject *) -> PyObject * {
        if (owner->droppedGenerators && PyTuple_GET_SIZE(args) == 1
            && PyList_Append(owner->droppedGenerators.get(), PyTuple_GET_ITEM(args, 0)) < 0)
            return nullptr;
        return Py_NewRef(Py_None);
    });
}

PyRef exchangeHooks(const PyRef &firstIteration, const PyRef &finalizer)
{
    const UnauditedCall own;
    const PyRef before = PyRef::steal(PyObject_CallNoArgs(PySys_GetObject("get_asyncgen_hooks")));
    const PyRef set = PyRef::steal(before ? PyObject_CallFunctionObjArgs(PySys_GetObject("set_asyncgen_hooks"),
                                                firstIteration.get(), finalizer.get(), nullptr)
                                          : nullptr);
    return set ? before : PyRef();
}

// Without a loop, a coroutine that waits for something outside can never be woken up.
PyRef runAlone(SessionCore &core, PyObject *coroutine)
{
    core.endLoop = closeEventLoop;
    if (!core.droppedGenerators)
        core.droppedGenerators = PyRef::steal(PyList_New(0));
    const PyRef drop = makeDrop(core);
    const PyRef before = drop ? exchangeHooks(PyRef::borrow(Py_None), drop) : PyRef();
    if (!before)
        return {};
    PyRef value = sendToEnd(core, coroutine);
    PyRef pending = takeException();
    exchangeHooks(PyRef::borrow(PyTuple_GET_ITEM(before.get(), 0)), PyRef::borrow(PyTuple_GET_ITEM(before.get(), 1)));
    PyErr_Clear();
    PyErr_SetRaisedException(pending.release());
    return value;
}

void settleAlone(SessionCore &core)
{
    PyRef pending = takeException();
    PyObject *dropped = core.droppedGenerators.get();
    while (core.meter.reason() == StopReason::None && PyList_GET_SIZE(dropped) > 0) {
        const PyRef generator = PyRef::borrow(PyList_GET_ITEM(dropped, PyList_GET_SIZE(dropped) - 1));
        PyList_SetSlice(dropped, PyList_GET_SIZE(dropped) - 1, PyList_GET_SIZE(dropped), nullptr);
        const PyRef closing = PyRef::steal(PyObject_CallMethod(generator.get(), "aclose", nullptr));
        if (closing)
            runAlone(core, closing.get());
        PyErr_Clear();
    }
    PyErr_SetRaisedException(pending.release());
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
        return runAndClose(*core, coroutine).release();
    });
}

void closeDroppedGenerators(SessionCore &core)
{
    if (core.droppedGenerators && PyList_GET_SIZE(core.droppedGenerators.get()) > 0)
        settleAlone(core);
    if (core.eventLoop && core.meter.reason() == StopReason::None && !isSettled(core))
        settleOnLoop(core, "settle", nullptr);
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
    const PyRef closed = PyRef::steal(loop ? PyObject_CallMethod(loop.get(), "end", nullptr) : nullptr);
    core.droppedGenerators = {};
    PyErr_Clear();
}

} // namespace vitrine
