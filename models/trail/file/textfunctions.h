// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace SQLite {
class Database;
}
struct sqlite3_context;

namespace vitrine::trailfile {

class ContentReader;

/// Registers the functions on stored texts that statements and views of all layers use:
/// vitrine_text(id) and vitrine_head(id, length): the text of a row of `contents`, or its first bytes.
/// Texts are read with `contents`, which lives as long as the connection.
void addTextFunctions(SQLite::Database &database, ContentReader &contents);

/// Sets the text as the result of one of our SQL functions; SQLite copies it.
void giveText(sqlite3_context *context, std::string_view text);

} // namespace vitrine::trailfile
