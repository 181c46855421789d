// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// A session that hooks recorded while it ran, and whose own log was imported as well, is one run: that of the log,
/// with the recording by hooks below it. They are joined by agent and session, and their calls by identity.
namespace vitrine {

/// The run of a session's own log by the run that hooks recorded.
using JoinedRuns = std::map<RunId, RunId>;
Result<JoinedRuns> joinedRuns(const Trail &trail);

/// The steps of calls in the logs of joined sessions, by the run that hooks recorded and the call's identity.
using JoinedCalls = std::map<std::pair<RunId, std::string>, std::pair<RunId, StepId>>;
Result<JoinedCalls> joinedCalls(const Trail &trail);

} // namespace vitrine
