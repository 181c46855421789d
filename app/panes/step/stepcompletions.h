// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/editor/completion.h"
#include "executor/policy/policy.h"
#include "models/trail/read/trail.h"

#include <vector>

namespace vitrine {

/// Names that the code of a step can use: variables of its latest execution, the tools that the log or that execution
/// called, and the modules that the policy allows by name. Pure.
CompletionSources stepCompletions(
    const StepRecord &record, const std::vector<Execution> &newestFirst, const Policy &policy);

} // namespace vitrine
