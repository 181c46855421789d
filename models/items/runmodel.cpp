// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/runmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"

#include <algorithm>

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

QVariant nameOf(const std::string &name) { return name.empty() ? QVariant() : QVariant(itemLine(name)); }

bool isText(RunModel::Column column)
{
    using enum RunModel::Column;
    return column == Task || column == Agent || column == Model || column == Source;
}

RunSort sortOf(int column)
{
    using enum RunModel::Column;
    switch (static_cast<RunModel::Column>(column)) {
    case Number: return RunSort::Import;
    case Task: return RunSort::Task;
    case Steps: return RunSort::Steps;
    case Blocked: return RunSort::Blocked;
    case Errors: return RunSort::Errors;
    case Tokens: return RunSort::Tokens;
    case Time: return RunSort::Time;
    case Agent: return RunSort::Agent;
    case Model: return RunSort::Model;
    case Source: return RunSort::Source;
    }
    return RunSort::Import;
}

} // namespace

void RunModel::setRuns(RunListing listing)
{
    for (auto &row : listing.first)
        m_rows.put(std::move(row));
    listing.first.clear();
    m_listing = std::move(listing);
    showIds(m_listing.shown);
}

void RunModel::addRows(std::vector<RunRow> rows)
{
    std::vector<RowId> ids;
    for (auto &row : rows) {
        ids.push_back(row.id);
        m_rows.put(std::move(row));
    }
    announceRead(ids);
}

void RunModel::clear()
{
    m_rows.clear();
    m_listing = {};
    m_damaged.clear();
    clearIds();
}

RunList RunModel::question(const std::optional<Filter> &filter) const
{
    return { .filter = filter,
        .sort = sortColumn() < 0 ? RunSort::Import : sortOf(sortColumn()),
        .isDescending = sortColumn() >= 0 && sortOrder() == Qt::DescendingOrder };
}

const RunRow *RunModel::run(int row) const
{
    lookedAt(row);
    if (!m_rows.isFresh(idAt(row)))
        want(row);
    return m_rows.find(idAt(row));
}

void RunModel::setDamaged(std::vector<RunId> runs)
{
    std::ranges::sort(runs);
    if (runs == m_damaged)
        return;
    m_damaged = std::move(runs);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

RunId RunModel::callerOf(RunId run) const
{
    if (!m_listing.callers)
        return 0;
    const auto found = m_listing.callers->find(run);
    return found == m_listing.callers->end() ? 0 : found->second;
}

bool RunModel::isDamaged(RunId run) const { return std::ranges::binary_search(m_damaged, run); }

int RunModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant RunModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    if (role == IdRole)
        return QVariant::fromValue<qint64>(idAt(index.row()));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isText(column) ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
        return {};
    if (column == Column::Number && role != Qt::ToolTipRole)
        return numberOf(idAt(index.row()));
    const auto *known = run(index.row());
    if (!known || !known->isReadable)
        return {};
    if (role == Qt::ToolTipRole)
        return column == Column::Task ? itemText(known->record.task, 2'000) : QVariant();
    return value(*known, column);
}

QVariant RunModel::value(const RunRow &run, Column column) const
{
    using enum Column;
    switch (column) {
    case Number: return numberOf(run.id);
    case Task: return itemLine(run.record.task);
    case Steps: return QVariant::fromValue<quint64>(run.steps);
    case Blocked: return QVariant::fromValue<quint64>(run.blocked);
    case Errors: return QVariant::fromValue<quint64>(run.errors);
    case Tokens: return tokenSum(run.record.tokens);
    case Time: return seconds(run.record.time);
    case Agent: return nameOf(run.record.agentName);
    case Model: return nameOf(run.record.model);
    case Source: return nameOf(run.file);
    }
    return {};
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    using enum Column;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isText(Column(section)) ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return PagedModel::headerData(section, orientation, role);
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
    //: Column title: name of the agent of a run
    case Agent: return tr("Agent");
    //: Column title: the language model of a run
    case Model: return tr("Model");
    //: Column title: file of the log that a run was read from
    case Source: return tr("Source");
    }
    return {};
}

} // namespace vitrine
