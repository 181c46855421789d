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

/// The ruling of a policy on a tool call as a person is asked about it: a JSON object with `tool` and `input`. Nothing
/// for other text, which a person may have made of it. Nothing runs; commands go through a process of shfmt. Any
/// thread.
std::optional<ActionRuling> judgeCall(std::string_view call, const Policy &policy, const ProjectFolders &locations);

} // namespace vitrine
