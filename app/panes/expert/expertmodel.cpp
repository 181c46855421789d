// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/expert/expertmodel.h"

#include "app/kit/lists/presentedcell.h"
#include "app/kit/theme/icons.h"
#include "app/wording/filterterm.h"
#include "app/wording/plaintip.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

/// The id of a family's own rows; that of a step's row is the number of its family.
constexpr quintptr familyId = ~quintptr(0);
constexpr std::size_t mostPlacesNamed = 12;

QString number(int value) { return QLocale().toString(value); }

/// The runs that a family has steps in.
QString placesOf(const ExpertFamily &family)
{
    QStringList runs;
    for (const auto &item : family.items)
        if (const auto run = QString::number(item.run); runs.isEmpty() || runs.back() != run)
            runs.append(run);
    return u"run in (" % runs.join(QStringLiteral(", ")) % u')';
}

/// True of the steps of a family, and of others of its kind; empty where the filter language has no word for them.
QString kindOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Blocked: return FilterTerm::is(QStringLiteral("status"), "blocked");
    case Meaning::Error: return FilterTerm::is(QStringLiteral("status"), "error");
    case Meaning::Limit: return FilterTerm::is(QStringLiteral("status"), "limit");
    case Meaning::Broken: return FilterTerm::is(QStringLiteral("replay.verdict"), "broken");
    case Meaning::Differs: return FilterTerm::is(QStringLiteral("replay.verdict"), "differs");
    case Meaning::NeedsTool: return FilterTerm::is(QStringLiteral("replay.verdict"), "needs_tool");
    default: return {};
    }
}

/// Matches the steps of a group and, if their common part is known, hardly any others.
QString filterOf(const ExpertFamily &family)
{
    constexpr std::size_t shortestMessage = 4;
    const auto kind = kindOf(family.meaning);
    if ((kind.isEmpty() || family.isOwn) && !family.items.empty())
        return placesOf(family);
    if (family.message.size() < shortestMessage)
        return kind;
    return FilterTerm::both(
        kind, FilterTerm::contains(QStringLiteral("error.message"), QString::fromStdString(family.message)));
}

QString placeOf(const ExpertItem &item)
{
    return FilterTerm::both(FilterTerm::equals(QStringLiteral("run"), item.run),
        FilterTerm::equals(QStringLiteral("step"), qint64(item.ordinal)));
}

} // namespace

ExpertModel::Families ExpertModel::setFamilies(Families families)
{
    beginResetModel();
    std::swap(m_families, families);
    endResetModel();
    return families;
}

int ExpertModel::itemCount() const
{
    int count = 0;
    for (const auto &family : families())
        count += int(family.items.size());
    return count;
}

const ExpertItem *ExpertModel::item(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == familyId)
        return nullptr;
    return &families()[index.internalId()].items[std::size_t(index.row())];
}

QModelIndex ExpertModel::neighbour(const QModelIndex &from, int distance) const
{
    const int count = itemCount();
    if (count == 0)
        return {};
    int at = distance > 0 ? -1 : 0;
    for (std::size_t family = 0; from.isValid() && family < families().size(); ++family) {
        const bool isHere
            = from.internalId() == familyId ? std::size_t(from.row()) == family : from.internalId() == family;
        if (isHere) {
            at += from.internalId() == familyId ? 0 : from.row() + (distance > 0 ? 1 : 0);
            break;
        }
        at += int(families()[family].items.size());
    }
    int wanted = ((at + distance) % count + count) % count;
    for (std::size_t family = 0;; ++family) {
        const int size = int(families()[family].items.size());
        if (wanted < size)
            return index(wanted, 0, index(int(family), 0));
        wanted -= size;
    }
}

QModelIndex ExpertModel::indexOf(StepId step) const
{
    for (std::size_t family = 0; family < families().size(); ++family) {
        const auto &items = families()[family].items;
        const auto found = std::ranges::find(items, step, &ExpertItem::step);
        if (found != items.end())
            return index(int(found - items.begin()), 0, index(int(family), 0));
    }
    return {};
}

QModelIndex ExpertModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : familyId);
}

QModelIndex ExpertModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == familyId)
        return {};
    return createIndex(int(child.internalId()), 0, familyId);
}

int ExpertModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(families().size());
    if (parent.internalId() != familyId || parent.column() != 0)
        return 0;
    return int(families()[std::size_t(parent.row())].items.size());
}

int ExpertModel::columnCount(const QModelIndex &) const { return columns; }

QVariant ExpertModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole && (column == Column::Steps || column == Column::Runs))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (const auto *known = item(index))
        return ofItem(*known, column, role);
    return ofFamily(families()[std::size_t(index.row())], column, role);
}

QVariant ExpertModel::ofFamily(const ExpertFamily &family, Column column, int role) const
{
    if (role == Qt::DecorationRole && column == Column::What)
        return shapeIcon(family.meaning);
    if (role == Qt::AccessibleTextRole)
        //: Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs
        return tr("%1, %Ln step(s), runs: %2", nullptr, int(family.items.size())).arg(family.text, number(family.runs));
    if (role == FilterRole)
        return filterOf(family);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::What: return family.text;
    case Column::Steps: return number(int(family.items.size()));
    case Column::Runs: return number(family.runs);
    case Column::Where: break;
    }
    QStringList places;
    int last = 0;
    for (const auto &known : family.items) {
        if (known.runNumber == last)
            continue;
        if (places.size() == qsizetype(mostPlacesNamed)) {
            places.append(QStringLiteral("…"));
            break;
        }
        places.append(number(last = known.runNumber));
    }
    //: Where steps are. %1: numbers of runs, "12, 24, 30"; %n: how many runs
    return tr("Run(s) %1", nullptr, family.runs).arg(places.join(QStringLiteral(", ")));
}

QVariant ExpertModel::ofItem(const ExpertItem &item, Column column, int role) const
{
    //: Where a step is. %1: number of the run, %2: of the step
    const auto place = tr("Run %1, step %2").arg(number(item.runNumber), item.stepNumber);
    if (role == FilterRole)
        return placeOf(item);
    if (role == Qt::AccessibleTextRole)
        return QString(place % u", " % item.text);
    if (role == Qt::ToolTipRole)
        return plainTip(item.text);
    if (role != Qt::DisplayRole)
        return {};
    return column == Column::What ? QVariant(item.text) : column == Column::Where ? QVariant(place) : QVariant();
}

QVariant ExpertModel::headerData(int section, Qt::Orientation orientation, int role) const
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
    //: Column title of the expert list: what is said of the steps
    case Column::What: return tr("Group");
    //: Column title of the expert list: how many steps
    case Column::Steps: return tr("Steps");
    //: Column title of the expert list: in how many runs
    case Column::Runs: return tr("Runs");
    //: Column title of the expert list
    case Column::Where: return tr("Where");
    }
    return {};
}

} // namespace vitrine
