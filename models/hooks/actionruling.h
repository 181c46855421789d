// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"
#include "models/trail/record/actions.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace vitrine {

/// A file by its own path and by where its links lead.
ActionRuling judgeFile(const ActionJudge &judge, ActionPart part, const std::string &path);
/// By the host of an address; unknown for what is no address of the web.
ActionRuling judgeAddress(const ActionJudge &judge, const std::string &address);
/// `arguments`: an object, or null for unknown ones.
ActionRuling judgeTool(const ActionJudge &judge, std::string_view tool, const nlohmann::json &arguments);

/// What a policy says of an action of an agent that is no Python code: by what it does where the policy has rules for
/// that, and by the name of its tool. The stricter ruling counts.
ActionRuling judgeAction(const ActionJudge &judge, const ActionRecord &action);

} // namespace vitrine
