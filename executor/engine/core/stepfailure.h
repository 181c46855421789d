// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/review/sourcetext.h"
#include "executor/stepresult.h"

#include <deque>
#include <vector>

namespace vitrine {

/// The location of a top-level statement: the framework's error texts quote the whole statement that failed.
struct StatementLocation {
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;
};

/// The source of a step in error reports.
struct StepSource {
    std::string file; ///< file name in its frames: "<step 3>"
    SourceText text;
    std::vector<StatementLocation> statements;
    PyRef lines; ///< lines for `linecache` (sourcelines.h); null until needed
};

/// The reason for an early end of a step.
struct Ended {
    PyRef exception; ///< null if the code caught the stop until its end
    StopReason reason = StopReason::None;
    std::uint64_t operationLimit = 0;
};

/// The status of a step that ended with an exception: by the rule of its denial, or Error without one.
StepStatus statusFor(std::string_view rule);

/// The rule of the denial that this exception reports: its own, or that of an exception it was raised from, as
/// libraries wrap exceptions they catch. Recognizes the last denial by the guards, and all by the jail or its proxy.
/// Empty for other exceptions. `sources` are the steps of the session.
std::string denialRule(SessionCore &core, PyObject *exception, const std::deque<StepSource> &sources);

/// The result of a step that was stopped for this reason, and then abandoned. Any thread, without the GIL.
StepResult abandonedResult(StopReason reason, const Limits &limits);

/// Sets status and error of the result of a step that failed. `sources` are the steps of the session; the last one is
/// the current step.
void takeFailure(SessionCore &core, const Ended &ended, const std::deque<StepSource> &sources, StepResult &result);

} // namespace vitrine
