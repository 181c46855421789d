// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/search/searchmodel.h"

#include "app/kit/lists/presentedcell.h"
#include "app/wording/filterterm.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/stepresult.h"

#include <QLocale>

#include <utility>

namespace vitrine {

namespace {

bool isFigure(SearchModel::Column column)
{
    return column == SearchModel::Column::Run || column == SearchModel::Column::Step;
}

} // namespace

SearchModel::SearchModel(std::function<int(RunId run)> number, QObject *parent)
    : QAbstractTableModel(parent)
    , m_number(std::move(number))
{
}

void SearchModel::clear()
{
    beginResetModel();
    m_hits.clear();
    m_next = {};
    m_isWhole = true;
    endResetModel();
}

void SearchModel::add(const SearchPage &page)
{
    m_next = page.next;
    m_isWhole = page.isLast;
    if (page.hits.empty())
        return;
    const int first = int(m_hits.size());
    beginInsertRows({}, first, first + int(page.hits.size()) - 1);
    m_hits.insert(m_hits.end(), page.hits.begin(), page.hits.end());
    endInsertRows();
}

int SearchModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_hits.size()); }

int SearchModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

namespace {

/// The step alone; nothing for a session that belongs to no run.
QString locationOf(const SearchHit &hit)
{
    if (hit.run == 0)
        return {};
    return FilterTerm::location(hit.run, qint64(hit.ordinal));
}

} // namespace

Cell SearchModel::cell(const SearchHit &hit, Column column) const
{
    const QLocale locale;
    Cell cell;
    switch (column) {
    case Column::Run:
        if (hit.run == 0) {
            //: In place of the number of a run: a session that belongs to none. %1: its number
            cell.text = tr("session %1").arg(locale.toString(qlonglong(hit.session)));
            cell.isMuted = true;
        } else {
            cell.text = locale.toString(m_number(hit.run));
            cell.filter = FilterTerm::equals(QStringLiteral("run"), hit.run);
        }
        return cell;
    case Column::Step:
        cell.text = locale.toString(qulonglong(hit.ordinal));
        cell.filter = locationOf(hit);
        return cell;
    case Column::Status:
        if (const auto status = stepStatusFrom(hit.status)) {
            cell = Words::status(*status);
            cell.filter = FilterTerm::is(QStringLiteral("status"), hit.status);
        } else {
            cell.text = Words::noCode();
            cell.isMuted = true;
        }
        return cell;
    case Column::Text:
        cell.text = QString::fromStdString(hit.snippet);
        cell.isCode = true;
        cell.filter = locationOf(hit);
        return cell;
    }
    return cell;
}

QString SearchModel::location(const SearchHit &hit) const
{
    const QLocale locale;
    const auto step = locale.toString(qulonglong(hit.ordinal));
    //: Read aloud, where a step is. %1: number of the run, %2: of the step
    return hit.run != 0 ? tr("Run %1, step %2").arg(locale.toString(m_number(hit.run)), step)
                        //: Read aloud, where a step is. %1: number of a session without a run, %2: of the step
                        : tr("Session %1, step %2").arg(locale.toString(qlonglong(hit.session)), step);
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &found = hit(index.row());
    if (role == Qt::AccessibleTextRole)
        return QString(location(found) % u", " % cell(found, Column::Status).text % u", " % safeLine(found.snippet));
    if (role == Qt::TextAlignmentRole && isFigure(Column(index.column())))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == SoughtRole)
        return Column(index.column()) == Column::Text ? QVariant(m_sought) : QVariant();
    return presented(cell(found, Column(index.column())), role);
}

QVariant SearchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const auto side = isFigure(Column(section)) ? Qt::AlignTrailing : Qt::AlignLeading;
        return QVariant::fromValue(side | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    //: Column title of what a search found: number of the run
    case Column::Run: return tr("Run");
    //: Column title of what a search found: number of the step
    case Column::Step: return tr("Step");
    //: Column title of what a search found
    case Column::Status: return tr("Status");
    //: Column title of what a search found: the line around the place
    case Column::Text: return tr("Text");
    }
    return {};
}

Qt::ItemFlags SearchModel::flags(const QModelIndex &index) const
{
    const auto usual = QAbstractTableModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren : usual;
}

bool SearchModel::canFetchMore(const QModelIndex &parent) const { return !parent.isValid() && !m_isWhole; }

void SearchModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        Q_EMIT moreWanted();
}

} // namespace vitrine
