// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/annotationguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/guards/frameattribution.h"

namespace vitrine {

namespace {

// Values of annotationlib.Format.
constexpr long valueFormat = 1;
constexpr long forwardFormat = 3;

// call_annotate_function(annotate, format, …)
PyObject *callAnnotate(PyObject *real, PyObject *args, PyObject *keywords)
{
    constexpr Py_ssize_t needed = 2;
    const bool isPlain = PyTuple_GET_SIZE(args) >= needed && PyLong_Check(PyTuple_GET_ITEM(args, 1));
    PyObject *annotate = isPlain ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (annotate == nullptr || !isFunctionOfSession(annotate)
        || PyLong_AsLong(PyTuple_GET_ITEM(args, 1)) != forwardFormat)
        return PyObject_Call(real, args, keywords);
    const PyRef format = PyRef::steal(PyLong_FromLong(valueFormat));
    return format ? PyObject_CallOneArg(annotate, format.get()) : nullptr;
}

} // namespace

void armAnnotationGuards()
{
#if PY_VERSION_HEX >= 0x030E0000
    static PyMethodDef definition { "call_annotate_function",
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(callAnnotate)), METH_VARARGS | METH_KEYWORDS, nullptr };
    const UnauditedCall own;
    const PyRef module = importModule("annotationlib");
    const PyRef real = PyRef::steal(module ? PyObject_GetAttrString(module.get(), definition.ml_name) : nullptr);
    const PyRef function = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    if (function)
        PyObject_SetAttrString(module.get(), definition.ml_name, function.get());
    PyErr_Clear();
#else
    static_cast<void>(callAnnotate);
#endif
}

} // namespace vitrine
