// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowwriter.h"

/// Writes a recorded step as rows, for imported and for live runs.
namespace vitrine::trailfile {

/// Writes a whole step. Returns the digest of its rows.
Digest writeStep(RowWriter &rows, StepId id, RunId run, const StepRecord &step);

/// Writes the parts that are known only at its end: tool calls, outputs and error.
void writeStepOutcome(RowWriter &rows, StepId id, const StepRecord &step);

} // namespace vitrine::trailfile
