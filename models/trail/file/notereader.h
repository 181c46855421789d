// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowreader.h"
#include "models/trail/record/summaries.h"

#include <vector>

/// Turns rows back into reviews, notes and events of the program.
namespace vitrine::trailfile {

std::vector<ReviewRecord> readReviews(Statements &statements, StepId step);
std::vector<NoteSummary> readNotes(Statements &statements, NoteSubject about, std::int64_t subject);
std::vector<TrailEvent> readTrailEvents(Statements &statements);
/// Reads a row of one of the tables of findings, or of environments.
Finding readFinding(RowReader &row);

} // namespace vitrine::trailfile
