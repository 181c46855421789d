// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// A session that was recorded by hooks and whose own log was imported as well is shown as one run: the run of the log,
/// with the recording by hooks below it. The two are joined by agent and session, and their calls by call id.
namespace vitrine {

/// Maps a run that hooks recorded to the run of the session's own log.
using JoinedRuns = std::map<RunId, RunId>;
Result<JoinedRuns> joinedRuns(const Trail &trail);

/// Maps a run that hooks recorded and a call id to the step of this call in the session's own log.
using JoinedCalls = std::map<std::pair<RunId, std::string>, std::pair<RunId, StepId>>;
Result<JoinedCalls> joinedCalls(const Trail &trail);

} // namespace vitrine
