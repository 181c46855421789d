// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Whether the list of tables of a damaged file can still be read. Fails if the file is not a trail or has a newer
/// schema.
bool hasSchema(SQLite::Database &damaged, SQLite::Database &fresh);

/// A copy of a damaged trail with the head and the list of tables of a new one, for files whose beginning was
/// overwritten. Tables start at the same pages in all trails that were never rewritten (by a redaction), so their
/// tables can be read again. In a rewritten file this finds nothing, but does no harm. The destructor removes the copy.
class HeadRescue final {
public:
    /// Creates files beside `into`.
    HeadRescue(const std::filesystem::path &damaged, const std::filesystem::path &into);
    ~HeadRescue();
    HeadRescue(const HeadRescue &) = delete;
    HeadRescue &operator=(const HeadRescue &) = delete;

    const std::filesystem::path &file() const { return m_copy; }

private:
    std::filesystem::path m_copy;
};

} // namespace vitrine::trailfile
