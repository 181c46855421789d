// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace SQLite {
class Database;
}

/// The form of a trail file: what makes a SQLite file a trail, and its tables.
namespace vitrine::trailfile {

inline constexpr std::int32_t applicationId = 0x56697472; // "Vitr"
inline constexpr std::int32_t schemaVersion = 1;

/// Format of the canonical bytes of an entry.
inline constexpr std::int64_t entryFormat = 1;

/// The row of `prompts` for the empty prompt.
inline constexpr std::int64_t emptyPrompt = 1;

int versionOf(SQLite::Database &database);

/// The oldest version of the schema whose programs can read this file, according to its table `compatibility`.
int readableFrom(SQLite::Database &database);

/// Creates all tables, indexes and triggers in a blank file, inside the caller's transaction.
void createSchema(SQLite::Database &database);

} // namespace vitrine::trailfile
