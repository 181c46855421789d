// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/core/stepfailure.h"
#include "executor/review/syntaxtypes.h"

#include <memory>

namespace vitrine {

/// Compiles the tree of a step, which is changed: guards and counts are inserted into it first. Code that rebinds names
/// of the interpreter is denied. Needs the GIL. Null with an exception set.
PyRef compileStep(
    const SyntaxTypes &types, const std::shared_ptr<SessionCore> &core, PyObject *tree, const StepSource &source);

} // namespace vitrine
