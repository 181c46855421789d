// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/runmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

QVariant tokenSum(const Tokens &tokens)
{
    if (!tokens.input && !tokens.output)
        return {};
    return QVariant::fromValue<qint64>(tokens.input.value_or(0) + tokens.output.value_or(0));
}

QVariant seconds(const TimeSpan &time)
{
    if (time.seconds)
        return *time.seconds;
    if (time.startedAt && time.endedAt)
        return *time.endedAt - *time.startedAt;
    return {};
}

QVariant value(const RunSummary &run, int row, RunModel::Column column)
{
    using enum RunModel::Column;
    switch (column) {
    case Number: return row + 1;
    case Task: return itemLine(run.record.task);
    case Steps: return QVariant::fromValue<quint64>(run.steps);
    case Blocked: return QVariant::fromValue<quint64>(run.blocked);
    case Errors: return QVariant::fromValue<quint64>(run.errors);
    case Tokens: return tokenSum(run.record.tokens);
    case Time: return seconds(run.record.time);
    }
    return {};
}

} // namespace

void RunModel::setPage(quint64 offset, std::vector<RunSummary> runs, quint64 total)
{
    if (offset > m_runs.size())
        return;
    m_total = total;
    const auto row = static_cast<std::size_t>(offset);
    const auto known = std::min(m_runs.size() - row, runs.size());
    replace(row, runs);
    append(runs, known);
}

void RunModel::clear()
{
    beginResetModel();
    m_runs.clear();
    m_rows.clear();
    m_total = 0;
    endResetModel();
}

int RunModel::rowOf(RunId run) const { return m_rows.value(run, -1); }

quint64 RunModel::stepTotal() const
{
    return std::accumulate(m_runs.begin(), m_runs.end(), quint64 { 0 },
        [](quint64 sum, const RunSummary &run) { return sum + run.steps; });
}

int RunModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant RunModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &entry = run(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return value(entry, index.row(), column);
    case IdRole: return QVariant::fromValue<qint64>(entry.id);
    case Qt::ToolTipRole: return column == Column::Task ? itemText(entry.record.task, 2'000) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == Column::Task ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    using enum Column;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == int(Task) ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    //: Column title: number of a run in its trail
    case Number: return tr("Run");
    //: Column title: what the agent was asked to do
    case Task: return tr("Task");
    //: Column title: count of steps
    case Steps: return tr("Steps");
    //: Column title: count of steps that a policy refused
    case Blocked: return tr("Blocked");
    //: Column title: count of steps that failed
    case Errors: return tr("Errors");
    //: Column title: tokens of the language model
    case Tokens: return tr("Tokens");
    //: Column title: how long it took
    case Time: return tr("Time");
    }
    return {};
}

void RunModel::replace(std::size_t row, std::vector<RunSummary> &runs)
{
    const auto known = std::min(m_runs.size() - row, runs.size());
    if (known == 0)
        return;
    std::move(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(known),
        m_runs.begin() + static_cast<std::ptrdiff_t>(row));
    for (auto at = row; at < row + known; ++at)
        m_rows.insert(m_runs[at].id, static_cast<int>(at));
    Q_EMIT dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row + known) - 1, columns - 1));
}

void RunModel::append(std::vector<RunSummary> &runs, std::size_t from)
{
    if (from >= runs.size())
        return;
    const auto first = static_cast<int>(m_runs.size());
    beginInsertRows({}, first, first + static_cast<int>(runs.size() - from) - 1);
    std::move(runs.begin() + static_cast<std::ptrdiff_t>(from), runs.end(), std::back_inserter(m_runs));
    for (auto row = first; row < static_cast<int>(m_runs.size()); ++row)
        m_rows.insert(run(row).id, row);
    endInsertRows();
}

} // namespace vitrine
