// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/csvrows.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::uint64_t maxRow = 24 << 20;
constexpr std::size_t maxCells = 1000;

/// The cell that `row` begins with, which is taken off it.
std::string takeQuoted(std::string_view &row)
{
    std::string cell;
    for (row.remove_prefix(1); !row.empty(); row.remove_prefix(1)) {
        if (row.front() != '"')
            cell += row.front();
        else if (row.starts_with("\"\""))
            cell += '"', row.remove_prefix(1);
        else
            break;
    }
    const std::size_t end = std::min(row.find(','), row.size());
    if (end > 1) // what follows the quote belongs to nothing, and is kept
        cell += row.substr(1, end - 1);
    row.remove_prefix(end);
    return cell;
}

std::string takeCell(std::string_view &row)
{
    if (row.starts_with('"'))
        return takeQuoted(row);
    const std::size_t end = std::min(row.find(','), row.size());
    std::string cell(row.substr(0, end));
    row.remove_prefix(end);
    return cell;
}

} // namespace

std::vector<std::string> csvCells(std::string_view row)
{
    std::vector<std::string> cells { takeCell(row) };
    while (!row.empty() && cells.size() < maxCells) {
        row.remove_prefix(1); // the comma
        cells.push_back(takeCell(row));
    }
    return cells;
}

CsvRows::CsvRows(FileWindow &file)
    : m_file(file)
{
}

bool CsvRows::isAtEnd(std::uint64_t keepFrom) { return m_at >= m_file.end() && !m_file.more(keepFrom); }

void CsvRows::skipBlankLines()
{
    for (; !isAtEnd(m_at) && (*m_file.at(m_at) == '\n' || *m_file.at(m_at) == '\r'); ++m_at)
        m_line += *m_file.at(m_at) == '\n' ? 1 : 0;
}

/// To the line end that is in no quotes, keeping the row unless it is too large.
void CsvRows::passRow(CsvRow &row)
{
    bool isQuoted = false;
    for (; !isAtEnd(row.isTooLarge ? m_at : row.span.byteFrom); ++m_at) {
        const char byte = *m_file.at(m_at);
        if (byte == '\n' && !isQuoted)
            break;
        isQuoted = isQuoted != (byte == '"');
        m_line += byte == '\n' ? 1 : 0;
        row.isTooLarge = row.isTooLarge || m_at - row.span.byteFrom >= maxRow;
    }
    row.isCut = isQuoted;
    row.span.byteTo = m_at;
}

std::optional<CsvRow> CsvRows::next()
{
    skipBlankLines();
    if (isAtEnd(m_at))
        return {};
    CsvRow row;
    row.span.byteFrom = m_at;
    row.span.line = m_line;
    passRow(row);
    if (!row.isTooLarge) {
        std::string_view text = m_file.bytes(row.span.byteFrom, row.span.byteTo);
        text.remove_suffix(text.ends_with('\r') ? 1 : 0);
        row.cells = csvCells(text);
    }
    return row;
}

} // namespace vitrine
