// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The member of a run under which our own exports store data for which their format has no field, so that importing
/// them gives the same run again. It is among the run's own keys, or under its "extra" if the format has one:
///
///     {"version": 1, "run": {"model": …}, "steps": [{"as": 0, "thought": …}, …]}
///
/// `run` and each of `steps` contain the fields that differ from the data of the format itself. An entry with `as`
/// starts as that step (from 0, in rising order) among those in the format, one without it as an empty step. Without
/// `steps`, the steps are as they are read. Times, texts and numbers are those of the log that was exported; positions
/// in the file are those of the file that is read.
inline constexpr std::string_view runFactsKey = "vitrine";

/// The data of `meant` that `read` lacks, as JSON; empty if it lacks nothing. `meantParent` is the position of the
/// calling run in the written file, 0 for none.
struct RunWithSteps {
    RunRecord run;
    std::vector<StepRecord> steps;
};
std::string runFacts(const RunWithSteps &read, const RunWithSteps &meant);

/// Moves the facts out of the run's `extra` and applies them to run and steps. `runsBefore` is the number of runs read
/// from the file so far; a calling run is one of them. The error names the invalid value; run and steps are then
/// unchanged, and the facts stay in `extra`.
Result<void> takeRunFacts(RunRecord &run, std::vector<StepRecord> &steps, std::uint64_t runsBefore);

} // namespace vitrine
