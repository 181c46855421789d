// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runalignment.h"
#include "models/trail/read/trail.h"

#include <string>
#include <vector>

namespace vitrine {

/// One side of a comparison: a run as recorded, or its newest replay.
struct RunSide {
    RunId run = 0;
    bool isReplayed = false;
    SessionId session = 0; ///< of its replays; 0 for the newest
    bool operator==(const RunSide &) const = default;
};

/// A replay of a run that has results.
struct RunReplay {
    SessionId session = 0;
    std::string executor; ///< the executor that it ran in
};

/// The steps of a side, and their ids in the trail.
struct RunSteps {
    std::string task;
    std::vector<StepRecord> steps;
    std::vector<StepId> ids; ///< ids of the recorded steps, parallel to `steps`
    std::string executor = {}; ///< the executor that a replay ran in
    std::vector<RunReplay> replays = {}; ///< the newest replay of the run in each executor, newest first
};

/// Two sides, aligned.
struct RunComparison {
    RunSteps left;
    RunSteps right;
    std::vector<AlignedSteps> rows;
};

/// The results of a replayed step in the form of a record, so that it can be shown beside any other one.
StepRecord replayedRecord(StepRecord recorded, const Execution &execution);
StepRecord replayedRecord(StepRecord recorded, const std::string &code, const StepResult &result);

/// The newest replay of a run in each executor, newest first. Blocks.
Result<std::vector<RunReplay>> replaysOf(const Trail &trail, RunId run);

/// The newest replay of a run, and the newest one in another executor or else the recording to compare it with. Blocks.
struct ReplayPair {
    RunSide before;
    RunSide newest;
};
Result<ReplayPair> newestReplays(const Trail &trail, RunId run);

/// Reads the steps of a side. On a replayed side, steps with code that did not run are left out. Fails if the run does
/// not exist, or was never replayed (BadValue). Blocks.
Result<RunSteps> readSide(const Trail &trail, const RunSide &side);
Result<RunComparison> compareRuns(
    const Trail &trail, const RunSide &left, const RunSide &right, const NoiseRules &noise = NoiseRules());

} // namespace vitrine
