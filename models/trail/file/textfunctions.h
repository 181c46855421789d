// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

class ContentReader;

/// Gives a connection the functions on stored texts that statements and views of all layers use:
/// vitrine_text(id) and vitrine_head(id, length): the text of a row of `contents`, or its first bytes.
/// Texts are read with `contents`, which lives as long as the connection.
void addTextFunctions(SQLite::Database &database, ContentReader &contents);

} // namespace vitrine::trailfile
