// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/tablemodel.h"

#include "app/wording/labeltext.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

constexpr qsizetype longestCell = 300;
constexpr qsizetype longestTip = 4000;

/// The sort key of a cell.
struct SortKey {
    std::optional<double> number;
    QString word;
};

bool isAbsent(const QString &cell)
{
    static const QStringList words { QString(), QStringLiteral("NaN"), QStringLiteral("NaT"), QStringLiteral("nan"),
        QStringLiteral("None"), QStringLiteral("null"), QStringLiteral("<NA>") };
    return words.contains(cell);
}

std::optional<double> numberIn(const QString &cell)
{
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

SortKey keyOf(const QString &cell) { return { numberIn(cell), cell }; }

// Numbers come before words.
bool isBefore(const SortKey &one, const SortKey &other)
{
    if (one.number && other.number)
        return *one.number < *other.number;
    if (one.number || other.number)
        return one.number.has_value();
    return one.word < other.word;
}

} // namespace

void TableModel::setTable(std::shared_ptr<const DataTable> table)
{
    m_sorting.cancel();
    beginResetModel();
    m_table = std::move(table);
    m_order = inOrder(*m_table, -1, Qt::AscendingOrder);
    endResetModel();
}

int TableModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_order.size()); }

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table->titles.size());
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto cell = m_table->rows[tableRow(index.row())].value(index.column());
    switch (role) {
    case Qt::DisplayRole: return safeLine(cell, longestCell);
    // A tooltip would show text that looks like rich text as such.
    case Qt::ToolTipRole: return plainTip(safeLine(cell, longestTip));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (numberIn(cell) && !isAbsent(cell) ? Qt::AlignTrailing : Qt::AlignLeading));
    case Qt::AccessibleTextRole:
        return LabelText::of(headerData(index.column(), Qt::Horizontal).toString(), safeLine(cell, longestCell));
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    // The title of a column of numbers is aligned like them.
    if (role == Qt::TextAlignmentRole && rowCount() > 0)
        return data(index(0, section), role);
    if (role != Qt::DisplayRole)
        return {};
    return safeLine(m_table->titles[section], longestCell);
}

TableModel::Order TableModel::inOrder(const DataTable &table, int column, Qt::SortOrder order)
{
    Order rows(table.rows.size());
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    if (column < 0)
        return rows;
    std::vector<SortKey> keys;
    keys.reserve(rows.size());
    for (const auto &row : table.rows)
        keys.push_back(keyOf(row.value(column)));
    const auto absent
        = std::ranges::stable_partition(rows, [&](auto row) { return !isAbsent(table.rows[row].value(column)); });
    std::ranges::stable_sort(rows.begin(), absent.begin(), [&](auto one, auto other) {
        return order == Qt::AscendingOrder ? isBefore(keys[one], keys[other]) : isBefore(keys[other], keys[one]);
    });
    return rows;
}

void TableModel::sort(int column, Qt::SortOrder order)
{
    m_sorting.ask([table = m_table, column, order] { return inOrder(*table, column, order); },
        [this](Order rows) { setOrder(std::move(rows)); });
}

void TableModel::setOrder(Order order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<int> locations(order.size());
    for (std::size_t location = 0; location < order.size(); ++location)
        locations[order[location]] = int(location);
    const auto before = persistentIndexList();
    QModelIndexList after;
    for (const auto &old : before)
        after.append(index(locations[tableRow(old.row())], old.column()));
    m_order = std::move(order);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

} // namespace vitrine
