// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/stepmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/listcolumn.h"

#include <algorithm>

namespace vitrine {

namespace {

// An error sorts after success, a denial after an error.
int statusRank(const StepSummary &step)
{
    if (!step.errorLayer)
        return step.hasCode ? 0 : 1;
    return step.errorLayer == ErrorLayer::Policy ? 3 : 2;
}

/// In the order of `StepModel::Column`. Verdicts are not in the trail: the list is sorted by them elsewhere.
constexpr ListColumn<StepModel, StepRow, StepSort> stepColumns[] = {
    //: Column title: number of a step in its run
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "#"), StepSort::Import, false,
        [](const StepModel &, const StepRow &step) -> QVariant {
            return QVariant::fromValue<qint64>(qint64(step.ordinal));
        } },
    //: Column title: action, plan, task …
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "Kind"), StepSort::Kind, true,
        [](const StepModel &, const StepRow &step) -> QVariant { return static_cast<int>(step.kind); } },
    //: Column title: how the step ended when it was recorded
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "Status"), StepSort::Status, true,
        [](const StepModel &, const StepRow &step) -> QVariant { return statusRank(step); } },
    //: Column title: first line of the code
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "First Line"), StepSort::FirstLine, true,
        [](const StepModel &, const StepRow &step) -> QVariant { return itemText(step.firstLine, 400).trimmed(); } },
    //: Column title: how long the newest execution took
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "Replay Time"), StepSort::ReplayTime, true,
        [](const StepModel &, const StepRow &step) -> QVariant {
            return step.lastStatus ? QVariant(step.lastSeconds) : QVariant();
        } },
    //: Column title: what the policy says of the code
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "Policy"), StepSort::Import, true,
        [](const StepModel &model, const StepRow &step) -> QVariant {
            const auto verdict = model.verdict(model.rowOf(step.id));
            return verdict ? QVariant(static_cast<int>(*verdict)) : QVariant();
        } },
    //: Column title: how the newest execution compares with the recording
    { QT_TRANSLATE_NOOP("vitrine::StepModel", "Replay"), StepSort::Replay, true,
        [](const StepModel &, const StepRow &step) -> QVariant { return static_cast<int>(step.lastVerdict); } },
};
static_assert(std::size(stepColumns) == StepModel::columns);

} // namespace

void StepModel::setSteps(StepListing listing)
{
    if (listing.run != m_run) {
        m_run = listing.run;
        m_longest = 0;
        cache().clear();
        clearIds();
    }
    keep(std::move(listing.first));
    m_matching = std::move(listing.matching);
    const bool isShown = ids()->hasSameRowsAs(*listing.shown);
    showIds(std::move(listing.shown));
    if (isShown && rowCount() > 0)
        changed(0, rowCount() - 1, Column::Number, Column::Replay);
}

void StepModel::addRows(std::vector<StepRow> rows)
{
    // Rows requested for another run may still arrive.
    std::erase_if(rows, [this](const StepRow &row) { return rowOf(row.id) < 0; });
    std::vector<RowId> ids;
    for (const auto &row : rows)
        ids.push_back(row.id);
    const auto longest = m_longest;
    keep(std::move(rows));
    announceRead(ids);
    if (longest != m_longest && rowCount() > 0)
        changed(0, rowCount() - 1, Column::ReplayTime, Column::ReplayTime);
}

void StepModel::addRow(StepRow row)
{
    const int at = rowOf(row.id);
    keep({ std::move(row) });
    if (at >= 0)
        changed(at, at, Column::Number, Column::Replay);
}

void StepModel::keep(std::vector<StepRow> rows)
{
    for (auto &row : rows) {
        m_longest = std::max(m_longest, row.lastSeconds);
        cache().put(std::move(row));
    }
}

void StepModel::clear()
{
    m_run = 0;
    m_longest = 0;
    m_live.clear();
    m_verdicts.clear();
    m_draftChanges.clear();
    m_matching.reset();
    m_damagedSteps.clear();
    m_damagedExecutions.clear();
    m_isRunDamaged = false;
    cache().clear();
    clearIds();
}

