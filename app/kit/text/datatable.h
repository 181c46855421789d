// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Rows and columns found in a text. Cells are untrusted text, without the quotes that Python and JSON put around
/// strings; nested values are unchanged. A row may have fewer cells than there are titles.
struct DataTable {
    QStringList titles;
    std::vector<QStringList> rows;
    bool isCut = false; ///< the printed form omits rows or columns
    bool operator==(const DataTable &) const = default;
};

/// The table in a text: a data frame as pandas prints it, a list of dictionaries, of lists or of tuples, a
/// two-dimensional array, or a dictionary of lists of equal length. Parsed, never evaluated. Nothing for other text.
/// Pure, any thread.
std::optional<DataTable> dataTable(std::string_view utf8);

/// Whether parsing is worth a try; exact for all but long texts. Takes some milliseconds at most.
bool mayBeTable(std::string_view utf8);

/// Comma-separated values of these rows of a table, in that order (RFC 4180); without rows only the titles.
QString asCommaSeparated(const DataTable &table, const std::vector<std::size_t> &rows);
/// The same as a Markdown table; no cell can break out of it.
QString asMarkdownTable(const DataTable &table, const std::vector<std::size_t> &rows);
/// The same as an array of JSON objects, or of arrays if two titles are equal. Numbers stay numbers.
QString asJsonRows(const DataTable &table, const std::vector<std::size_t> &rows);

} // namespace vitrine
