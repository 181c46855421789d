// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"
#include "models/trail/record/records.h"
#include "models/trail/record/stopcall.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A step that matches a filter, or an execution that does not repeat a step.
struct SearchHit {
    RunId run = 0; ///< 0 for an execution without a step
    StepId step = 0; ///< 0 for an execution without a step
    ExecutionId execution = 0; ///< 0 for a step
    SessionId session = 0; ///< of the execution
    std::uint64_t ordinal = 0;
    std::string kind;
    std::string status; ///< empty for an execution that has not ended
    std::string snippet; ///< one line around the text that was found
};

/// The position at which a search continues: after the last hit of a page.
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

/// The form in which a text may be shown, such as without its secrets. It gets the whole text, before a line is cut out
/// of it: a part of a secret cannot be recognized.
using TextCall = std::function<std::string(std::string_view)>;

/// How a filter is evaluated.
struct SearchPlan {
    std::string sql;
    std::vector<std::string> parameters;
    std::vector<std::string> steps; ///< SQLite's query plan, one step per line
};

} // namespace vitrine
