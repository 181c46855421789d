// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

namespace vitrine {

/// Sets the exception that the caller of a failed step gets. `seconds` is the time limit as the caller gave it.
void raiseStepError(const SharedWorld &world, const LiveAnswer &answer, Dialect dialect, PyObject *seconds);

/// The result of a step that was denied before it ran, for lack of an approval.
StepResult approvalDenial(std::string reason, std::string policyHash);

/// ExecutionTimeoutError: "Code execution exceeded the maximum execution time of N seconds".
void raiseTimeout(const SharedWorld &world, PyObject *seconds);

} // namespace vitrine
