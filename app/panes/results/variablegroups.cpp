// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/results/variablegroups.h"

#include "app/kit/lists/presentedcell.h"
#include "app/wording/filterterm.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <map>

namespace vitrine {

VariableGroups::VariableGroups(VariableTable *variables, ResultPresentation<VariableRow> *rows, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_variables(variables)
    , m_rows(rows)
{
    setSourceModel(rows);
    connectRows();
    take(grouped());
}

void VariableGroups::connectRows()
{
    connect(m_rows, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(m_rows, &QAbstractItemModel::modelReset, this, [this] {
        take(grouped());
        endResetModel();
    });
    connect(m_rows, &QAbstractItemModel::layoutAboutToBeChanged, this, &VariableGroups::beginOrder);
    connect(m_rows, &QAbstractItemModel::layoutChanged, this, [this] {
        take(grouped());
        endOrder();
    });
    connect(m_rows, &QAbstractItemModel::dataChanged, this, &VariableGroups::follow);
}

VariableOrigin VariableGroups::setterOf(int listed) const
{
    const int record = m_rows->mapToSource(m_rows->index(listed, 0)).row();
    if (const auto *known = m_variables->origin(record); known != nullptr)
        return *known;
    return m_variables->record(record).record.change == VariableChange::Same ? VariableOrigin() : m_step;
}

std::vector<VariableGroups::Group> VariableGroups::grouped() const
{
    std::map<std::uint64_t, Group> byStep;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const auto setter = setterOf(row);
        auto &group = byStep[setter.ordinal];
        group.ordinal = setter.ordinal;
        group.step = setter.step;
        group.rows.push_back(row);
    }
    std::vector<Group> groups;
    for (auto &[ordinal, group] : byStep)
        groups.push_back(std::move(group));
    if (!m_isOldestFirst)
        std::ranges::reverse(groups);
    return groups;
}

void VariableGroups::take(std::vector<Group> groups)
{
    m_groups = std::move(groups);
    m_locations.resize(std::size_t(m_rows->rowCount()));
    for (int group = 0; group < int(m_groups.size()); ++group) {
        const auto &rows = m_groups[std::size_t(group)].rows;
        for (int row = 0; row < int(rows.size()); ++row)
            m_locations[std::size_t(rows[std::size_t(row)])] = { group, row };
    }
}

void VariableGroups::beginOrder()
{
    Q_EMIT layoutAboutToBeChanged();
    m_kept = persistentIndexList();
    for (const auto &index : std::as_const(m_kept)) {
        const auto ordinal = isGroup(index) ? m_groups[std::size_t(index.row())].ordinal : 0;
        m_keptLocations.push_back({ mapToSource(index), ordinal, index.column() });
    }
}

void VariableGroups::endOrder()
{
    QModelIndexList now;
    for (const auto &kept : m_keptLocations)
        now.append(kept.row.isValid() ? mapFromSource(kept.row) : groupIndex(kept.ordinal, kept.column));
    changePersistentIndexList(m_kept, now);
    m_kept.clear();
    m_keptLocations.clear();
    Q_EMIT layoutChanged();
}

// The step that set a variable is known a moment after the variable.
void VariableGroups::follow()
{
    if (auto groups = grouped(); groups != m_groups) {
        beginOrder();
        take(std::move(groups));
        endOrder();
    }
    for (int group = 0; group < rowCount(); ++group) {
        const auto above = index(group, 0);
        Q_EMIT dataChanged(index(0, 0, above), index(rowCount(above) - 1, columnCount() - 1, above));
    }
}

int VariableGroups::recordOf(const QModelIndex &index) const
{
    const auto listed = mapToSource(index);
    return listed.isValid() ? m_rows->mapToSource(listed).row() : -1;
}

std::optional<VariableOrigin> VariableGroups::locationOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (!isGroup(index)) {
        const auto *known = m_variables->origin(recordOf(index));
        return known != nullptr ? std::optional(*known) : std::nullopt;
    }
    const auto &group = m_groups[std::size_t(index.row())];
    if (group.ordinal == 0 || group.ordinal == m_step.ordinal)
        return {};
    return VariableOrigin { .step = group.step, .ordinal = group.ordinal };
}

QModelIndex VariableGroups::mapFromSource(const QModelIndex &source) const
{
    if (!source.isValid())
        return {};
    return createIndex(m_locations[std::size_t(source.row())].row, source.column(), quintptr(source.row()) + 1);
}

QModelIndex VariableGroups::mapToSource(const QModelIndex &index) const
{
    if (!index.isValid() || isGroup(index))
        return {};
    return m_rows->index(int(index.internalId()) - 1, index.column());
}

QModelIndex VariableGroups::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    const int listed = m_groups[std::size_t(parent.row())].rows[std::size_t(row)];
    return createIndex(row, column, quintptr(listed) + 1);
}

