// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <string>
#include <unordered_map>

namespace vitrine {

/// The decisions about tool calls that hooks recorded, by policies and people, as JSON objects by step: of the
/// recording by hooks, and of the session's own log where that is in the trail as well. Blocks.
Result<std::unordered_map<StepId, std::string>> hookDecisions(const Trail &trail);

} // namespace vitrine
