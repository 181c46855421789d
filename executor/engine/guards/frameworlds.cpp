// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/frameworlds.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/guards.h"

namespace vitrine {

namespace {

// write(name, value) puts it among the names of the code.
constexpr const char *namesSource = R"python(
class Names(dict):
    __slots__ = ()
    def __setitem__(self, name, value):
        write(name, value)
        super().__setitem__(name, value)
    def setdefault(self, name, value=None):
        if name not in self:
            self[name] = value
        return self[name]
    def update(self, *given, **named):
        for name, value in dict(*given, **named).items():
            self[name] = value
)python";

PyObject *writeName(PyObject *, PyObject *args)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    SessionCore *core = auditedSession();
    if (PyArg_ParseTuple(args, "UO:write", &name, &value) == 0)
        return nullptr;
    // A subclass of str could be another name each time it is asked.
    const PyRef plain = PyRef::steal(PyUnicode_FromObject(name));
    if (!plain || core == nullptr || !core->globals || !mayWriteAttribute(*core, plain.get()))
        return PyErr_Occurred() != nullptr ? nullptr : Py_NewRef(Py_None);
    return PyDict_SetItem(core->globals.get(), plain.get(), value) < 0 ? nullptr : Py_NewRef(Py_None);
}

PyMethodDef writeDefinition { "write", writeName, METH_VARARGS, nullptr };

PyObject *classOfNames()
{
    static PyObject *type = nullptr; // the interpreter's, for as long as it runs
    if (type != nullptr)
        return type;
    const UnauditedCall own;
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef write = PyRef::steal(PyCFunction_New(&writeDefinition, nullptr));
    const PyRef names = PyRef::steal(PyDict_New());
    const bool isReady = builtins && write && names
        && PyDict_SetItemString(names.get(), "__builtins__", builtins.get()) == 0
        && PyDict_SetItemString(names.get(), "__name__", toPython("vitrine").get()) == 0
        && PyDict_SetItemString(names.get(), "write", write.get()) == 0;
    if (isReady && runEngineSource(namesSource, names))
        type = Py_XNewRef(PyDict_GetItemString(names.get(), "Names"));
    return type;
}

} // namespace

PyObject *worldForLibraries(PyObject *frame, PyObject *world)
{
    const PyRef held = PyRef::steal(world);
    SessionCore *bound = PyDict_CheckExact(world) ? boundSession() : nullptr;
    if (bound == nullptr)
        return Py_NewRef(world);
    const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(reinterpret_cast<PyFrameObject *>(frame)));
    const SessionCore *owner = sessionOf(builtins.get());
    if (owner == nullptr)
        return PyDict_Copy(world);
    if (!bound->globals || world != bound->globals.get())
        return Py_NewRef(world);
    PyObject *type = classOfNames();
    return type != nullptr ? PyObject_CallOneArg(type, world) : nullptr;
}

} // namespace vitrine
