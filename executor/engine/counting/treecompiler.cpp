// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/treecompiler.h"

namespace vitrine {

PyRef compileTree(PyObject *tree, PyObject *file, PyObject *mode, int flags)
{
    const PyRef builtins = importModule("builtins"); // code has builtins of its own
    PyObject *compiler = builtins ? PyDict_GetItemString(PyModule_GetDict(builtins.get()), "compile") : nullptr;
    constexpr int dontInherit = 1;
    constexpr int keepAsserts = 0;
    return PyRef::steal(compiler != nullptr
            ? PyObject_CallFunction(compiler, "OOOiii", tree, file, mode, flags, dontInherit, keepAsserts)
            : nullptr);
}

PyRef compileTree(PyObject *module, const char *file, int flags)
{
    const PyRef name = toPython(file);
    const PyRef mode = toPython("exec");
    return name && mode ? compileTree(module, name.get(), mode.get(), flags) : PyRef();
}

} // namespace vitrine
