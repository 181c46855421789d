// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowreader.h"
#include "models/trail/record/summaries.h"

#include <optional>
#include <string_view>
#include <vector>

/// Reads rows as the records that were written: sources, runs and steps.

namespace vitrine::trailfile {

/// The content shown for a step `s` in lists: its code, whose first block is `c`, or else its thought, or else the last
/// message of its prompt.
inline constexpr std::string_view stepTextSql
    = "coalesce(c.text, iif(vitrine_head(s.thought, 1) <> '', s.thought, NULL), (SELECT m.text FROM prompts m "
      "WHERE m.id = s.prompt AND s.kind IN ('system', 'task', 'message')), s.thought)";

SourceRecord readSource(RowReader &row);

/// Reads the run's row, and the modules that are in rows of their own.
RunSummary readRun(Statements &statements, RowReader &row);
std::vector<StepSummary> readStepSummaries(Statements &statements, RunId run);
/// Returns nothing if there is no such step.
std::optional<StepSummary> readStepSummary(Statements &statements, StepId step);

/// Whether to read prompts, which are the largest part of a step.
enum class Prompts { Read, Left };

/// Returns nothing if there is no such step.
std::optional<StepRecord> readStep(
    Statements &statements, StepId step, Prompts prompts = Prompts::Read, StepParts parts = StepParts::All);

} // namespace vitrine::trailfile
