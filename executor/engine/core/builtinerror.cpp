// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/builtinerror.h"

#include <array>
#include <string>

namespace vitrine {

namespace {

// Independent of changes that the code made to its own builtins.
PyRef builtin(std::string_view name)
{
    const PyRef module = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef key = toPython(name);
    PyRef found = PyRef::steal(module && key ? PyObject_GetAttr(module.get(), key.get()) : nullptr);
    PyErr_Clear();
    return found;
}

// Exceptions that end programs are not errors; others have fields that a text does not contain.
bool isMadeOfText(PyObject *type)
{
    if (!PyExceptionClass_Check(type) || PyObject_IsSubclass(type, PyExc_Exception) != 1)
        return false;
    const std::array others { PyExc_UnicodeError, PyExc_BaseExceptionGroup, PyExc_StopIteration };
    for (PyObject *other : others) {
        if (PyObject_IsSubclass(type, other) != 0)
            return false;
    }
    return true;
}

// str(KeyError('x')) is "'x'": its quotes are added automatically.
std::string_view argumentOf(PyObject *type, std::string_view text)
{
    const bool isQuoted = text.size() >= 2 && text.starts_with('\'') && text.ends_with('\'');
    return type == PyExc_KeyError && isQuoted ? text.substr(1, text.size() - 2) : text;
}

constexpr std::string_view between = ": ";

bool isClassName(std::string_view name)
{
    constexpr std::size_t longest = 100;
    const PyRef text = name.size() <= longest ? toPython(name) : PyRef();
    return text && PyUnicode_IsIdentifier(text.get()) == 1;
}

} // namespace

bool raiseNamed(std::string_view reported, PyObject *base)
{
    const auto end = reported.find(between);
    if (end == std::string_view::npos || !isClassName(reported.substr(0, end)) || builtin(reported.substr(0, end)))
        return false;
    const std::string name = "vitrine." + std::string(reported.substr(0, end));
    const PyRef type = PyRef::steal(PyErr_NewException(name.c_str(), base, nullptr));
    const PyRef argument = toPython(reported.substr(end + between.size()));
    if (type && argument)
        PyErr_SetObject(type.get(), argument.get());
    return PyErr_Occurred() != nullptr;
}

bool raiseBuiltin(std::string_view reported)
{
    const auto end = reported.find(between);
    const PyRef type = end == std::string_view::npos ? PyRef() : builtin(reported.substr(0, end));
    if (!type || !isMadeOfText(type.get()))
        return false;
    const std::string_view text = argumentOf(type.get(), reported.substr(end + between.size()));
    const PyRef argument = toPython(text);
    if (text.empty())
        PyErr_SetNone(type.get());
    else if (argument)
        PyErr_SetObject(type.get(), argument.get());
    return PyErr_Occurred() != nullptr;
}

} // namespace vitrine
