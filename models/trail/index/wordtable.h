// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

struct sqlite3;

namespace vitrine::trailfile {

/// Gives the connection a table-valued function `step_words(expression)`: the ids of all steps that have the words, in
/// order, as far as they are asked for. The expression is a WordQuery.
void addWordTable(sqlite3 *connection);

} // namespace vitrine::trailfile
