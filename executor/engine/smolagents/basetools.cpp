// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/basetools.h"

#include "executor/engine/smolagents/access.h"

#include <array>
#include <format>

namespace vitrine::smolagents {

namespace {

PyRef plainBuiltin(const std::string &name)
{
    for (const char *module : { "builtins", "math" }) {
        const PyRef location = importModule(module);
        PyObject *value = nullptr;
        if (location && PyObject_GetOptionalAttrString(location.get(), name.c_str(), &value) < 0)
            PyErr_Clear();
        if (value != nullptr)
            return PyRef::steal(value);
    }
    return {};
}

// Prints are captured by the name of the callee; used as a value, print writes nothing.
PyObject *lostPrint(Machine &, PyObject *, PyObject *) { return Py_NewRef(Py_None); }

PyObject *plural(Py_ssize_t given)
{
    return PyErr_Format(
        PyExc_TypeError, "nodunder_getattr() takes from 2 to 3 positional arguments but %zd were given", given);
}

PyObject *missing(Py_ssize_t given)
{
    return PyErr_Format(PyExc_TypeError,
        given == 1 ? "nodunder_getattr() missing 1 required positional argument: 'name'"
                   : "nodunder_getattr() missing 2 required positional arguments: 'obj' and 'name'");
}

PyObject *attributeOr(Machine &machine, PyObject *object, PyObject *name, PyObject *fallback)
{
    PyRef value = readAttribute(machine, object, name);
    if (value || PyErr_ExceptionMatches(PyExc_AttributeError) == 0)
        return value.release();
    PyErr_Clear();
    return Py_NewRef(fallback);
}

// The framework's getattr: no dunder names, and None for missing attributes.
PyObject *getAttribute(Machine &machine, PyObject *args, PyObject *keywords)
{
    const Py_ssize_t given = PyTuple_GET_SIZE(args);
    PyObject *fallback = keywords != nullptr ? PyDict_GetItemString(keywords, "default") : nullptr;
    if (given < 2)
        return missing(given);
    if (given > 3)
        return plural(given);
    if (given == 3)
        fallback = PyTuple_GET_ITEM(args, 2);
    PyObject *rawName = PyTuple_GET_ITEM(args, 1);
    if (!PyUnicode_Check(rawName))
        return PyErr_Format(
            PyExc_AttributeError, "'%.100s' object has no attribute 'startswith'", Py_TYPE(rawName)->tp_name);
    // A subclass of str could answer differently each time it is asked: only its plain copy is judged and used.
    const PyRef name = PyRef::steal(PyUnicode_FromObject(rawName));
    const std::string text = fromPython(name.get());
    if (text.starts_with("__") && text.ends_with("__")) {
        machine.deny("attributes.allow_dunder", "Forbidden access to dunder attribute: " + text);
        return nullptr;
    }
    return attributeOr(machine, PyTuple_GET_ITEM(args, 0), name.get(), fallback != nullptr ? fallback : Py_None);
}

PyObject *setAttribute(Machine &machine, PyObject *args, PyObject *)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    PyObject *value = nullptr;
    if (PyArg_ParseTuple(args, "OOO:setattr", &object, &rawName, &value) == 0)
        return nullptr;
    if (!PyUnicode_Check(rawName))
        return PyErr_Format(PyExc_TypeError, "attribute name must be string, not '%.200s'", Py_TYPE(rawName)->tp_name);
    const PyRef name = PyRef::steal(PyUnicode_FromObject(rawName));
    return name && writeAttribute(machine, object, name.get(), value) ? Py_NewRef(Py_None) : nullptr;
}

// Reports only whether an attribute exists, also for dunder names, like the framework's.
PyObject *hasAttribute(Machine &machine, PyObject *args, PyObject *)
{
    PyObject *object = nullptr;
    PyObject *rawName = nullptr;
    if (PyArg_ParseTuple(args, "OO:hasattr", &object, &rawName) == 0)
        return nullptr;
    if (!PyUnicode_Check(rawName))
        return PyErr_Format(PyExc_TypeError, "attribute name must be string, not '%.200s'", Py_TYPE(rawName)->tp_name);
    if (isBareModule(machine, object))
        return Py_NewRef(Py_False);
    const PyRef name = PyRef::steal(PyUnicode_FromObject(rawName));
    const int isThere = name ? PyObject_HasAttrWithError(object, name.get()) : -1;
    return isThere < 0 ? nullptr : Py_NewRef(isThere == 1 ? Py_True : Py_False);
}

struct Guarded {
    std::string_view name;
    const char *shownAs;
    PyObject *(*call)(Machine &, PyObject *, PyObject *);
};

constexpr std::array guarded { Guarded { "print", "custom_print", lostPrint },
    Guarded { "getattr", "nodunder_getattr", getAttribute }, Guarded { "setattr", "setattr", setAttribute },
    Guarded { "hasattr", "hasattr", hasAttribute } };

PyRef baseTool(const std::shared_ptr<Machine> &machine, const std::string &name)
{
    for (const Guarded &entry : guarded) {
        if (entry.name == name)
            return machine->core().types->function(entry.shownAs,
                [weak = std::weak_ptr(machine), call = entry.call](PyObject *args, PyObject *keywords) -> PyObject * {
                    if (const auto alive = weak.lock())
                        return call(*alive, args, keywords);
                    return PyErr_Format(PyExc_RuntimeError, "the session of this function has ended");
                });
    }
    return plainBuiltin(name);
}

} // namespace

PyRef makeBaseTools(const std::shared_ptr<Machine> &machine)
{
    PyRef dict = PyRef::steal(PyDict_New());
    for (const std::string &name : machine->core().policy.builtins) {
        const PyRef tool = dict ? baseTool(machine, name) : PyRef();
        if (tool && PyDict_SetItemString(dict.get(), name.c_str(), tool.get()) < 0)
            return {};
    }
    return PyErr_Occurred() == nullptr ? std::move(dict) : PyRef();
}

} // namespace vitrine::smolagents
