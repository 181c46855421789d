// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code that CPython compiles is compiled with guards and ticks as well, and code that it refuses stays refused. Nothing
// of it runs.
#include "executor/review/pyref.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/counting/instrumenter.h"
#include "executor/engine/counting/treecompiler.h"
#include "executor/policy/profiles.h"
#include "executor/review/pythonruntime.h"
#include "executor/review/syntaxtypes.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace {

using namespace vitrine;

std::shared_ptr<PythonRuntime> runtime()
{
    static const std::shared_ptr<PythonRuntime> one = *PythonRuntime::start();
    return one;
}

PyRef natively(PyObject *tree)
{
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    return PyRef::steal(
        PyObject_CallFunction(compiler, "Ossiii", tree, "<step>", "exec", PyCF_ALLOW_TOP_LEVEL_AWAIT, 1, 0));
}

PyRef compiled(PyObject *tree, int futureFlags)
{
    return compileTree(tree, "<step>", futureFlags | PyCF_ALLOW_TOP_LEVEL_AWAIT);
}

/// Nesting and memory may be enough for the one and not for the other.
bool isAboutSpace()
{
    const PyRef exception = takeException();
    return exception
        && (PyErr_GivenExceptionMatches(exception.get(), PyExc_RecursionError) != 0
            || PyErr_GivenExceptionMatches(exception.get(), PyExc_MemoryError) != 0);
}

void instrument(std::string_view code, const std::shared_ptr<SessionCore> &core)
{
    const SyntaxTypes &types = runtime()->syntax();
    const PyRef plain = types.parse(code, "<step>");
    const PyRef tree = plain ? types.parse(code, "<step>") : PyRef();
    if (!tree)
        return PyErr_Clear();
    Instrumenter instrumenter(types, core);
    const bool isInstrumented = instrumenter.instrument(tree.get(), code);
    const PyRef guarded = isInstrumented ? compiled(tree.get(), instrumenter.futureFlags()) : PyRef();
    const bool isShort = !guarded && isAboutSpace();
    const PyRef native = natively(plain.get());
    PyErr_Clear();
    const PyRef own = compiled(plain.get(), 0);
    const bool isSame = own && native && PyObject_RichCompareBool(own.get(), native.get(), Py_EQ) == 1;
    fuzz::require(isSame || (!own && isAboutSpace()) || (!own && !native));
    PyErr_Clear();
    fuzz::require(isShort || static_cast<bool>(guarded) == static_cast<bool>(native));
    if (guarded)
        fuzz::require(instrumenter.patch(guarded.get()) || isAboutSpace());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view code(reinterpret_cast<const char *>(data), size);
    const auto python = runtime();
    const Gil gil;
    static const std::shared_ptr<EngineTypes> types = EngineTypes::create();
    for (const Dialect dialect : { Dialect::Python, Dialect::Smolagents }) {
        Policy policy = *profile("permissive-audit");
        policy.dialect = dialect;
        const auto core = std::make_shared<SessionCore>(
            SessionSetup { .policy = policy, .tools = defaultTools(), .variables = {} }, types);
        instrument(code, core);
        core->close();
    }
    return 0;
}
