// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/hardstop.h"

#include "executor/engine/limits/meter.h"

#include <array>

namespace vitrine {

namespace {

thread_local HardStop ofThread; // the class is the engine's own, which outlives the step

int running = 0; // number of active hard stops, protected by the GIL
long tool = -1; // this engine's tool id in sys.monitoring while hard stops are active

PyObject *atEvent(PyObject * /*self*/, PyObject * /*args*/)
{
    if (ofThread.exceptionClass == nullptr || !isThreadStopped())
        Py_RETURN_NONE;
    PyErr_SetString(ofThread.exceptionClass, "the step was stopped");
    return nullptr;
}

PyMethodDef atEventRecord { "stop", atEvent, METH_VARARGS, nullptr };

// PY_START, PY_RESUME, LINE, JUMP and BRANCH, whose bits depend on the version.
constexpr std::array eventNames { "PY_START", "PY_RESUME", "LINE", "JUMP", "BRANCH" };

long numberOf(PyObject *events, const char *name)
{
    const PyRef value = PyRef::steal(PyObject_GetAttrString(events, name));
    const long number = value ? PyLong_AsLong(value.get()) : 0;
    PyErr_Clear();
    return number > 0 ? number : 0;
}

PyRef monitoring()
{
    PyObject *sys = PySys_GetObject("monitoring"); // borrowed
    return PyRef::borrow(sys);
}

bool call(PyObject *module, const char *method, const char *format, auto... arguments)
{
    const PyRef done = PyRef::steal(PyObject_CallMethod(module, method, format, arguments...));
    PyErr_Clear();
    return static_cast<bool>(done);
}

// The ids 0 to 2 and 5 are reserved for debuggers and similar tools.
bool takeTool(PyObject *module)
{
    for (const long number : { 4L, 3L }) {
        if (call(module, "use_tool_id", "ls", number, "vitrine")) {
            tool = number;
            return true;
        }
    }
    return false;
}

bool switchOn(PyObject *module)
{
    const PyRef events = PyRef::steal(PyObject_GetAttrString(module, "events"));
    const PyRef function = PyRef::steal(PyCFunction_New(&atEventRecord, nullptr));
    long all = 0;
    for (const char *name : eventNames) {
        const long number = events && function ? numberOf(events.get(), name) : 0;
        if (number > 0 && call(module, "register_callback", "llO", tool, number, function.get()))
            all |= number;
    }
    PyErr_Clear();
    return all != 0 && call(module, "set_events", "ll", tool, all);
}

void switchOff(PyObject *module)
{
    call(module, "set_events", "ll", tool, 0L);
    call(module, "free_tool_id", "l", tool);
    tool = -1;
}

} // namespace

void setHardStop(const HardStop &stop) { ofThread = stop; }

HardStop hardStop() { return ofThread; }

bool isThreadStopped() { return ofThread.meter != nullptr && ofThread.meter->isInterrupted(); }

bool beginHardStop()
{
    const PyRef module = monitoring();
    if (!module || (running == 0 && !takeTool(module.get())))
        return false;
    ++running;
    if (running > 1 || switchOn(module.get()))
        return true;
    endHardStop();
    return false;
}

void endHardStop()
{
    const PyRef raised = takeException();
    const PyRef module = monitoring();
    if (--running == 0 && module)
        switchOff(module.get());
    PyErr_Clear();
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
}

} // namespace vitrine
