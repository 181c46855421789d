// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/modulecopies.h"

#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/enginereading.h"
#include "executor/engine/guards/interruptiblesleep.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/safewrappers.h"
#include "executor/engine/smolagents/objecttraits.h"

namespace vitrine::smolagents {

namespace {

// The references of a copy, visible to the garbage collector.
struct CopyState {
    PyObject *env;
    PyObject *real;
};

CopyState *stateOf(PyObject *copy) { return static_cast<CopyState *>(PyModule_GetState(copy)); }

int copyTraverse(PyObject *copy, visitproc visit, void *arg)
{
    if (CopyState *state = stateOf(copy)) {
        Py_VISIT(state->env);
        Py_VISIT(state->real);
    }
    return 0;
}

int copyClear(PyObject *copy)
{
    if (CopyState *state = stateOf(copy)) {
        Py_CLEAR(state->env);
        Py_CLEAR(state->real);
    }
    return 0;
}

void copyFree(void *copy) { copyClear(static_cast<PyObject *>(copy)); }

// Also marks a module object as a copy: the definition is not used for anything else.
PyModuleDef copyDefinition { PyModuleDef_HEAD_INIT, "copy", nullptr, sizeof(CopyState), nullptr, nullptr, copyTraverse,
    copyClear, copyFree };

PyRef specOf(PyObject *real)
{
    PyObject *spec = nullptr;
    if (PyObject_GetOptionalAttrString(real, "__spec__", &spec) < 0)
        return {};
    if (spec != nullptr && !Py_IsNone(spec))
        return PyRef::steal(spec);
    Py_XDECREF(spec);
    const PyRef machinery = importModule("importlib.machinery");
    const PyRef name = PyRef::steal(machinery ? PyModule_GetNameObject(real) : nullptr);
    return PyRef::steal(name ? PyObject_CallMethod(machinery.get(), "ModuleSpec", "OO", name.get(), Py_None) : nullptr);
}

bool copyAbout(PyObject *real, PyObject *copy)
{
    for (const char *name : { "__name__", "__doc__", "__version__", "__all__" }) {
        PyObject *value = nullptr;
        if (PyObject_GetOptionalAttrString(real, name, &value) < 0)
            return false;
        const PyRef held = PyRef::steal(value);
        if (held && PyObject_SetAttrString(copy, name, held.get()) < 0)
            return false;
    }
    return true;
}

PyObject *missing(PyObject *real, PyObject *name)
{
    const PyRef module = PyRef::steal(PyModule_GetNameObject(real));
    if (module)
        PyErr_Format(PyExc_AttributeError, "module '%U' has no attribute '%U'", module.get(), name);
    return nullptr;
}

// `sys.modules` with copies in the place of modules. Modules that are not allowed are empty ones of their name, which
// are denied where they are read.
PyRef copiesOfModules(Machine &machine, Env &env)
{
    const PyRef loaded = PyRef::steal(PyDict_Copy(PyImport_GetModuleDict()));
    PyRef copies = PyRef::steal(loaded ? PyDict_New() : nullptr);
    PyObject *name = nullptr;
    PyObject *module = nullptr;
    for (Py_ssize_t at = 0; copies && PyDict_Next(loaded.get(), &at, &name, &module) != 0;) {
        if (!PyModule_Check(module) || !PyUnicode_Check(name))
            continue;
        const PyRef copy = isModuleAllowed(env, fromPython(name)) ? copyOfModule(machine, env, module)
                                                                  : PyRef::steal(PyModule_NewObject(name));
        if (copy)
            PyDict_SetItem(copies.get(), name, copy.get());
        PyErr_Clear(); // some modules cannot be read
    }
    return copies;
}

// The value that a copy shows under a name; null with an exception set.
PyRef shown(Machine &machine, Env &env, PyObject *real, PyObject *name)
{
    if (!machine.isUnguarded() && viewOf(name) == "modules"
        && real == PyDict_GetItemString(PyImport_GetModuleDict(), "sys"))
        return copiesOfModules(machine, env);
    PyRef value = PyRef::steal(PyObject_GetAttr(real, name));
    if (!value)
        return {};
    if (PyModule_Check(value.get()))
        return copyOfModule(machine, env, value.get());
    if (machine.isUnguarded())
        return value;
    if (isPrivateOfModule(fromPython(name)))
        return PyRef::steal(missing(real, name));
    return isWithheld(value.get()) ? machine.objects().withheld(value.get(), name) : std::move(value);
}

// The copy is only borrowed: it is the only owner of the calling function.
PyObject *lateAttribute(PyObject *copy, PyObject *args)
{
    PyObject *name = nullptr;
    if (PyArg_ParseTuple(args, "U", &name) == 0)
        return nullptr;
    const CopyState *state = stateOf(copy);
    if (state == nullptr || state->env == nullptr)
        return missing(copy, name);
    const EngineReading own;
    auto *env = as<Env>(state->env);
    PyRef value = shown(*env->machine, *env, state->real, name);
    if (value && PyObject_SetAttr(copy, name, value.get()) < 0)
        return nullptr;
    return value.release();
}

bool addLateAttributes(Machine &machine, Env &env, PyObject *real, PyObject *copy)
{
    if (PyModule_ExecDef(copy, &copyDefinition) < 0)
        return false;
    *stateOf(copy) = { Py_NewRef(plain(&env)), Py_NewRef(real) };
    const PyRef late = machine.core().types->function(
        "__getattr__", [copy](PyObject *args, PyObject *) { return lateAttribute(copy, args); });
    return late && PyObject_SetAttrString(copy, "__getattr__", late.get()) == 0;
}

bool replaceSleep(Machine &machine, PyObject *copy, const std::string &name)
{
    if (name != "time")
        return true;
    const PyRef sleep = makeInterruptibleSleep(machine.core().shared_from_this());
    return sleep && PyObject_SetAttrString(copy, "sleep", sleep.get()) == 0;
}

} // namespace

bool isModuleCopy(PyObject *object) { return PyModule_GetDef(object) == &copyDefinition; }

PyRef namesOfModule(PyObject *copy)
{
    PyObject *listed = nullptr;
    if (PyObject_GetOptionalAttrString(copy, "__all__", &listed) < 0)
        return {};
    if (listed != nullptr)
        return PyRef::steal(PySequence_List(PyRef::steal(listed).get()));
    const CopyState *state = stateOf(copy);
    const PyRef all = PyRef::steal(PyObject_Dir(state != nullptr && state->real != nullptr ? state->real : copy));
    PyRef names = PyRef::steal(all ? PyList_New(0) : nullptr);
    for (Py_ssize_t i = 0; names && i < PyList_GET_SIZE(all.get()); ++i) {
        PyObject *name = PyList_GET_ITEM(all.get(), i);
        if (!fromPython(name).starts_with('_') && PyList_Append(names.get(), name) < 0)
            return {};
    }
    return names;
}

bool isModuleAllowed(Env &env, const std::string &name)
{
    const auto [known, isNew] = env.allowedModules.try_emplace(name, false);
    if (isNew)
        known->second = env.imports.allows(name);
    return known->second;
}

bool isModuleAllowed(Env &env, PyObject *module)
{
    const PyRef name = PyRef::steal(PyModule_GetNameObject(module));
    PyErr_Clear();
    return name && isModuleAllowed(env, fromPython(name.get()));
}

PyRef copyOfModule(Machine &machine, Env &env, PyObject *real)
{
    if (machine.allowsEverything() || isModuleCopy(real))
        return PyRef::borrow(real);
    armMetaclasses();
    const PyRef spec = specOf(real);
    PyRef copy = PyRef::steal(spec ? PyModule_FromDefAndSpec(&copyDefinition, spec.get()) : nullptr);
    if (!copy || PyObject_SetAttrString(copy.get(), "__spec__", spec.get()) < 0 || !copyAbout(real, copy.get()))
        return {};
    const PyRef name = PyRef::steal(PyModule_GetNameObject(copy.get()));
    if (!name)
        return {};
    if (!machine.isUnguarded() && !isModuleAllowed(env, fromPython(name.get())))
        return copy;
    return addLateAttributes(machine, env, real, copy.get())
            && replaceSleep(machine, copy.get(), fromPython(name.get()))
            && (machine.isUnguarded()
                || replaceWrappers(machine.core().shared_from_this(), fromPython(name.get()), copy.get()))
        ? std::move(copy)
        : PyRef();
}

} // namespace vitrine::smolagents
