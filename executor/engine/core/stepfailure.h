// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/review/sourcetext.h"
#include "executor/stepresult.h"

#include <deque>
#include <vector>

namespace vitrine {

/// The places of top-level statements: the framework's error texts quote the whole one that failed.
struct StatementLocation {
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;
};

/// The source of a step in error reports.
struct StepSource {
    std::string file; ///< what its frames call it: "<step 3>"
    SourceText text;
    std::vector<StatementLocation> statements;
    PyRef lines; ///< as `linecache` keeps them (sourcelines.h); null until they are needed
};

/// The reason for an early end of a step.
struct Ended {
    PyRef exception; ///< null when the code swallowed the stop to its very end
    StopReason reason = StopReason::None;
    std::uint64_t operationLimit = 0;
};

/// The status of a step that ended with an exception, by the rule of its denial; an error without one.
StepStatus statusFor(std::string_view rule);

/// The rule of the denial that this exception reports: its own, or that of an exception from which it was raised, as
/// libraries wrap what they catch. The last denial by the guards counts, and all by the jail or its proxy. Empty when
/// it reports something else. `sources` are the steps of the session.
std::string denialRule(SessionCore &core, PyObject *exception, const std::deque<StepSource> &sources);

/// Fills status and error of the result of a step that did not end well. `sources` are the steps of the session, the
/// last one is the one that ran.
void takeFailure(SessionCore &core, const Ended &ended, const std::deque<StepSource> &sources, StepResult &result);

} // namespace vitrine
