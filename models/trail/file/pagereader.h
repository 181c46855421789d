// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// A value as stored in a page of the file.
struct StoredValue {
    enum class Type { Null, Integer, Real, Text, Blob };
    Type type = Type::Null;
    std::int64_t integer = 0;
    double real = 0;
    std::string bytes; ///< of a Text or Blob
};

/// A row of a table, or of an index if it has no id.
struct StoredRow {
    std::optional<std::int64_t> id;
    std::vector<StoredValue> values;
};

/// Reads a file page by page, including pages without references to them, to recover the remains of a table whose root
/// is lost. Never reads beyond the bytes of the file. Skips invalid rows.
class PageReader final {
public:
    /// Throws SQLite::Exception if the SQLite library gives no access to pages.
    explicit PageReader(SQLite::Database &database);
    std::uint32_t count() const { return m_count; }
    std::vector<StoredRow> rows(std::uint32_t page);
    /// Adds the pages of the tree below a root, including the root.
    void addTree(std::uint32_t root, std::set<std::uint32_t> &pages);
    /// Adds the unused pages, whose contents are outdated.
    void addFree(std::set<std::uint32_t> &pages);

private:
    const std::string &page(std::uint32_t number);
    std::optional<StoredRow> row(std::string_view page, std::size_t at, bool isTable);
    std::optional<std::string> payload(std::string_view page, std::size_t at, std::uint64_t size, bool isTable);

    SQLite::Statement m_read;
    std::uint32_t m_count = 0;
    std::size_t m_usable = 0; ///< bytes of a page
    std::string m_page;
};

} // namespace vitrine::trailfile
