// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/builtinerror.h"

#include "executor/review/pyref.h"

#include <array>

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

// Exceptions that end programs are no errors; the others have fields that a text does not contain.
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

// str(KeyError('x')) is "'x'": the quotes come by themselves.
std::string_view argumentOf(PyObject *type, std::string_view text)
{
    const bool isQuoted = text.size() >= 2 && text.starts_with('\'') && text.ends_with('\'');
    return type == PyExc_KeyError && isQuoted ? text.substr(1, text.size() - 2) : text;
}

} // namespace

bool raiseBuiltin(std::string_view reported)
{
    constexpr std::string_view between = ": ";
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
