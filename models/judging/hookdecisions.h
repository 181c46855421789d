// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// JSON objects by step, one for each decided call of the step, in the order in which they were decided.
using HookDecisions = std::unordered_map<StepId, std::vector<std::string>>;

/// The decisions of policies and people about tool calls, as recorded by hooks: for the steps of the recording by hooks
/// and those of the session's own log if that is also in the trail. Of several decisions on a call, the last. Blocks.
Result<HookDecisions> hookDecisions(const Trail &trail);

} // namespace vitrine
