// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <new>
#include <string>
#include <utility>

namespace vitrine::smolagents {

/// Helpers for classes written in C++ whose objects have C++ members after their PyObject head.

template <typename Object>
Object *as(PyObject *object)
{
    return reinterpret_cast<Object *>(object);
}

template <typename Object>
PyObject *plain(Object *object)
{
    return reinterpret_cast<PyObject *>(object);
}

// Creates an object: Python provides zeroed memory, in which the C++ members are constructed. They are destroyed before
// it is freed.
template <typename Object>
PyRef newObject(const PyRef &type)
{
    auto *typeObject = reinterpret_cast<PyTypeObject *>(type.get());
    PyObject *memory = typeObject->tp_alloc(typeObject, 0);
    if (memory == nullptr)
        return {};
    const PyObject head = *memory;
    new (memory) Object {};
    *memory = head;
    return PyRef::steal(memory);
}

template <typename Function>
PyType_Slot slot(int id, Function *function)
{
    return { id, reinterpret_cast<void *>(function) };
}

/// Creates a class with a plain name for code, as if it were one of the interpreter's own.
PyRef makeClass(const char *name, const char *module, std::size_t size, PyType_Slot *slots, unsigned int flags);

} // namespace vitrine::smolagents
