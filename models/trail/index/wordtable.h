// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

struct sqlite3;

namespace vitrine::trailfile {

/// Registers a table-valued function `step_words(expression)`, which returns the ids of all steps that have the words,
/// in order, computed only as they are read. The expression is a WordQuery.
void addWordTable(sqlite3 *connection);

} // namespace vitrine::trailfile
