// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "executor/review/rules.h"
#include "models/trail/record/records.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// The findings about the actions of a recorded step that the model took itself: commands, edits, tool calls, code in
/// other languages than Python. Includes actions that the policy denies, asks about or cannot decide; secrets, personal
/// data and hidden characters in commands, code and written text; and the results of `commandFindings`. `project`: the
/// folder in which the agent worked, empty if unknown. Any thread.
std::vector<Finding> actionFindings(const StepRecord &step, const Policy &policy, std::string_view project = {});

/// The kinds of those findings that are not about code. Those of "actions" depend on the policy, those of "commands" do
/// not.
std::span<const ReviewRule> actionRules();

} // namespace vitrine
