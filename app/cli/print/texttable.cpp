// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/texttable.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

using Cells = std::vector<TextTable::Cell>;

QString padded(const QString &text, qsizetype width, bool isFigure)
{
    return isFigure ? text.rightJustified(width) : text.leftJustified(width);
}

/// The last word of a line is not padded.
qsizetype widthOf(std::size_t column, const Cells &cells, const std::vector<qsizetype> &widths, bool isFigure)
{
    const bool isLast = std::all_of(cells.begin() + static_cast<std::ptrdiff_t>(column) + 1, cells.end(),
        [](const TextTable::Cell &cell) { return cell.text.isEmpty(); });
    return isLast && !isFigure ? 0 : widths[column];
}

} // namespace

TextTable::TextTable(std::vector<Column> columns)
    : m_columns(std::move(columns))
{
}

void TextTable::add(std::vector<Cell> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

void TextTable::print(Console &console, int indent) const
{
    if (m_rows.empty())
        return;
    Cells titles;
    std::vector<qsizetype> widths;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        titles.push_back({ m_columns[column].title, Tone::Muted });
        widths.push_back(m_columns[column].title.size());
        for (const Cells &row : m_rows)
            widths[column] = std::max(widths[column], row[column].text.size());
    }
    const auto printRow = [&](const Cells &cells) {
        QString line(indent, QLatin1Char(' '));
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const bool isFigure = m_columns[column].isFigure;
            const auto width = widthOf(column, cells, widths, isFigure);
            if (width == 0 && cells[column].text.isEmpty())
                break;
            const QString gap = column == 0 ? QString() : QStringLiteral("  ");
            line += gap + console.toned(cells[column].tone, padded(cells[column].text, width, isFigure));
        }
        console.write(line);
    };
    printRow(titles);
    std::ranges::for_each(m_rows, printRow);
}

} // namespace vitrine
