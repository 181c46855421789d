// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

namespace vitrine::trailfile {

/// The record of a live run's step at its start.
StepRecord startedStep(const ExecutionBegin &execution);

/// The data added when it ends: outputs, tool calls, the error, and the duration. Tool calls of a step with code were
/// made by the code, those of a step without code by the model itself.
StepRecord outcomeOf(const ExecutionEnd &end, bool hasCode);

} // namespace vitrine::trailfile
