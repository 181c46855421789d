// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

namespace vitrine {

/// Sets the exception for the caller of a failed step. `seconds` is the time limit as passed by the caller.
void raiseStepError(const SharedWorld &world, const LiveAnswer &answer, Dialect dialect, PyObject *seconds);

/// The result of a step that was denied before it ran, because it was not approved.
StepResult approvalDenial(std::string reason, std::string policyHash);

/// ExecutionTimeoutError: "Code execution exceeded the maximum execution time of N seconds".
void raiseTimeout(const SharedWorld &world, PyObject *seconds);

} // namespace vitrine
