// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <string>
#include <unordered_map>

namespace vitrine {

/// The decisions of policies and people about tool calls, as recorded by hooks: JSON objects by step, both of the
/// recording by hooks and of the session's own log if that is also in the trail. Blocks.
Result<std::unordered_map<StepId, std::string>> hookDecisions(const Trail &trail);

} // namespace vitrine
