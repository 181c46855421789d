// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/runmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/listcolumn.h"

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

/// In the order of `RunModel::Column`.
constexpr ListColumn<RunModel, RunRow, RunSort> runColumns[] = {
    //: Column title: number of a run in its trail
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Run"), RunSort::Import, false,
        [](const RunModel &model, const RunRow &run) -> QVariant { return model.numberOf(run.id); } },
    //: Column title: what the agent was asked to do
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Task"), RunSort::Task, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return itemLine(run.record.task); } },
    //: Column title: count of steps
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Steps"), RunSort::Steps, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.steps); } },
    //: Column title: count of steps that a policy denied
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Blocked"), RunSort::Blocked, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.blocked); } },
    //: Column title: count of steps that failed
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Errors"), RunSort::Errors, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.errors); } },
    //: Column title: tokens of the language model
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Tokens"), RunSort::Tokens, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return tokenSum(run.record.tokens); } },
    //: Column title: how long it took
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Time"), RunSort::Time, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return seconds(run.record.time); } },
    //: Column title: name of the agent of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Agent"), RunSort::Agent, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.record.agentName); } },
    //: Column title: the language model of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Model"), RunSort::Model, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.record.model); } },
    //: Column title: file of the log that a run was read from
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Source"), RunSort::Source, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.file); } },
};
static_assert(std::size(runColumns) == RunModel::columns);

} // namespace

void RunModel::setRuns(RunListing listing)
{
    for (auto &row : listing.first)
        cache().put(std::move(row));
    listing.first.clear();
    m_listing = std::move(listing);
    showIds(m_listing.shown);
}

void RunModel::addRows(std::vector<RunRow> rows)
{
    std::vector<RowId> ids;
    for (auto &row : rows) {
        ids.push_back(row.id);
        cache().put(std::move(row));
    }
    announceRead(ids);
}

void RunModel::clear()
{
    cache().clear();
    m_listing = {};
    m_damaged.clear();
    clearIds();
}

RunList RunModel::question(const std::optional<Filter> &filter) const
{
    return { .filter = filter,
        .sort = sortColumn() < 0 ? RunSort::Import : runColumns[sortColumn()].sort,
        .isDescending = sortColumn() >= 0 && sortOrder() == Qt::DescendingOrder };
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
    if (auto value = dataWithoutRow(index, role))
        return *value;
    const auto column = static_cast<Column>(index.column());
    if (column == Column::Number && role != Qt::ToolTipRole)
        return numberOf(idAt(index.row()));
    const auto *known = run(index.row());
    if (!known || !known->isReadable)
        return {};
    if (role == Qt::ToolTipRole)
        return column == Column::Task ? itemText(known->record.task, 2'000) : QVariant();
    return runColumns[index.column()].value(*this, *known);
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return listHeader(runColumns, "vitrine::RunModel", section, orientation, role,
        [&] { return PagedModel::headerData(section, orientation, role); });
}

} // namespace vitrine