// Policy verdicts are known here only: a list by them is sorted by the owner of the verdicts.
StepList StepModel::question(RunId run) const
{
    return { .run = run,
        .filter = {},
        .sort = sortColumn() < 0 ? StepSort::Import : stepColumns[sortColumn()].sort,
        .isDescending = sortColumn() >= 0 && sortOrder() == Qt::DescendingOrder };
}

void StepModel::setDamaged(bool isRunDamaged, const QSet<StepId> &steps, const QSet<ExecutionId> &executions)
{
    if (isRunDamaged == m_isRunDamaged && steps == m_damagedSteps && executions == m_damagedExecutions)
        return;
    m_isRunDamaged = isRunDamaged;
    m_damagedSteps = steps;
    m_damagedExecutions = executions;
    if (rowCount() > 0)
        changed(0, rowCount() - 1, Column::Number, Column::Replay);
}

void StepModel::setLive(StepId step, Live live)
{
    if (m_live.value(step, Live::None) == live)
        return;
    if (live == Live::None)
        m_live.remove(step);
    else
        m_live.insert(step, live);
    if (live == Live::Running)
        m_runningSeconds = 0;
    if (const auto row = rowOf(step); row >= 0)
        changed(row, row, Column::ReplayTime, Column::Replay);
}

void StepModel::clearLive()
{
    const auto steps = m_live.keys();
    for (const auto step : steps)
        setLive(step, Live::None);
}

StepModel::Live StepModel::live(int row) const { return m_live.value(idAt(row), Live::None); }

void StepModel::setRunningSeconds(double seconds)
{
    m_runningSeconds = seconds;
    for (auto it = m_live.cbegin(); it != m_live.cend(); ++it) {
        if (const auto row = rowOf(it.key()); row >= 0 && it.value() == Live::Running)
            changed(row, row, Column::Replay, Column::Replay);
    }
}

void StepModel::setVerdicts(
    const QHash<StepId, Verdict> &verdicts, const QString &policy, const QHash<StepId, QString> &rules)
{
    m_policyName = policy;
    if (verdicts == m_verdicts && rules == m_rules)
        return;
    m_verdicts = verdicts;
    m_rules = rules;
    if (rowCount() > 0)
        changed(0, rowCount() - 1, Column::Policy, Column::Policy);
}

void StepModel::setDraftChanges(const QHash<StepId, VerdictChange> &changes)
{
    if (changes == m_draftChanges)
        return;
    m_draftChanges = changes;
    if (rowCount() > 0)
        changed(0, rowCount() - 1, Column::Policy, Column::Policy);
}

std::optional<VerdictChange> StepModel::draftChange(int row) const
{
    const auto found = m_draftChanges.constFind(idAt(row));
    return found == m_draftChanges.cend() ? std::nullopt : std::optional(*found);
}

std::optional<Verdict> StepModel::verdict(int row) const
{
    const auto found = m_verdicts.constFind(idAt(row));
    return found == m_verdicts.cend() ? std::nullopt : std::optional(*found);
}

int StepModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (auto value = dataWithoutRow(index, role))
        return *value;
    const auto column = static_cast<Column>(index.column());
    const auto *known = step(index.row());
    if (!known || !known->isReadable)
        return {};
    if (role != Qt::ToolTipRole)
        return stepColumns[index.column()].value(*this, *known);
    if (column == Column::Status && known->errorLayer)
        return itemText(known->errorMessage, 2'000);
    return column == Column::FirstLine ? itemText(known->firstLine, 2'000) : QVariant();
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return listHeader(stepColumns, "vitrine::StepModel", section, orientation, role,
        [&] { return PagedModel::headerData(section, orientation, role); });
}

void StepModel::changed(int firstRow, int lastRow, Column from, Column to)
{
    Q_EMIT dataChanged(index(firstRow, static_cast<int>(from)), index(lastRow, static_cast<int>(to)));
}

} // namespace vitrine
