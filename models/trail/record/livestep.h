// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

namespace vitrine::trailfile {

/// What is recorded of a step of a live run when it begins.
StepRecord begunStep(const ExecutionBegin &execution);

/// What its end adds: outputs, tool calls, the error, and how long it took. Tool calls of a step with code are the
/// code's, those of a step without are the model's own.
StepRecord outcomeOf(const ExecutionEnd &end, bool hasCode);

} // namespace vitrine::trailfile
