// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace SQLite {
class Database;
}

/// The form of a trail file: what makes a SQLite file a trail, and how one version becomes the next.
namespace vitrine::trailfile {

class Connection;

inline constexpr std::int32_t applicationId = 0x56697472; // "Vitr"
inline constexpr std::int32_t schemaVersion = 4;

/// Format of the canonical bytes of an entry. The second has findings and the environment in the entries of sessions
/// and of ends, the third the shapes of variables in those of ends.
inline constexpr std::int64_t firstFormat = 1;
inline constexpr std::int64_t secondFormat = 2;
inline constexpr std::int64_t entryFormat = 3;

/// Row of `prompts` that stands for the empty prompt.
inline constexpr std::int64_t emptyPrompt = 1;

int versionOf(SQLite::Database &database);
bool isCurrent(SQLite::Database &database);

/// The oldest version of the schema whose programs can read this file.
int readableFrom(SQLite::Database &database);

/// Runs the migrations from the file's user_version to `schemaVersion`, inside of the caller's transaction and with
/// foreign keys off.
void migrate(Connection &database);

/// Lets the statements of this version read a file of an older one, without writing to it.
void readAsCurrent(Connection &database);

} // namespace vitrine::trailfile
