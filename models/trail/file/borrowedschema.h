// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// Whether a damaged file still tells where its tables begin. Fails where it tells that it is no trail, or one of
/// another version.
bool hasSchema(SQLite::Database &damaged, SQLite::Database &fresh);

/// A copy of a damaged trail with the head and the list of tables of a new one. Both stand on the same pages in all
/// trails that were made by one version and never rewritten, so that tables whose beginnings are lost with the list can
/// be read all the same. Where the file was rewritten, nothing is found that way, and nothing is lost by trying. The
/// copy is removed with this.
class BorrowedSchema final {
public:
    /// Files are made beside `into`.
    BorrowedSchema(const std::filesystem::path &damaged, const std::filesystem::path &into);
    ~BorrowedSchema();
    BorrowedSchema(const BorrowedSchema &) = delete;
    BorrowedSchema &operator=(const BorrowedSchema &) = delete;

    const std::filesystem::path &file() const { return m_copy; }

private:
    std::filesystem::path m_copy;
};

} // namespace vitrine::trailfile
