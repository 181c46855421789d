// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowwriter.h"

/// How a recorded step becomes rows: of an imported run, and of a live one.
namespace vitrine::trailfile {

/// All of a step; gives the digest of its rows.
Digest writeStep(RowWriter &rows, StepId id, RunId run, const StepRecord &step);

/// Writes the parts known at its end only: tool calls, outputs and error.
void writeStepOutcome(RowWriter &rows, StepId id, const StepRecord &step);

} // namespace vitrine::trailfile
