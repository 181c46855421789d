// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

namespace vitrine::trailfile {

/// The record of a live run's step when it starts.
StepRecord startedStep(const ExecutionBegin &execution);

/// The additions when it ends: outputs, tool calls, the error, and the duration. Tool calls of a step with code are the
/// code's, those of a step without are the model's own.
StepRecord outcomeOf(const ExecutionEnd &end, bool hasCode);

} // namespace vitrine::trailfile
