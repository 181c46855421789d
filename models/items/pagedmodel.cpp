// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/pagedmodel.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

// Dragging a scroll bar passes pages without stopping there.
constexpr std::size_t mostWanted = 4;
constexpr std::size_t mostRecent = 4;

/// Puts a page last, and lets go of the first ones beyond a number.
void moveToEnd(std::vector<int> &pages, int page, std::size_t most)
{
    std::erase(pages, page);
    pages.push_back(page);
    if (pages.size() > most)
        pages.erase(pages.begin());
}

} // namespace

PagedModel::PagedModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_ask(this)
{
    m_ask.setSingleShot(true);
    m_ask.setInterval(0);
    connect(&m_ask, &QTimer::timeout, this, &PagedModel::askNext);
}

int PagedModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_ids->size(); }

void PagedModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && (order == m_sortOrder || column < 0))
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT sortingChanged();
}

void PagedModel::refreshRows(RowId id)
{
    outdateRows();
    // The rows that are being read may be outdated; their answer is dropped because another request is made.
    if (const int asked = std::exchange(m_asked, -1); asked >= 0)
        want(asked * pageRows);
    if (const int row = rowOf(id); row >= 0)
        lookedAt(row);
    for (const int page : std::vector(m_recent))
        want(page * pageRows);
}

void PagedModel::giveUpRows()
{
    m_asked = -1;
    m_wanted.clear();
}

void PagedModel::showIds(Ids ids)
{
    if (ids == m_ids)
        return;
    if (m_ids->isBeginningOf(*ids) && (m_ids->size() > 0 || ids->size() == 0))
        return append(std::move(ids));
    m_wanted.clear(); // of rows in other places
    if (m_ids->hasSameRowsAs(*ids))
        reorder(std::move(ids));
    else
        replace(std::move(ids));
}

void PagedModel::clearIds()
{
    giveUpRows();
    replace(std::make_shared<const IdList>());
}

void PagedModel::want(int row) const
{
    const int page = row / pageRows;
    if (page == m_asked)
        return;
    moveToEnd(m_wanted, page, mostWanted);
    if (!m_ask.isActive())
        m_ask.start();
}

void PagedModel::lookedAt(int row) const
{
    const int page = row / pageRows;
    if (m_recent.empty() || m_recent.back() != page)
        moveToEnd(m_recent, page, mostRecent);
}

void PagedModel::announceRead(const std::vector<RowId> &ids)
{
    m_asked = -1;
    int first = rowCount();
    int last = -1;
    for (const auto id : ids) {
        const int row = rowOf(id);
        if (row < 0)
            continue;
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
    if (!m_wanted.empty())
        m_ask.start();
}

void PagedModel::askNext()
{
    while (m_asked < 0 && !m_wanted.empty()) {
        const int page = m_wanted.back();
        m_wanted.pop_back();
        std::vector<RowId> ids;
        const int end = std::min((page + 1) * pageRows, rowCount());
        for (int row = page * pageRows; row < end; ++row)
            if (!isFresh(idAt(row)))
                ids.push_back(idAt(row));
        if (ids.empty())
            continue;
        m_asked = page;
        Q_EMIT rowsWanted(ids);
    }
}

void PagedModel::append(Ids ids)
{
    if (ids->size() == m_ids->size()) {
        m_ids = std::move(ids);
        return;
    }
    beginInsertRows({}, m_ids->size(), ids->size() - 1);
    m_ids = std::move(ids);
    endInsertRows();
}

void PagedModel::reorder(Ids ids)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    QModelIndexList after;
    for (const auto &kept : before)
        after.append(index(ids->rowOf(idAt(kept.row())), kept.column()));
    m_ids = std::move(ids);
    m_recent.clear();
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void PagedModel::replace(Ids ids)
{
    beginResetModel();
    m_ids = std::move(ids);
    m_recent.clear();
    endResetModel();
}

} // namespace vitrine
