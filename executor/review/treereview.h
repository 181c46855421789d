// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/rulejudge.h"
#include "executor/review/pyref.h"
#include "executor/review/reviewer.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

namespace vitrine {

/// The review of a step that is parsed already. Needs the GIL; leaves the tree as it is.
Review reviewTree(const SyntaxTypes &types, PyObject *tree, const SourceText &source, const RuleJudge &rules,
    const SessionNames &session);

/// Its findings alone, for who runs the step and has no use for facts.
std::vector<Finding> findingsIn(const SyntaxTypes &types, PyObject *tree, const SourceText &source,
    const RuleJudge &rules, const SessionNames &session);

} // namespace vitrine
