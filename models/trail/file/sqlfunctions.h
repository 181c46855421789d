// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

class ContentReader;

/// Gives a connection the functions that our statements and views use on stored texts:
/// vitrine_text(id) and vitrine_head(id, length): the text of a row of `contents`;
/// vitrine_contains(text, piece), without regard to the case of ASCII letters;
/// vitrine_matches(text, pattern), an extended regular expression of POSIX with \\d besides, found anywhere;
/// vitrine_has_import, …_call, …_assign(code, name, how): how is 0 for the name itself, 1 for a pattern, 2 for a piece.
/// Texts are read with `contents`, which lives as long as the connection.
void addSqlFunctions(SQLite::Database &database, ContentReader &contents);

} // namespace vitrine::trailfile
