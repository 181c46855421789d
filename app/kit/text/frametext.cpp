// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/frametext.h"

#include <QRegularExpression>

#include <algorithm>
#include <ranges>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestText = 4 << 20;
constexpr qsizetype mostColumns = 1000;
// Between two columns; one blank may be within a cell.
constexpr qsizetype gapBetweenColumns = 2;

/// The position of a column in its lines: from the first to behind its last character.
struct Span {
    qsizetype from = 0;
    qsizetype to = 0;
};

std::vector<bool> filledLocations(const QStringList &lines)
{
    qsizetype width = 0;
    for (const auto &line : lines)
        width = std::max(width, line.size());
    std::vector<bool> filled(std::size_t(width), false);
    for (const auto &line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (line[i] != u' ')
                filled[std::size_t(i)] = true;
        }
    }
    return filled;
}

std::vector<Span> columnsOf(const QStringList &lines)
{
    const auto filled = filledLocations(lines);
    std::vector<Span> columns;
    for (qsizetype i = 0; i < std::ssize(filled); ++i) {
        if (!filled[std::size_t(i)])
            continue;
        if (!columns.empty() && i - columns.back().to < gapBetweenColumns)
            columns.back().to = i + 1;
        else
            columns.push_back({ i, i + 1 });
    }
    return columns;
}

QStringList cellsOf(const QString &line, const std::vector<Span> &columns)
{
    QStringList cells;
    for (const auto &column : columns)
        cells.append(line.mid(column.from, column.to - column.from).trimmed());
    return cells;
}

// "[120 rows x 14 columns]", and whether it was there.
bool takeSize(QStringList &lines)
{
    static const QRegularExpression size(QStringLiteral("^\\[\\d+ rows x \\d+ columns\\]$"));
    const auto isBlank = [&] { return !lines.isEmpty() && lines.back().trimmed().isEmpty(); };
    while (isBlank())
        lines.removeLast();
    if (lines.isEmpty() || !size.match(lines.back()).hasMatch())
        return false;
    lines.removeLast();
    while (isBlank())
        lines.removeLast();
    return true;
}

// The name of the rows has a line of its own, with nothing else on it.
void takeNameOfRows(DataTable &table)
{
    if (table.rows.empty() || table.rows.front().isEmpty())
        return;
    const auto &first = table.rows.front();
    if (first.front().isEmpty()
        || std::any_of(first.cbegin() + 1, first.cend(), [](const QString &cell) { return !cell.isEmpty(); }))
        return;
    table.titles.front() = first.front();
    table.rows.erase(table.rows.begin());
}

std::optional<DataTable> partOf(QStringList lines)
{
    if (lines.size() < 2 || !lines.front().startsWith(u' '))
        return std::nullopt;
    // Too wide for the lines: the rest of the columns comes below.
    if (lines.front().endsWith(u'\\'))
        lines.front().chop(1);
    const auto columns = columnsOf(lines);
    if (columns.size() < 2 || std::ssize(columns) > mostColumns)
        return std::nullopt;
    DataTable table { .titles = cellsOf(lines.front(), columns), .rows = {}, .isCut = false };
    if (!table.titles.front().isEmpty() || table.titles.sliced(1).contains(QString()))
        return std::nullopt;
    for (const auto &line : lines | std::views::drop(1))
        table.rows.push_back(cellsOf(line, columns));
    takeNameOfRows(table);
    const auto isNamed = [](const QStringList &row) { return !row.front().isEmpty(); };
    return !table.rows.empty() && std::ranges::all_of(table.rows, isNamed) ? std::optional(table) : std::nullopt;
}

bool addBeside(DataTable &table, const DataTable &part)
{
    if (table.rows.size() != part.rows.size())
        return false;
    table.titles += part.titles.sliced(1);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].front() != part.rows[row].front())
            return false;
        table.rows[row] += part.rows[row].sliced(1);
    }
    return table.titles.size() <= mostColumns;
}

} // namespace

std::optional<DataTable> frameTable(std::string_view utf8)
{
    // A blank in front, for want of a title of the rows.
    if (utf8.size() > longestText || !utf8.starts_with(' '))
        return std::nullopt;
    auto lines = QString::fromUtf8(utf8.data(), qsizetype(utf8.size())).split(u'\n');
    const bool isSized = takeSize(lines);
    std::optional<DataTable> table;
    QStringList part;
    lines.append(QString());
    for (const auto &line : lines) {
        if (!line.trimmed().isEmpty()) {
            part.append(line);
            continue;
        }
        const auto read = partOf(std::exchange(part, {}));
        if (!read || (table && !addBeside(*table, *read)))
            return std::nullopt;
        if (!table)
            table = read;
    }
    if (table)
        table->isCut = isSized
            && (table->titles.contains(u"...") || std::ranges::any_of(table->rows, [](const QStringList &row) {
                   return row.contains(u"..") || row.contains(u"...");
               }));
    return table;
}

} // namespace vitrine
