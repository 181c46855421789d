// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/syntaxerror.h"

#include "base/formatted.h"

namespace vitrine {

namespace {

PyRef attribute(PyObject *object, const char *name)
{
    PyObject *value = nullptr;
    if (PyObject_GetOptionalAttrString(object, name, &value) < 0)
        PyErr_Clear();
    return PyRef::steal(value);
}

std::optional<int> number(PyObject *error, const char *name)
{
    const PyRef value = attribute(error, name);
    if (!value || !PyLong_Check(value.get()))
        return std::nullopt;
    return static_cast<int>(PyLong_AsLong(value.get()));
}

std::string textOf(PyObject *error)
{
    const PyRef text = PyRef::steal(PyObject_Str(error));
    PyErr_Clear();
    return fromPython(text.get());
}

std::string orNone(std::optional<int> number) { return number ? std::to_string(*number) : "None"; }

// Before 1.23, the message was on a line of its own.
std::string frameworkMessage(const StepError &error, PyObject *exception, const std::string &sourceLine, bool isOld)
{
    const auto offset = number(exception, "offset");
    const std::string caret = offset ? std::string(static_cast<std::size_t>(std::max(*offset, 0)), ' ') + "^" : "None^";
    if (isOld)
        return formatted("Code parsing failed on line {} due to: {}\n{}{}\nError: {}",
            orNone(number(exception, "lineno")), error.type, sourceLine, caret, error.message);
    return formatted("Code parsing failed on line {} due to: {}: {}\n{}{}", orNone(number(exception, "lineno")),
        error.type, error.message, sourceLine, caret);
}

std::string withoutLineEnd(std::string text)
{
    text.erase(text.find_last_not_of("\r\n") + 1);
    return text;
}

} // namespace

StepError takeSyntaxError(const Policy &policy)
{
    const PyRef exception = takeException();
    StepError error;
    error.type = Py_TYPE(exception.get())->tp_name;
    error.message = textOf(exception.get());
    error.line = number(exception.get(), "lineno").value_or(0);
    error.column = std::max(number(exception.get(), "offset").value_or(0), 0);
    const std::string sourceLine = fromPython(attribute(exception.get(), "text").get());
    error.sourceLine = withoutLineEnd(sourceLine);
    if (policy.dialect == Dialect::Smolagents) {
        const bool isOld = policy.isExact() && policy.dialectVersion < DialectVersion::V1_23;
        error.message = frameworkMessage(error, exception.get(), sourceLine, isOld);
        error.type = "InterpreterError";
    } else if (const PyRef message = attribute(exception.get(), "msg"); message && error.line > 0) {
        error.message = fromPython(message.get());
    }
    return error;
}

} // namespace vitrine
