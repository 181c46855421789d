// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"
#include "executor/policy/rulejudge.h"
#include "executor/review/builtinnames.h"
#include "executor/review/factscollector.h"
#include "executor/review/sessionnames.h"
#include "executor/review/sourcetext.h"

#include <vector>

namespace vitrine {

/// Judges what a collector found by a policy, in the order of the code.
std::vector<Finding> judge(const SyntaxTypes &types, const FactsCollector &collected, const RuleJudge &rules,
    const SourceText &source, const SessionNames &session);

/// The uses that a judge would ask a policy about, for the facts: each once, in the order in which they are found.
/// Names that the code reads and does not bind are among them; whether the session binds them is for others to know.
std::vector<UseFact> usesIn(const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source);

} // namespace vitrine
