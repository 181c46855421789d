// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/classstate.h"

#include "executor/engine/core/frames.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/review/judge.h"

#include <algorithm>
#include <string_view>

namespace vitrine {

namespace {

// Whether the value could be called later, outside the step, or is an instance of a class of the code.
bool mayRunCode(PyObject *value)
{
    if (value == nullptr)
        return false;
    PyObject *type = PyType_Check(value) ? value : reinterpret_cast<PyObject *>(Py_TYPE(value));
    return isOwnClass(type) || (PyCallable_Check(value) != 0 && !PyType_Check(value));
}

// The function stored in a class under this name, if it receives the class itself as its first argument.
PyRef takerOfClass(PyObject *kept, std::string_view name)
{
    if (Py_IS_TYPE(kept, &PyClassMethod_Type) || (Py_IS_TYPE(kept, &PyStaticMethod_Type) && name == "__new__"))
        return PyRef::steal(PyObject_GetAttrString(kept, "__func__"));
    return {};
}

bool isCodeOf(PyObject *function, PyObject *code)
{
    return function != nullptr && PyFunction_Check(function) && PyFunction_GET_CODE(function) == code;
}

// `takes` returns the function of an attribute that counts, or null.
template <typename Takes>
bool keepsCode(PyTypeObject *type, PyObject *code, Takes takes)
{
    for (Py_ssize_t i = 0; type->tp_mro != nullptr && i < PyTuple_GET_SIZE(type->tp_mro); ++i) {
        const PyRef dict
            = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(PyTuple_GET_ITEM(type->tp_mro, i))));
        PyObject *name = nullptr;
        PyObject *kept = nullptr;
        for (Py_ssize_t at = 0; dict && PyDict_Next(dict.get(), &at, &name, &kept) != 0;) {
            if (PyUnicode_Check(name) && isCodeOf(takes(kept, viewOf(name)).get(), code))
                return true;
        }
    }
    return false;
}

bool isMethodOfClass(PyTypeObject *type, PyObject *code)
{
    return keepsCode(type, code, takerOfClass)
        || keepsCode(Py_TYPE(type), code, [](PyObject *kept, std::string_view) { return PyRef::borrow(kept); });
}

Py_ssize_t argumentsOf(const PyCodeObject *code)
{
    return code->co_argcount + code->co_kwonlyargcount + ((code->co_flags & CO_VARARGS) != 0 ? 1 : 0)
        + ((code->co_flags & CO_VARKEYWORDS) != 0 ? 1 : 0);
}

bool holds(PyObject *argument, PyObject *type)
{
    if (argument == nullptr || argument == type || !PyTuple_Check(argument))
        return argument == type;
    return std::ranges::contains(
        &PyTuple_GET_ITEM(argument, 0), &PyTuple_GET_ITEM(argument, 0) + PyTuple_GET_SIZE(argument), type);
}

// The position of the class among the arguments of the frame; -1 if it is not an argument.
Py_ssize_t positionAmongArguments(PyFrameObject *frame, PyCodeObject *code, PyObject *type)
{
    const PyRef names = PyRef::steal(PyCode_GetVarnames(code));
    for (Py_ssize_t i = 0; names && i < std::min(argumentsOf(code), PyTuple_GET_SIZE(names.get())); ++i) {
        const PyRef value = PyRef::steal(PyFrame_GetVar(frame, PyTuple_GET_ITEM(names.get(), i)));
        PyErr_Clear(); // the variable may be unbound
        if (holds(value.get(), type))
            return i;
    }
    return -1;
}

bool foundByItself(PyObject *type)
{
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr)
        return false;
    PyCodeObject *code = codeOf(frame);
    const Py_ssize_t location = positionAmongArguments(frame, code, type);
    return location < 0
        || (location == 0
            && isMethodOfClass(reinterpret_cast<PyTypeObject *>(type), reinterpret_cast<PyObject *>(code)));
}

// Whether the running function was defined beside the class, which it knows by its closure: pytz fills lists when they
// are used for the first time, and then deletes the methods that did so.
bool isInClosure(PyObject *type)
{
    PyFrameObject *frame = PyEval_GetFrame();
    const PyRef names = PyRef::steal(frame != nullptr ? PyCode_GetFreevars(codeOf(frame)) : nullptr);
    for (Py_ssize_t i = 0; names && i < PyTuple_GET_SIZE(names.get()); ++i) {
        const PyRef value = PyRef::steal(PyFrame_GetVar(frame, PyTuple_GET_ITEM(names.get(), i)));
        PyErr_Clear(); // the variable may be unbound
        if (value.get() == type)
            return true;
    }
    return false;
}

} // namespace

bool isStateOfLibrary(PyObject *type, PyObject *name, PyObject *value)
{
    if (value == nullptr && isInClosure(type))
        return true;
    const std::string_view text = viewOf(name);
    return !isDunder(text) && !mayRunCode(value) && codeLending({ text }) == nullptr && foundByItself(type);
}

} // namespace vitrine
