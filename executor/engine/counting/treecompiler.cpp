// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/treecompiler.h"

#include "executor/engine/counting/owntree.h"

#ifdef VITRINE_OWN_TREE

#include <memory>

// Not in a header that can be had without more of the interpreter.
extern "C" PyAPI_FUNC(PyCodeObject *)
    _PyAST_Compile(struct _mod *module, PyObject *file, PyCompilerFlags *flags, int optimize, struct _arena *arena);

namespace vitrine {

PyRef compileTree(const SyntaxTypes &types, PyObject *module, const char *file, int flags)
{
    const PyRef name = toPython(file);
    const std::unique_ptr<PyArena, void (*)(PyArena *)> arena(_PyArena_New(), _PyArena_Free);
    if (!name || !arena)
        return {};
    OwnTree own(types, arena.get());
    mod_ty tree = own.module(module);
    PyCompilerFlags with { .cf_flags = flags | PyCF_SOURCE_IS_UTF8, .cf_feature_version = PY_MINOR_VERSION };
    constexpr int keepAsserts = 0;
    if (own.isBroken())
        return {};
    return PyRef::steal(
        reinterpret_cast<PyObject *>(_PyAST_Compile(tree, name.get(), &with, keepAsserts, arena.get())));
}

} // namespace vitrine

#else

namespace vitrine {

PyRef compileTree(const SyntaxTypes &, PyObject *module, const char *file, int flags)
{
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    constexpr int dontInherit = 1;
    constexpr int keepAsserts = 0;
    return PyRef::steal(
        PyObject_CallFunction(compiler, "Ossiii", module, file, "exec", flags, dontInherit, keepAsserts));
}

} // namespace vitrine

#endif
