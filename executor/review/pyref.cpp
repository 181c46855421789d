// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/pyref.h"

namespace vitrine {

std::string fromPython(PyObject *text)
{
    if (text == nullptr || !PyUnicode_Check(text))
        return {};
    Py_ssize_t size = 0;
    if (const char *utf8 = PyUnicode_AsUTF8AndSize(text, &size))
        return { utf8, static_cast<std::size_t>(size) };
    PyErr_Clear();
    const PyRef bytes = PyRef::steal(PyUnicode_AsEncodedString(text, "utf-8", "backslashreplace"));
    if (!bytes) {
        PyErr_Clear();
        return {};
    }
    return { PyBytes_AS_STRING(bytes.get()), static_cast<std::size_t>(PyBytes_GET_SIZE(bytes.get())) };
}

std::string_view viewOf(PyObject *text)
{
    if (text == nullptr || !PyUnicode_Check(text))
        return {};
    Py_ssize_t size = 0;
    if (const char *utf8 = PyUnicode_AsUTF8AndSize(text, &size))
        return { utf8, static_cast<std::size_t>(size) };
    PyErr_Clear();
    return {};
}

PyRef importModule(const char *name)
{
    const PyRef text = toPython(name);
    const PyRef top
        = PyRef::steal(text ? PyImport_ImportModuleLevelObject(text.get(), nullptr, nullptr, nullptr, 0) : nullptr);
    if (!top)
        return {};
    PyRef module = PyRef::steal(PyImport_GetModule(text.get()));
    if (!module && !PyErr_Occurred())
        PyErr_Format(PyExc_ImportError, "module '%s' removed itself from sys.modules while it was imported", name);
    return module;
}

} // namespace vitrine
