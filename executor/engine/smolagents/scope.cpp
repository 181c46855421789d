// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/scope.h"

namespace vitrine::smolagents {

namespace {

constexpr const char *counterName = "_operations_count";

// Marks a name that was deleted in this scope but exists in an outer one: an object that code never sees.
bool isRemoved(PyObject *value) { return value == Py_NotImplemented; }

// The names of a scope and all scopes around it, as the older executor's copy would hold them.
PyRef copied(const Scope &scope)
{
    PyRef names = scope.outer != nullptr ? copied(*scope.outer) : PyRef::steal(PyDict_New());
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; names && PyDict_Next(scope.names, &at, &name, &value) != 0;) {
        if (scope.outer != nullptr && isRemoved(value)) {
            if (PyDict_Pop(names.get(), name, nullptr) < 0)
                return {};
        } else if (PyDict_SetItem(names.get(), name, value) < 0) {
            return {};
        }
    }
    return names;
}

bool isCounter(PyObject *name)
{
    return PyUnicode_Check(name) && PyUnicode_GET_LENGTH(name) == 17
        && PyUnicode_CompareWithASCIIString(name, counterName) == 0;
}

} // namespace

PyObject *lookup(const Scope &scope, PyObject *name)
{
    const Scope *at = &scope;
    for (; at->outer != nullptr; at = at->outer) {
        if (PyObject *value = PyDict_GetItemWithError(at->names, name))
            return isRemoved(value) ? nullptr : value;
    }
    return PyDict_GetItemWithError(at->names, name);
}

bool publish(Run &run)
{
    if (!run.isPrivate)
        return true;
    run.isPrivate = false;
    const PyRef count = PyRef::steal(PyLong_FromUnsignedLongLong(run.count));
    return count && PyDict_SetItemString(run.counter.get(), "counter", count.get()) == 0;
}

bool bind(Scope &scope, PyObject *name, PyObject *value)
{
    if (isCounter(name) && !publish(*scope.run))
        return false;
    // The object that marks removed names cannot be a variable of an inner scope.
    if (scope.outer != nullptr && isRemoved(value) && !settle(scope))
        return false;
    return PyDict_SetItem(scope.names, name, value) == 0;
}

bool unbind(Scope &scope, PyObject *name)
{
    if (isCounter(name) && !publish(*scope.run))
        return false;
    if (scope.outer == nullptr)
        return PyDict_DelItem(scope.names, name) == 0;
    return PyDict_SetItem(scope.names, name, Py_NotImplemented) == 0;
}

PyRef visibleNames(const Scope &scope)
{
    const PyRef names = copied(scope);
    return PyRef::steal(names ? PyDict_Keys(names.get()) : nullptr);
}

bool settle(Scope &scope)
{
    if (scope.outer == nullptr)
        return true;
    PyRef names = copied(scope);
    if (!names)
        return false;
    PyObject *before = std::exchange(scope.names, names.release());
    Scope *outer = std::exchange(scope.outer, nullptr);
    Py_DECREF(before);
    Py_DECREF(reinterpret_cast<PyObject *>(outer));
    return true;
}

} // namespace vitrine::smolagents
