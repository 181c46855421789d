// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"

#include <cstdint>
#include <filesystem>

/// Opens trail files: decides which files are trails, and which of those this program may use.
namespace vitrine::trailfile {

class SchemaGuard;

/// A read-only connection to a file that is a trail of a known schema.
Connection openForReading(const std::filesystem::path &file);

/// A connection that can write, to a trail or to a file that may become one (`isBlank`). Sets what every writing
/// connection needs, except for the journal mode.
Connection openForWriting(const std::filesystem::path &file);
/// The same; the guard then knows the schema.
Connection openForWriting(const std::filesystem::path &file, SchemaGuard &guard);

/// Whether nothing has been written to this file yet.
bool isBlank(SQLite::Database &database);

/// Fails for a file that is not a trail, one of a schema that this program cannot read, and one whose schema contains
/// anything foreign (schemacheck.h).
void requireTrail(SQLite::Database &database);

/// Repeats the check of the schema whenever another program has changed it, because triggers of the file run while it
/// is open for writing.
class SchemaGuard final {
public:
    /// Call it inside a transaction, before anything is written.
    void check(Statements &statements);
    /// Fails like `requireTrail`.
    void requireTrail(SQLite::Database &database);
    /// Whether nothing was missing at the last comparison.
    bool isComplete() const { return m_isComplete; }

private:
    bool m_isComplete = false;
    std::int64_t m_checked = -1; ///< the schema's own counter at the last comparison
};

} // namespace vitrine::trailfile
