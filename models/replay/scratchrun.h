// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <string>

namespace vitrine {

/// A run that no agent made: the user writes its steps and runs them. The trail holds it as a run whose steps have a
/// line of comment each, and what the user ran in their places as executions; what a step ran last is what it is.
inline constexpr std::size_t scratchSteps = 20; ///< as many as policies let a run have

bool isScratch(const RunRecord &run);

/// Adds one to a trail, which is made where there is none. `task`: what lists call it. Blocks.
Result<Recorder::AddedRun> addScratchRun(const std::filesystem::path &trail, const std::string &task);

/// The step with the code that it ran last. Unchanged where it ran nothing.
StepRecord withLastCode(StepRecord step, const std::vector<Execution> &newestFirst);
/// The same of a run's steps as the trail has them. Blocks.
Result<StepRecord> withLastCode(const Trail &trail, StepId step, StepRecord record);

} // namespace vitrine
