// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/rulejudge.h"
#include "executor/review/pyref.h"
#include "executor/review/reviewer.h"
#include "executor/review/sourcetext.h"
#include "executor/review/syntaxtypes.h"

namespace vitrine {

/// Reviews a step that is already parsed. Needs the GIL; does not change the tree.
Review reviewTree(const SyntaxTypes &types, PyObject *tree, const SourceText &source, const RuleJudge &rules,
    const SessionNames &session);

/// Reviews a step except for findings about its plain text. Needs the GIL of the interpreter that the types belong to.
Review reviewParsed(const SyntaxTypes &types, std::string_view code, const Policy &policy, const SessionNames &session);
/// Adds findings about secrets, personal data and hidden characters. Does not need the GIL.
void addTextFindings(Review &review, std::string_view code, const Policy &policy);

/// Only the findings, for callers that run the step and do not need facts.
std::vector<Finding> findingsIn(const SyntaxTypes &types, PyObject *tree, const SourceText &source,
    const RuleJudge &rules, const SessionNames &session);

} // namespace vitrine
