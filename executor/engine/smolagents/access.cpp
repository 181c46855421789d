// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/access.h"

#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/smolagents/modulecopies.h"

#include <algorithm>
#include <array>

namespace vitrine::smolagents {

namespace {

// Dunder methods that the framework allows code to call, which is the meaning of the policy's list in its default form;
// they are still not readable.
constexpr std::array callableDunders { std::string_view("__init__"), std::string_view("__repr__"),
    std::string_view("__str__") };

constexpr std::string_view ownModule = "smolagents.local_python_executor";

bool isDunderName(PyObject *name)
{
    const std::string text = fromPython(name);
    return text.starts_with("__") && text.ends_with("__");
}

bool policyAllows(const Machine &machine, const std::string &name)
{
    const auto &allowed = machine.core().policy.dunderAttributes;
    return std::ranges::contains(allowed, "*")
        || (std::ranges::contains(allowed, name) && !std::ranges::contains(callableDunders, name));
}

void denyDunder(const Machine &machine, PyObject *name)
{
    machine.deny("attributes.allow_dunder", "Forbidden access to dunder attribute: " + fromPython(name));
}

// Names that `type` reveals anyway.
bool isHarmless(PyObject *name) { return PyUnicode_CompareWithASCIIString(name, "__class__") == 0; }

// A class defined by the code: its module is the evaluator's own, as given by the frame in which it was created.
bool isOwnClass(PyTypeObject *type)
{
    if (PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) == 0 || type->tp_dict == nullptr)
        return false;
    PyObject *module = PyDict_GetItemString(type->tp_dict, "__module__");
    return module != nullptr && PyUnicode_Check(module) && fromPython(module) == ownModule
        && PyType_HasFeature(type, Py_TPFLAGS_IMMUTABLETYPE) == 0;
}

bool isOwnObject(PyObject *object)
{
    if (PyType_Check(object))
        return isOwnClass(reinterpret_cast<PyTypeObject *>(object));
    return isOwnFunction(object) || isOwnClass(Py_TYPE(object));
}

// The framework does not check names that are written.
bool isClosed(const Machine &machine, PyObject *object, PyObject *name)
{
    return isDunderName(name) && !machine.isUnguarded() && !policyAllows(machine, fromPython(name))
        && !isOwnObject(object);
}

} // namespace

bool isOwnFunction(PyObject *function)
{
    if (PyMethod_Check(function))
        function = PyMethod_GET_FUNCTION(function);
    return isFunctionOfCode(function);
}

bool isBareModule(const Machine &machine, PyObject *object)
{
    return PyModule_Check(object) && !isModuleCopy(object) && !machine.core().allowsEverything();
}

bool mayReadDunder(Machine &machine, const Node &attribute)
{
    if (!attribute.isDunder || policyAllows(machine, fromPython(attribute.name.get())))
        return true;
    denyDunder(machine, attribute.name.get());
    return false;
}

PyRef readAttribute(Machine &machine, PyObject *object, PyObject *name)
{
    if (isBareModule(machine, object)) {
        machine.deny("guards.module",
            "Forbidden access to module: " + fromPython(PyRef::steal(PyModule_GetNameObject(object)).get()));
        return {};
    }
    const bool isEvaluation = PyUnicode_CompareWithASCIIString(name, "_evaluate") == 0;
    if (isEvaluation && !machine.isUnguarded() && !isOwnObject(object)) {
        machine.deny("guards.interpreter", "Forbidden access to attribute of the interpreter: _evaluate");
        return {};
    }
    const AskedByCode asked(machine.core());
    return PyRef::steal(PyObject_GetAttr(object, name));
}

PyRef readForUpdate(Machine &machine, PyObject *object, PyObject *name)
{
    if (isClosed(machine, object, name) && !isHarmless(name)) {
        denyDunder(machine, name);
        return {};
    }
    return readAttribute(machine, object, name);
}

bool writeAttribute(Machine &machine, PyObject *object, PyObject *name, PyObject *value)
{
    if (isClosed(machine, object, name)) {
        denyDunder(machine, name);
        return false;
    }
    const AskedByCode asked(machine.core());
    return PyObject_SetAttr(object, name, value) == 0;
}

} // namespace vitrine::smolagents
