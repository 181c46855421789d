// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/treecompiler.h"

namespace vitrine {

PyRef compileTree(PyObject *module, const char *file, int flags)
{
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    constexpr int dontInherit = 1;
    constexpr int keepAsserts = 0;
    return PyRef::steal(
        PyObject_CallFunction(compiler, "Ossiii", module, file, "exec", flags, dontInherit, keepAsserts));
}

} // namespace vitrine