QModelIndex VariableGroups::parent(const QModelIndex &child) const
{
    if (!child.isValid() || isGroup(child))
        return {};
    return createIndex(m_locations[child.internalId() - 1].group, 0, quintptr(0));
}

QModelIndex VariableGroups::groupIndex(std::uint64_t ordinal, int column) const
{
    const auto found = std::ranges::find(m_groups, ordinal, &Group::ordinal);
    return found == m_groups.end() ? QModelIndex() : index(int(found - m_groups.begin()), column);
}

int VariableGroups::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return isGroup(parent) && parent.column() == 0 ? int(m_groups[std::size_t(parent.row())].rows.size()) : 0;
}

int VariableGroups::columnCount(const QModelIndex &) const { return m_rows->columnCount(); }

bool VariableGroups::hasChildren(const QModelIndex &parent) const { return rowCount(parent) > 0; }

Qt::ItemFlags VariableGroups::flags(const QModelIndex &index) const
{
    constexpr auto usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    if (!index.isValid())
        return Qt::NoItemFlags;
    return isGroup(index) ? usual : usual | Qt::ItemNeverHasChildren;
}

QString VariableGroups::title(const Group &group) const
{
    const QLocale locale;
    const auto count = locale.toString(qulonglong(group.rows.size()));
    if (group.ordinal == 0)
        //: Above variables that were there before the step that is shown. %1: how many there are
        return tr("Before this step: %1").arg(count);
    const auto number = locale.toString(qulonglong(group.ordinal));
    if (group.ordinal == m_step.ordinal)
        //: Above variables that the step that is shown has set. %1: its number, %2: how many there are
        return tr("Step %1 (this step): %2").arg(number, count);
    //: Above variables that an earlier step has set. %1: its number, %2: how many there are
    return tr("Step %1: %2").arg(number, count);
}

QVariant VariableGroups::groupData(const Group &group, int role) const
{
    const bool isLink = group.ordinal != 0 && group.ordinal != m_step.ordinal;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return title(group);
    case Qt::ForegroundRole: return isLink ? QVariant(QGuiApplication::palette().link()) : QVariant();
    case Qt::FontRole: {
        auto bold = QGuiApplication::font();
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        //: Tip of the title above variables that a step has set. %1: number of the step
        return isLink ? tr("Go to Step %1").arg(QLocale().toString(qulonglong(group.ordinal))) : QVariant();
    case FilterRole:
        return group.ordinal == 0 ? QVariant() : FilterTerm::equals(QStringLiteral("step"), qint64(group.ordinal));
    default: return {};
    }
}

QVariant VariableGroups::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (!isGroup(index))
        return m_rows->data(mapToSource(index), role);
    return index.column() == 0 ? groupData(m_groups[std::size_t(index.row())], role) : QVariant();
}

QVariant VariableGroups::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_rows->headerData(section, orientation, role);
}

void VariableGroups::sort(int column, Qt::SortOrder order)
{
    m_isOldestFirst = column == int(VariableColumn::SetBy) && order == Qt::AscendingOrder;
    m_rows->sort(column, order);
}

} // namespace vitrine
