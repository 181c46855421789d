// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/runs/runtree.h"

#include "app/kit/lists/pagedpresentation.h"
#include "app/kit/lists/recorddelegate.h"
#include "app/panes/runs/runpresentation.h"
#include "models/items/runmodel.h"

#include <QGuiApplication>

#include <algorithm>

namespace vitrine {

RunTree::RunTree(const RunModel *runs, PagedPresentation *rows, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_runs(runs)
{
    setSourceModel(rows);
    connectRows();
    connectColumns();
    connect(runs, &RunModel::sumsChanged, this, &RunTree::addUp);
    build();
}

void RunTree::connectColumns()
{
    const auto *rows = sourceModel();
    connect(rows, &QAbstractItemModel::columnsAboutToBeInserted, this,
        [this](const QModelIndex &, int first, int last) { beginInsertColumns({}, first, last); });
    connect(rows, &QAbstractItemModel::columnsInserted, this, [this] { endInsertColumns(); });
    connect(rows, &QAbstractItemModel::columnsAboutToBeRemoved, this,
        [this](const QModelIndex &, int first, int last) { beginRemoveColumns({}, first, last); });
    connect(rows, &QAbstractItemModel::columnsRemoved, this, [this] { endRemoveColumns(); });
}

// The groups are the same, in the same order.
void RunTree::addUp()
{
    const auto &now = m_runs->listing().groups;
    if (!isGrouped() || !now || now->groups.size() != m_groups->groups.size())
        return;
    m_groups = now;
    Q_EMIT dataChanged(groupIndex(0), groupIndex(int(m_groups->groups.size()) - 1, columnCount() - 1));
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

bool RunTree::willBeTree() const { return m_runs->listing().callers != nullptr || m_runs->listing().groups != nullptr; }

void RunTree::build()
{
    m_location.clear();
    m_below.clear();
    m_groups.reset();
    const int count = sourceModel()->rowCount();
    if (!willBeTree() || count == 0)
        return;
    if (const auto &groups = m_runs->listing().groups; groups && int(groups->ofRow.size()) == count)
        m_groups = groups;
    std::vector<Location> locations(static_cast<std::size_t>(count));
    bool isAny = false;
    for (int row = 0; row < count; ++row) {
        auto &location = locations[std::size_t(row)];
        location.above = m_runs->rowOf(m_runs->callerOf(m_runs->idAt(row)));
        isAny = isAny || location.above >= 0 || isGrouped();
        if (location.above < 0 && isGrouped())
            location.above = aboveOf(m_groups->ofRow[std::size_t(row)]);
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

QModelIndex RunTree::groupIndex(int group, int column) const
{
    return createIndex(group, column, groupMark | quintptr(group));
}

int RunTree::keyOf(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return -1;
    return isGroup(parent) ? aboveOf(groupOf(parent)) : int(parent.internalId());
}

const RunGroup *RunTree::groupAt(const QModelIndex &index) const
{
    const bool isKnown = index.isValid() && isGroup(index) && isGrouped();
    return isKnown ? &m_groups->groups[std::size_t(groupOf(index))] : nullptr;
}

QVariant RunTree::data(const QModelIndex &index, int role) const
{
    const auto *group = groupAt(index);
    if (group == nullptr)
        return QAbstractProxyModel::data(index, role);
    // A name ends with the number of its runs.
    if (role == RecordDelegate::KeptEndRole)
        return true;
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    const auto cell
        = [&](RunModel::Column column) { return RunPresentation::groupCell(m_groups->by, *group, int(column)); };
    if (role == Qt::AccessibleTextRole)
        return presented(cell(RunModel::Column::Task), Qt::DisplayRole);
    if (role != Qt::FontRole)
        return isPresentedRole(role) ? presented(cell(RunModel::Column(index.column())), role) : QVariant();
    auto font = QGuiApplication::font();
    font.setBold(true);
    return font;
}

QModelIndex RunTree::mapToSource(const QModelIndex &index) const
{
    return index.isValid() && !isGroup(index) ? sourceModel()->index(int(index.internalId()), index.column())
                                              : QModelIndex();
}

QModelIndex RunTree::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (isGrouped() && !parent.isValid())
        return groupIndex(row, column);
    const int listed = isTree() ? below(keyOf(parent))[std::size_t(row)] : row;
    return createIndex(row, column, quintptr(listed));
}

QModelIndex RunTree::parent(const QModelIndex &child) const
{
    if (!child.isValid() || !isTree() || isGroup(child))
        return {};
    const int above = m_location[child.internalId()].above;
    if (above < -1)
        return groupIndex(-2 - above);
    return above < 0 ? QModelIndex() : createIndex(m_location[std::size_t(above)].row, 0, quintptr(above));
}

int RunTree::rowCount(const QModelIndex &parent) const
{
    if (!isTree())
        return parent.isValid() ? 0 : sourceModel()->rowCount();
    if (parent.column() > 0)
        return 0;
    if (isGrouped() && !parent.isValid())
        return int(m_groups->groups.size());
    return int(below(keyOf(parent)).size());
}

int RunTree::columnCount(const QModelIndex &) const { return sourceModel()->columnCount(); }

bool RunTree::hasChildren(const QModelIndex &parent) const { return rowCount(parent) > 0; }

Qt::ItemFlags RunTree::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    auto flags = isGroup(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : QAbstractProxyModel::flags(index);
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
    for (const auto &index : std::as_const(m_kept)) {
        m_keptRows.append(mapToSource(index));
        const auto *group = groupAt(index);
        m_keptGroups.push_back(group == nullptr ? std::string() : group->name);
    }
}

void RunTree::endOrder()
{
    build();
    QModelIndexList now;
    for (qsizetype at = 0; at < m_kept.size(); ++at) {
        const auto &row = m_keptRows[at];
        now.append(
            row.isValid() ? QModelIndex(mapFromSource(row)) : groupNamed(m_keptGroups[std::size_t(at)], m_kept[at]));
    }
    changePersistentIndexList(m_kept, now);
    m_kept.clear();
    m_keptRows.clear();
    m_keptGroups.clear();
    Q_EMIT layoutChanged();
}

QModelIndex RunTree::groupNamed(const std::string &name, const QModelIndex &before) const
{
    if (!isGrouped() || !isGroup(before))
        return {};
    const auto found = std::ranges::find(m_groups->groups, name, &RunGroup::name);
    return found == m_groups->groups.end() ? QModelIndex()
                                           : groupIndex(int(found - m_groups->groups.begin()), before.column());
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
