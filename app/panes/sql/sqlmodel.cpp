// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/sql/sqlmodel.h"

#include "app/kit/lists/presentedcell.h"
#include "app/panes/sql/sqlfilter.h"
#include "app/wording/safetext.h"
#include "app/wording/sqltext.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine {

namespace {

bool isAbsent(const SqlValue &value) { return std::holds_alternative<std::monostate>(value); }
bool isText(const SqlValue &value) { return std::holds_alternative<std::string>(value); }

double numberOf(const SqlValue &value)
{
    const auto *whole = std::get_if<std::int64_t>(&value);
    return whole != nullptr ? double(*whole) : std::get<double>(value);
}

bool isBefore(const SqlValue &left, const SqlValue &right)
{
    if (isText(left) != isText(right))
        return isText(right);
    return isText(left) ? std::get<std::string>(left) < std::get<std::string>(right) : numberOf(left) < numberOf(right);
}

Cell cellOf(const SqlValue &value)
{
    if (isAbsent(value))
        return { .text = QStringLiteral("NULL"), .shape = {}, .isMuted = true, .isCode = false, .tip = {} };
    // The cell shows one line, the tooltip as much as fits on a screen.
    constexpr qsizetype longestTip = 4000;
    const auto text = isText(value)
        ? QString::fromUtf8(std::string_view(std::get<std::string>(value)).substr(0, longestTip))
        : SqlText::value(value);
    return { .text = text, .shape = {}, .isMuted = false, .isCode = false, .tip = {} };
}

} // namespace

void SqlModel::setAnswer(SqlAnswer answer)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_order.resize(m_answer.rows.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t(0));
    endResetModel();
}

int SqlModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_order.size()); }

int SqlModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_answer.columns.size());
}

QVariant SqlModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SqlValue &value = row(index.row())[std::size_t(index.column())];
    if (role == Qt::TextAlignmentRole && !isText(value) && !isAbsent(value))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == FilterRole) {
        const auto filter = sqlFilter(m_answer.columns, std::size_t(index.column()), value);
        return filter.isEmpty() ? QVariant() : filter;
    }
    return isPresentedRole(role) ? presented(cellOf(value), role) : QVariant();
}

QVariant SqlModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal && rowCount() > 0)
        return data(index(0, section), role);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    return safeLine(m_answer.columns[std::size_t(section)]);
}

void SqlModel::sort(int column, Qt::SortOrder order)
{
    if (column >= columnCount())
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    std::vector<std::size_t> shown;
    for (const auto &index : before)
        shown.push_back(m_order[std::size_t(index.row())]);
    std::ranges::sort(m_order);
    const auto isLess = [&](std::size_t left, std::size_t right) {
        const SqlValue &first = m_answer.rows[left][std::size_t(column)];
        const SqlValue &second = m_answer.rows[right][std::size_t(column)];
        if (isAbsent(first) || isAbsent(second))
            return !isAbsent(first) && isAbsent(second);
        return order == Qt::AscendingOrder ? isBefore(first, second) : isBefore(second, first);
    };
    if (column >= 0)
        std::ranges::stable_sort(m_order, isLess);
    QModelIndexList after;
    for (qsizetype n = 0; n < before.size(); ++n)
        after.append(
            index(int(std::ranges::find(m_order, shown[std::size_t(n)]) - m_order.begin()), before[n].column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

} // namespace vitrine
