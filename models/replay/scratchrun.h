// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <string>

namespace vitrine {

/// A run that no agent made: the user writes its steps and runs them. A run of a trail is recorded with all its steps,
/// so it has room for as many as policies let a run have, each with a line of comment; what the user ran in their
/// places are executions, and what a step ran last is what it is. Lists show those that ran and the next one.
inline constexpr std::size_t scratchSteps = 20;

bool isScratch(const RunRecord &run);

/// Adds one to a trail, which is made where there is none. `task`: what lists call it. Blocks.
Result<Recorder::AddedRun> addScratchRun(const std::filesystem::path &trail, const std::string &task);

/// The steps without those behind the first that never ran. `steps`: of such a run, in any order. Blocks.
std::vector<StepId> withoutUnused(const Trail &trail, std::vector<StepId> steps);
/// How many steps of such a run have run. Blocks.
std::uint64_t usedSteps(const Trail &trail, RunId run);

/// The step with the code that it ran last; an empty line where it ran nothing.
StepRecord withLastCode(StepRecord step, const std::vector<Execution> &newestFirst);
/// The same of a run's steps as the trail has them. Blocks.
Result<StepRecord> withLastCode(const Trail &trail, StepId step, StepRecord record);
/// Whether a step is a place for code that the user has not written yet: replays leave it out.
bool isUnwritten(const StepRecord &step);

} // namespace vitrine
