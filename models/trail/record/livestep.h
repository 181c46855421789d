// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

namespace vitrine::trailfile {

/// What is recorded of a step of a live run when it begins.
StepRecord begunStep(const ExecutionBegin &execution);

/// What its end adds: outputs, tool calls, the error, and how long it took.
StepRecord outcomeOf(const ExecutionEnd &end);

} // namespace vitrine::trailfile
