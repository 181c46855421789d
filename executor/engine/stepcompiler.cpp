// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/stepcompiler.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/counting/instrumenter.h"
#include "executor/engine/counting/treecompiler.h"
#include "executor/review/syntaxwarnings.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

// The interpreter owns these names in every namespace: code that rebinds them could create functions that the guards do
// not recognize as the session's.
bool mayRun(SessionCore &core, PyObject *code)
{
    constexpr std::array<std::string_view, 5> reserved { "__builtins__", "__build_class__", "__import__", "__loader__",
        "__spec__" };
    auto *object = reinterpret_cast<PyCodeObject *>(code);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_names); ++i) {
        const std::string_view name = viewOf(PyTuple_GET_ITEM(object->co_names, i));
        if (name.starts_with("__") && std::ranges::contains(reserved, name)
            && !std::ranges::contains(core.policy.dunderAttributes, "*")) {
            core.deny(core.types->nameDenied(), "attributes.allow_dunder",
                "The name '" + std::string(name) + "' is not allowed");
            return false;
        }
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_consts); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(object->co_consts, i);
        if (PyCode_Check(constant) && !mayRun(core, constant))
            return false;
    }
    return true;
}

} // namespace

PyRef compileStep(
    const SyntaxTypes &types, const std::shared_ptr<SessionCore> &core, PyObject *tree, const StepSource &source)
{
    const CollectorPause pause;
    Instrumenter instrumenter(types, core);
    if (!instrumenter.instrument(tree, source.text.code()))
        return {};
    const int flags = instrumenter.futureFlags() | (core->isSmolagents() ? 0 : PyCF_ALLOW_TOP_LEVEL_AWAIT);
    PyRef code;
    {
        const UnauditedCall own; // a SyntaxError looks for the source file, which does not exist
        const SyntaxWarningsOff quiet;
        code = compileTree(tree, source.file.c_str(), flags);
    }
    const bool isReady = code && instrumenter.patch(code.get()) && Prepaid::attach(instrumenter.prepaid(), code.get());
    return isReady && mayRun(*core, code.get()) ? std::move(code) : PyRef();
}

} // namespace vitrine
