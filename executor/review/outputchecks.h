// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "executor/review/secretscanner.h"
#include "executor/stepresult.h"

#include <functional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Applies the policy's output checks to one text and returns the findings by position. Code only gets warnings, since
/// it came from outside; in the results of a step, a category that the policy blocks is Denied. Random text is a note.
std::vector<Finding> findSecrets(std::string_view text, FindingPart part, const Policy &policy);

/// Adds the findings of a finished step's code, logs, output and error to its result, and hidden characters of its
/// code, as a review does. When one is Denied, all results of the step are withheld:
///   - output and logs are removed, is_final is false;
///   - status Ok or Error becomes Blocked with an error of the type OutputDenied and the rule that denied; any other
///     status stays, with its error's texts masked;
///   - in variables, tool calls and events each find is replaced by its mask.
///
/// The step did run, so its state stays changed.
void checkOutputs(const Policy &policy, std::string_view code, StepResult &result);

/// Runs a step under the output checks. If the policy may withhold output, prints are passed on only after the step has
/// ended without being withheld.
StepResult runChecked(const Policy &policy, std::string_view code, const StepObserver &observer,
    const std::function<StepResult(const StepObserver &)> &run);

} // namespace vitrine
