// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/read/rowlist.h"

#include <vector>

/// Lists of rows over one connection. Failures are exceptions.
namespace vitrine::trailfile {

std::vector<RunId> listRuns(Statements &statements, const RunList &list);
std::vector<StepId> listSteps(Statements &statements, const StepList &list);
/// The calls between runs, in the order of the called runs.
std::vector<RunCall> listCalls(Statements &statements);
/// The runs that calls in a run have started, in order.
std::vector<StartedRun> startedRuns(Statements &statements, RunId run);
RowTotals rowTotals(Statements &statements);
std::vector<RepeatLine> repeatsAfter(Statements &statements, RecordingPosition &after, std::size_t runs);
std::vector<ErrorLine> errorsAfter(Statements &statements, RecordingPosition &after, std::size_t limit);
std::vector<ReplayLine> replaysAfter(Statements &statements, ReplayPosition &after, std::size_t limit);
ReplayPosition replaysSoFar(Statements &statements);
std::vector<StepLine> stepsAfter(Statements &statements, StepPosition &after, std::size_t limit);

} // namespace vitrine::trailfile
