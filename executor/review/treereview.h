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

/// The review of a step up to what is found in its text alone. Needs the GIL of the interpreter that the types are of.
Review reviewParsed(const SyntaxTypes &types, std::string_view code, const Policy &policy, const SessionNames &session);
/// Secrets, personal data and hidden characters. Needs no GIL.
void addTextFindings(Review &review, std::string_view code, const Policy &policy);

/// Its findings alone, for who runs the step and has no use for facts.
std::vector<Finding> findingsIn(const SyntaxTypes &types, PyObject *tree, const SourceText &source,
    const RuleJudge &rules, const SessionNames &session);

} // namespace vitrine
