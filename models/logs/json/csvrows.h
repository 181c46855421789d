// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/filewindow.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A row of a table, with its original bytes.
struct CsvRow {
    std::vector<std::string> cells;
    SourceSpan span;
    bool isCut = false; ///< the file ended within a quoted cell
    bool isTooLarge = false; ///< longer than the limit for a row; `cells` is then empty
};

/// Reads the rows of a comma-separated table (RFC 4180) of any size: cells may be quoted and then contain commas, line
/// ends and doubled quotes. Blank lines are skipped.
class CsvRows final {
public:
    explicit CsvRows(FileWindow &file);
    /// Returns nothing at the end of the file.
    std::optional<CsvRow> next();

private:
    bool isAtEnd(std::uint64_t keepFrom);
    void skipBlankLines();
    void passRow(CsvRow &row);

    FileWindow &m_file;
    std::uint64_t m_at = 0;
    std::uint64_t m_line = 1;
};

/// The cells of one row's text, without its line end.
std::vector<std::string> csvCells(std::string_view row);

} // namespace vitrine
