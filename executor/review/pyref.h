// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "executor/review/pycompat.h"

#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

/// One owned reference to a Python object; may be null. Needs the GIL for all use, destruction included: never store
/// one in a static or in a value that another thread may destroy.
class PyRef final {
public:
    PyRef() = default;
    static PyRef steal(PyObject *object) { return PyRef(object); }
    static PyRef borrow(PyObject *object) { return PyRef(Py_XNewRef(object)); }

    PyRef(const PyRef &other)
        : m_object(Py_XNewRef(other.m_object))
    {
    }
    PyRef(PyRef &&other) noexcept
        : m_object(std::exchange(other.m_object, nullptr))
    {
    }
    PyRef &operator=(PyRef other) noexcept
    {
        std::swap(m_object, other.m_object);
        return *this;
    }
    ~PyRef() { Py_XDECREF(m_object); }

    PyObject *get() const { return m_object; }
    PyObject *release() { return std::exchange(m_object, nullptr); }
    explicit operator bool() const { return m_object != nullptr; }

private:
    explicit PyRef(PyObject *object)
        : m_object(object)
    {
    }
    PyObject *m_object = nullptr;
};

/// Holds the GIL during its lifetime, on any thread.
class Gil final {
public:
    Gil()
        : m_state(PyGILState_Ensure())
    {
    }
    ~Gil() { PyGILState_Release(m_state); }
    Gil(const Gil &) = delete;
    Gil &operator=(const Gil &) = delete;

private:
    PyGILState_STATE m_state;
};

/// A new str; invalid UTF-8 becomes replacement characters. Null with an exception set only if memory is exhausted.
inline PyRef toPython(std::string_view text)
{
    return PyRef::steal(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

/// The UTF-8 text of a str; lone surrogates are written as \udcXX. Empty for other objects.
std::string fromPython(PyObject *text);

/// The UTF-8 buffer of a str itself, valid as long as the str. Empty for other objects, and for texts with lone
/// surrogates.
std::string_view viewOf(PyObject *text);

/// Imports a module by its full name and returns exactly that module. Unlike PyImport_ImportModule it does not use the
/// builtins of the running frame, which may be those of a session. Null with an exception set.
PyRef importModule(const char *name);

/// Removes and returns the current exception; null if none is set.
inline PyRef takeException() { return PyRef::steal(PyErr_GetRaisedException()); }

} // namespace vitrine
