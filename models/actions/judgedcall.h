// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"
#include "models/trail/record/actions.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The action of one tool call. `arguments`: JSON.
ActionRecord actionOfCall(std::string id, std::string tool, std::string arguments);

/// The ruling of a policy on a tool call in the form shown for approval: a JSON object with `tool` and `input`. Nothing
/// for other text, such as one edited by a person. Nothing is run except for shfmt, which parses commands. Any thread.
std::optional<ActionRuling> judgeCall(std::string_view call, const Policy &policy, const ProjectFolders &locations);

} // namespace vitrine
