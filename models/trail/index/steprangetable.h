// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

struct sqlite3;

namespace vitrine::trailfile {

/// Adds the table `step_ranges(ranges)` to a connection: the ids of the steps in these ranges (StepRanges::text), in
/// order. Only ids that exist are looked at, so that ranges of a damaged file cannot keep a search busy.
void addStepRangeTable(sqlite3 *connection);

} // namespace vitrine::trailfile
