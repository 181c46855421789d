// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/raising.h"

#include <utility>

namespace vitrine::smolagents {

namespace {

// An instance; null with an exception set.
PyRef exceptionFrom(PyObject *what, const char *complaint)
{
    if (PyExceptionInstance_Check(what))
        return PyRef::borrow(what);
    if (!PyExceptionClass_Check(what)) {
        PyErr_SetString(PyExc_TypeError, complaint);
        return {};
    }
    PyRef made = PyRef::steal(PyObject_CallNoArgs(what));
    if (made && !PyExceptionInstance_Check(made.get())) {
        PyErr_Format(PyExc_TypeError, "calling %R should have returned an instance of BaseException, not %R", what,
            Py_TYPE(made.get()));
        return {};
    }
    return made;
}

} // namespace

void raiseAs(PyObject *what, PyObject *cause)
{
    const PyRef exception = exceptionFrom(what, "exceptions must derive from BaseException");
    if (!exception)
        return;
    if (cause != nullptr) {
        PyRef because = exceptionFrom(cause, "exception causes must derive from BaseException");
        if (!because)
            return;
        PyException_SetCause(exception.get(), because.release());
    }
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(exception.get())), exception.get());
}

// Not PyErr_GetHandledException, which looks further out: a generator would keep what its caller handled.
Handling::Handling(PyObject *exception)
    : m_location(exception != nullptr ? PyThreadState_GET()->exc_info : nullptr)
{
    if (m_location != nullptr)
        m_before = PyRef::steal(std::exchange(m_location->exc_value, Py_NewRef(exception)));
}

Handling::~Handling()
{
    if (m_location != nullptr)
        m_before = PyRef::steal(std::exchange(m_location->exc_value, m_before.release()));
}

} // namespace vitrine::smolagents
