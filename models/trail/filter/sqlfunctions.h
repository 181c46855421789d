// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Registers the functions that filters and `trail sql` use:
/// vitrine_contains(text, piece), ignoring the case of ASCII letters;
/// vitrine_matches(text, pattern), a regular expression (pattern.h) found anywhere in the text;
/// vitrine_has_import, …_call, …_assign(code, name, how): how is 0 for the name itself, 1 for a pattern, 2 for a piece;
/// step_words(expression), the steps that the word index finds (wordtable.h);
/// step_ranges(ranges), the steps whose ids are in ranges (steprangetable.h).
void addQueryFunctions(SQLite::Database &database);

} // namespace vitrine::trailfile
