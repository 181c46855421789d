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

/// Judges the results of a collector by a policy, in the order of the code.
std::vector<Finding> judge(const SyntaxTypes &types, const FactsCollector &collected, const RuleJudge &rules,
    const SourceText &source, const SessionNames &session);

/// The uses that a judge would check against a policy, for the facts: each once, in the order of the code. Includes
/// names that the code reads but does not bind, even if the session binds them.
std::vector<UseFact> usesIn(const SyntaxTypes &types, const FactsCollector &collected, const SourceText &source);

} // namespace vitrine
