// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/issues/issuemodel.h"

#include "app/kit/lists/presentedcell.h"
#include "app/kit/theme/icons.h"
#include "app/wording/filterterm.h"
#include "app/wording/plaintip.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

/// The id of groups' rows; the id of a step's row is the index of its group.
constexpr quintptr groupId = ~quintptr(0);
constexpr std::size_t mostLocationsNamed = 12;

QString number(int value) { return QLocale().toString(value); }

/// The runs that a group has steps in.
QString locationsOf(const IssueGroup &group)
{
    QStringList runs;
    for (const auto &item : group.items)
        if (const auto run = QString::number(item.run); runs.isEmpty() || runs.back() != run)
            runs.append(run);
    return u"run in (" % runs.join(QStringLiteral(", ")) % u')';
}

/// Matches the steps of a group, and others of its kind; empty if the filter language cannot express it.
QString kindOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocked: return FilterTerm::is(QStringLiteral("status"), "blocked");
    case Meaning::Error: return FilterTerm::is(QStringLiteral("status"), "error");
    case Meaning::Limit: return FilterTerm::is(QStringLiteral("status"), "limit");
    case Meaning::Broken: return FilterTerm::is(QStringLiteral("replay.verdict"), "broken");
    case Meaning::Differs: return FilterTerm::is(QStringLiteral("replay.verdict"), "differs");
    case Meaning::NoToolResult: return FilterTerm::is(QStringLiteral("replay.verdict"), "no_tool_result");
    default: return {};
    }
}

/// Matches the steps of a group and, if their common part is known, hardly any others.
QString filterOf(const IssueGroup &group)
{
    constexpr std::size_t shortestMessage = 4;
    const auto kind = kindOf(group.meaning);
    if ((kind.isEmpty() || group.isOwn) && !group.items.empty())
        return locationsOf(group);
    if (group.message.size() < shortestMessage)
        return kind;
    return FilterTerm::both(
        kind, FilterTerm::contains(QStringLiteral("error.message"), QString::fromStdString(group.message)));
}

QString locationOf(const IssueItem &item)
{
    return FilterTerm::both(FilterTerm::equals(QStringLiteral("run"), item.run),
        FilterTerm::equals(QStringLiteral("step"), qint64(item.ordinal)));
}

} // namespace

IssueModel::Groups IssueModel::setGroups(Groups groups)
{
    beginResetModel();
    std::swap(m_groups, groups);
    endResetModel();
    return groups;
}

int IssueModel::itemCount() const
{
    int count = 0;
    for (const auto &group : groups())
        count += int(group.items.size());
    return count;
}

const IssueItem *IssueModel::item(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return nullptr;
    return &groups()[index.internalId()].items[std::size_t(index.row())];
}

QModelIndex IssueModel::neighbor(const QModelIndex &from, int distance) const
{
    const int count = itemCount();
    if (count == 0)
        return {};
    int at = distance > 0 ? -1 : 0;
    for (std::size_t group = 0; from.isValid() && group < groups().size(); ++group) {
        const bool isHere
            = from.internalId() == groupId ? std::size_t(from.row()) == group : from.internalId() == group;
        if (isHere) {
            at += from.internalId() == groupId ? 0 : from.row() + (distance > 0 ? 1 : 0);
            break;
        }
        at += int(groups()[group].items.size());
    }
    int wanted = ((at + distance) % count + count) % count;
    for (std::size_t group = 0;; ++group) {
        const int size = int(groups()[group].items.size());
        if (wanted < size)
            return index(wanted, 0, index(int(group), 0));
        wanted -= size;
    }
}

QModelIndex IssueModel::indexOf(StepId step) const
{
    for (std::size_t group = 0; group < groups().size(); ++group) {
        const auto &items = groups()[group].items;
        const auto found = std::ranges::find(items, step, &IssueItem::step);
        if (found != items.end())
            return index(int(found - items.begin()), 0, index(int(group), 0));
    }
    return {};
}

QModelIndex IssueModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : groupId);
}

QModelIndex IssueModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == groupId)
        return {};
    return createIndex(int(child.internalId()), 0, groupId);
}

int IssueModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(groups().size());
    if (parent.internalId() != groupId || parent.column() != 0)
        return 0;
    return int(groups()[std::size_t(parent.row())].items.size());
}

int IssueModel::columnCount(const QModelIndex &) const { return columns; }

QVariant IssueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole && (column == Column::Steps || column == Column::Runs))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (const auto *known = item(index))
        return ofItem(*known, column, role);
    return ofGroup(groups()[std::size_t(index.row())], column, role);
}

QVariant IssueModel::ofGroup(const IssueGroup &group, Column column, int role) const
{
    if (role == Qt::DecorationRole && column == Column::What)
        return shapeIcon(group.meaning);
    if (role == Qt::AccessibleTextRole)
        //: Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs
        return tr("%1, %Ln step(s), runs: %2", nullptr, int(group.items.size())).arg(group.text, number(group.runs));
    if (role == FilterRole)
        return filterOf(group);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::What: return group.text;
    case Column::Steps: return number(int(group.items.size()));
    case Column::Runs: return number(group.runs);
    case Column::Where: break;
    }
    QStringList locations;
    int last = 0;
    for (const auto &known : group.items) {
        if (known.runNumber == last)
            continue;
        if (locations.size() == qsizetype(mostLocationsNamed)) {
            locations.append(QStringLiteral("…"));
            break;
        }
        locations.append(number(last = known.runNumber));
    }
    //: Where steps are. %1: numbers of runs, "12, 24, 30"; %n: how many runs
    return tr("Run(s) %1", nullptr, group.runs).arg(locations.join(QStringLiteral(", ")));
}

QVariant IssueModel::ofItem(const IssueItem &item, Column column, int role) const
{
    //: Where a step is. %1: number of the run, %2: of the step
    const auto location = tr("Run %1, step %2").arg(number(item.runNumber), item.stepNumber);
    if (role == FilterRole)
        return locationOf(item);
    if (role == Qt::AccessibleTextRole)
        return QString(location % u", " % item.text);
    if (role == Qt::ToolTipRole)
        return plainTip(item.text);
    if (role != Qt::DisplayRole)
        return {};
    return column == Column::What ? QVariant(item.text) : column == Column::Where ? QVariant(location) : QVariant();
}

QVariant IssueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isFigure = section == int(Column::Steps) || section == int(Column::Runs);
        return QVariant::fromValue((isFigure ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    //: Column title of the list of issues: what is said of the steps
    case Column::What: return tr("Group");
    //: Column title of the list of issues: how many steps
    case Column::Steps: return tr("Steps");
    //: Column title of the list of issues: in how many runs
    case Column::Runs: return tr("Runs");
    //: Column title of the list of issues
    case Column::Where: return tr("Where");
    }
    return {};
}

} // namespace vitrine
