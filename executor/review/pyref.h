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

/// One owned reference to a Python object; null is allowed. Only to be used with the GIL held, its destruction
/// included: never put one into a static or into a value that another thread may destroy.
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

/// Holds the GIL while it lives, on any thread.
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

/// A new str; invalid UTF-8 becomes replacement characters. Null with an exception set only when memory is short.
inline PyRef toPython(std::string_view text)
{
    return PyRef::steal(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

/// UTF-8 of a str; lone surrogates are written as \udcXX. Empty for anything that is no str.
std::string fromPython(PyObject *text);

/// The bytes that a str keeps of itself: as long as the str lives. Empty for anything else, and for text that has lone
/// surrogates in it.
std::string_view viewOf(PyObject *text);

/// Imports a module by its full name and gives just that module. Unlike PyImport_ImportModule it does not ask the
/// builtins of the frame that is running, which may be those of a session. Null with an exception set.
PyRef importModule(const char *name);

/// The exception that is set now, taken away; null when there is none.
inline PyRef takeException() { return PyRef::steal(PyErr_GetRaisedException()); }

} // namespace vitrine
