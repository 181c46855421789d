// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <string>

namespace vitrine {

/// A run whose steps are written and run by the user, not by an agent. A run of a trail is recorded with all its steps,
/// so it has as many as policies allow, each with one line of comment. The user's code is recorded as executions of
/// these steps, and the last one counts as the step's code. Lists show the steps that ran and the next one.
inline constexpr std::size_t scratchSteps = 20;

bool isScratch(const RunRecord &run);

/// Adds a scratch run to a trail, which is created if it does not exist. `task`: its name in lists. Blocks.
Result<Recorder::AddedRun> addScratchRun(const std::filesystem::path &trail, const std::string &task);

/// Removes the steps after the first one that never ran. `steps`: steps of a scratch run, in any order. Blocks.
std::vector<StepId> withoutUnused(const Trail &trail, std::vector<StepId> steps);
/// The number of steps of a scratch run that have run. Blocks.
std::uint64_t usedSteps(const Trail &trail, RunId run);

/// The step with the code of its last execution, or with an empty line if it never ran.
StepRecord withLastCode(StepRecord step, const std::vector<Execution> &newestFirst);
/// The same for a step stored in the trail. Blocks.
Result<StepRecord> withLastCode(const Trail &trail, StepId step, StepRecord record);
/// Whether the user has not written the code of a step yet. Replays leave out such steps.
bool isUnwritten(const StepRecord &step);

} // namespace vitrine
