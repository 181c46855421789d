// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "models/trail/record/records.h"

#include <vector>

namespace vitrine {

/// The findings about the actions of a recorded step that the model took itself: commands, edits, tool calls, code in
/// other languages than Python. Those that the policy denies, asks about or cannot decide; secrets and personal data
/// in commands, code and what is written; hidden characters in them. Nothing about what the policy has no rules for.
/// Any thread.
std::vector<Finding> actionFindings(const StepRecord &step, const Policy &policy);

} // namespace vitrine
