// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/runs/runtree.h"

#include "app/kit/lists/pagedpresentation.h"
#include "models/items/runmodel.h"

namespace vitrine {

RunTree::RunTree(const RunModel *runs, PagedPresentation *rows, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_runs(runs)
{
    setSourceModel(rows);
    connectRows();
    build();
}

void RunTree::connectRows()
{
    const auto *rows = sourceModel();
    connect(rows, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(rows, &QAbstractItemModel::modelReset, this, [this] {
        build();
        endResetModel();
    });
    connect(rows, &QAbstractItemModel::rowsAboutToBeInserted, this, [this](const QModelIndex &, int first, int last) {
        m_isReset = isTree() || willBeTree();
        m_isReset ? beginResetModel() : beginInsertRows({}, first, last);
    });
    connect(rows, &QAbstractItemModel::rowsInserted, this, [this] {
        build();
        m_isReset ? endResetModel() : endInsertRows();
    });
    connect(rows, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this](const QModelIndex &, int first, int last) {
        m_isReset = isTree() || willBeTree();
        m_isReset ? beginResetModel() : beginRemoveRows({}, first, last);
    });
    connect(rows, &QAbstractItemModel::rowsRemoved, this, [this] {
        build();
        m_isReset ? endResetModel() : endRemoveRows();
    });
    connect(rows, &QAbstractItemModel::layoutAboutToBeChanged, this, &RunTree::beginOrder);
    connect(rows, &QAbstractItemModel::layoutChanged, this, &RunTree::endOrder);
    connect(rows, &QAbstractItemModel::dataChanged, this, &RunTree::announce);
    connect(rows, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
}

bool RunTree::willBeTree() const { return m_runs->listing().callers != nullptr; }

void RunTree::build()
{
    m_location.clear();
    m_below.clear();
    if (!willBeTree())
        return;
    const int count = sourceModel()->rowCount();
    std::vector<Location> locations(static_cast<std::size_t>(count));
    bool isAny = false;
    for (int row = 0; row < count; ++row) {
        auto &location = locations[std::size_t(row)];
        location.above = m_runs->rowOf(m_runs->callerOf(m_runs->idAt(row)));
        isAny = isAny || location.above >= 0;
        auto &beside = m_below[location.above];
        location.row = int(beside.size());
        beside.push_back(row);
    }
    if (isAny)
        m_location = std::move(locations);
    else
        m_below.clear();
}

const std::vector<int> &RunTree::below(int row) const
{
    static const std::vector<int> none;
    const auto found = m_below.constFind(row);
    return found == m_below.constEnd() ? none : *found;
}

QModelIndex RunTree::mapFromSource(const QModelIndex &source) const
{
    if (!source.isValid())
        return {};
    const int row = isTree() ? m_location[std::size_t(source.row())].row : source.row();
    return createIndex(row, source.column(), quintptr(source.row()));
}

QModelIndex RunTree::mapToSource(const QModelIndex &index) const
{
    return index.isValid() ? sourceModel()->index(int(index.internalId()), index.column()) : QModelIndex();
}

QModelIndex RunTree::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const int listed = isTree() ? below(parent.isValid() ? int(parent.internalId()) : -1)[std::size_t(row)] : row;
    return createIndex(row, column, quintptr(listed));
}

QModelIndex RunTree::parent(const QModelIndex &child) const
{
    if (!child.isValid() || !isTree())
        return {};
    const int above = m_location[child.internalId()].above;
    return above < 0 ? QModelIndex() : createIndex(m_location[std::size_t(above)].row, 0, quintptr(above));
}

int RunTree::rowCount(const QModelIndex &parent) const
{
    if (!isTree())
        return parent.isValid() ? 0 : sourceModel()->rowCount();
    if (parent.column() > 0)
        return 0;
    return int(below(parent.isValid() ? int(parent.internalId()) : -1).size());
}

int RunTree::columnCount(const QModelIndex &) const { return RunModel::columns; }

bool RunTree::hasChildren(const QModelIndex &parent) const { return rowCount(parent) > 0; }

Qt::ItemFlags RunTree::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    auto flags = QAbstractProxyModel::flags(index);
    flags.setFlag(Qt::ItemNeverHasChildren, !hasChildren(index));
    return flags;
}

QVariant RunTree::headerData(int section, Qt::Orientation orientation, int role) const
{
    return sourceModel()->headerData(section, orientation, role);
}

void RunTree::sort(int column, Qt::SortOrder order) { sourceModel()->sort(column, order); }

void RunTree::beginOrder()
{
    Q_EMIT layoutAboutToBeChanged();
    m_kept = persistentIndexList();
    for (const auto &index : std::as_const(m_kept))
        m_keptRows.append(mapToSource(index));
}

void RunTree::endOrder()
{
    build();
    QModelIndexList now;
    for (const auto &row : std::as_const(m_keptRows))
        now.append(mapFromSource(row));
    changePersistentIndexList(m_kept, now);
    m_kept.clear();
    m_keptRows.clear();
    Q_EMIT layoutChanged();
}

void RunTree::announce(const QModelIndex &from, const QModelIndex &to, const QList<int> &roles)
{
    if (!isTree()) {
        Q_EMIT dataChanged(mapFromSource(from), mapFromSource(to), roles);
        return;
    }
    for (int row = from.row(); row <= to.row(); ++row)
        Q_EMIT dataChanged(mapFromSource(from.siblingAtRow(row)), mapFromSource(to.siblingAtRow(row)), roles);
}

} // namespace vitrine
