// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"
#include "models/trail/record/records.h"
#include "models/trail/record/stopcall.h"

namespace vitrine {

/// A step that a filter lets through, or an execution that repeats no step.
struct SearchHit {
    RunId run = 0; ///< 0 for an execution without a step
    StepId step = 0; ///< 0 for an execution without a step
    ExecutionId execution = 0; ///< 0 for a step
    SessionId session = 0; ///< of the execution
    std::uint64_t ordinal = 0;
    std::string kind;
    std::string status; ///< empty for an execution that has not ended
    std::string snippet; ///< one line around what was looked for
};

/// Where a search goes on: behind the last hit of a page.
struct SearchPosition {
    StepId step = 0;
    ExecutionId execution = 0;
    bool isBehindSteps = false;
};

struct SearchPage {
    std::vector<SearchHit> hits;
    SearchPosition next;
    bool isLast = false;
};

/// How a filter is answered.
struct SearchPlan {
    std::string sql;
    std::vector<std::string> parameters;
    std::vector<std::string> steps; ///< SQLite's plan, a line each
};

} // namespace vitrine
