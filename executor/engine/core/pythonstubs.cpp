// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/pythonstubs.h"

#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/stubfunction.h"

#include <map>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestResult = 1 << 20;

struct Arguments {
    PyRef locations;
    PyRef names; ///< may be null
};

// A list if all were given by position, an object if all by name, {"args", "kwargs"} otherwise.
Arguments argumentsFrom(const std::string &json)
{
    const PyRef value = fromJson(json);
    if (value && PyList_Check(value.get()))
        return { PyRef::steal(PyList_AsTuple(value.get())), {} };
    if (!value || !PyDict_Check(value.get()))
        return {};
    PyObject *locations = PyDict_GetItemString(value.get(), "args");
    PyObject *names = PyDict_GetItemString(value.get(), "kwargs");
    if (PyDict_GET_SIZE(value.get()) == 2 && locations != nullptr && names != nullptr && PyList_Check(locations)
        && PyDict_Check(names))
        return { PyRef::steal(PyList_AsTuple(locations)), PyRef::borrow(names) };
    return { PyRef::steal(PyTuple_New(0)), PyRef::borrow(value.get()) };
}

std::string takeErrorText()
{
    const PyRef exception = takeException();
    const PyRef text = PyRef::steal(exception ? PyObject_Str(exception.get()) : nullptr);
    PyErr_Clear();
    return exception ? std::string(Py_TYPE(exception.get())->tp_name) + ": " + fromPython(text.get()) : "no answer";
}

} // namespace

struct PythonStubs::Private {
    std::map<std::pair<std::string, std::string>, PyRef> functions; ///< by tool and source
};

PythonStubs::PythonStubs(std::shared_ptr<PythonRuntime> python)
    : m_python(std::move(python))
    , d(std::make_unique<Private>())
{
}

PythonStubs::~PythonStubs()
{
    const Gil gil;
    d.reset();
}

ToolAnswer PythonStubs::answer(const std::string &tool, const std::string &source, const std::string &arguments)
{
    const Gil gil;
    PyRef &function = d->functions[{ tool, source }];
    if (!function)
        function = stubFunction(tool, source, importModule("builtins").get());
    const Arguments given = function ? argumentsFrom(arguments) : Arguments {};
    if (function && !given.locations && PyErr_Occurred() == nullptr)
        PyErr_Format(
            PyExc_TypeError, "the arguments of the tool '%s' are too large to leave the session", tool.c_str());
    const PyRef result = PyRef::steal(
        given.locations ? PyObject_Call(function.get(), given.locations.get(), given.names.get()) : nullptr);
    if (!result)
        return { std::nullopt, takeErrorText(), ToolSource::Python };
    return { toJsonOrText(result.get(), longestResult), std::nullopt, ToolSource::Python };
}

} // namespace vitrine
