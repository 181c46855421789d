// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/stepmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"

#include <algorithm>

namespace vitrine {

namespace {

// An error sorts after what went well, a refusal after an error.
int statusRank(const StepSummary &step)
{
    if (!step.errorLayer)
        return step.hasCode ? 0 : 1;
    return step.errorLayer == ErrorLayer::Policy ? 3 : 2;
}

StepSort sortOf(int column)
{
    using enum StepModel::Column;
    switch (static_cast<StepModel::Column>(column)) {
    case Number:
    case Policy: return StepSort::Import;
    case Kind: return StepSort::Kind;
    case Status: return StepSort::Status;
    case FirstLine: return StepSort::FirstLine;
    case ReplayTime: return StepSort::ReplayTime;
    case Replay: return StepSort::Replay;
    }
    return StepSort::Import;
}

} // namespace

void StepModel::setSteps(StepListing listing)
{
    if (listing.run != m_run) {
        m_run = listing.run;
        m_longest = 0;
        m_rows.clear();
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
    // What was wanted of another run may still come.
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
        m_rows.put(std::move(row));
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
    m_rows.clear();
    clearIds();
}

// What the policy says is known here only: such a list is sorted by whoever has its verdicts.
StepList StepModel::question(RunId run) const
{
    return { .run = run,
        .filter = {},
        .sort = sortColumn() < 0 ? StepSort::Import : sortOf(sortColumn()),
        .isDescending = sortColumn() >= 0 && sortOrder() == Qt::DescendingOrder };
}

const StepRow *StepModel::step(int row) const
{
    lookedAt(row);
    if (!m_rows.isFresh(idAt(row)))
        want(row);
    return m_rows.find(idAt(row));
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

void StepModel::setVerdicts(const QHash<StepId, Verdict> &verdicts, const QString &policy)
{
    m_policyName = policy;
    if (verdicts == m_verdicts)
        return;
    m_verdicts = verdicts;
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
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    if (role == IdRole)
        return QVariant::fromValue<qint64>(idAt(index.row()));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (column == Column::Number ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
        return {};
    const auto *known = step(index.row());
    if (!known || !known->isReadable)
        return {};
    if (role != Qt::ToolTipRole)
        return value(index.row(), *known, column);
    if (column == Column::Status && known->errorLayer)
        return itemText(known->errorMessage, 2'000);
    return column == Column::FirstLine ? itemText(known->firstLine, 2'000) : QVariant();
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    using enum Column;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == int(Number) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return PagedModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    //: Column title: number of a step in its run
    case Number: return tr("#");
    //: Column title: action, plan, task …
    case Kind: return tr("Kind");
    //: Column title: how the step ended when it was recorded
    case Status: return tr("Status");
    //: Column title: first line of the code
    case FirstLine: return tr("First Line");
    //: Column title: how long the newest execution took
    case ReplayTime: return tr("Replay Time");
    //: Column title: what the policy says of the code
    case Policy: return tr("Policy");
    //: Column title: how the newest execution compares with the recording
    case Replay: return tr("Replay");
    }
    return {};
}

void StepModel::changed(int firstRow, int lastRow, Column from, Column to)
{
    Q_EMIT dataChanged(index(firstRow, static_cast<int>(from)), index(lastRow, static_cast<int>(to)));
}

QVariant StepModel::value(int row, const StepRow &entry, Column column) const
{
    using enum Column;
    switch (column) {
    case Number: return QVariant::fromValue<qint64>(qint64(entry.ordinal));
    case Kind: return static_cast<int>(entry.kind);
    case Status: return statusRank(entry);
    case FirstLine: return itemText(entry.firstLine, 400).trimmed();
    case ReplayTime: return entry.lastStatus ? QVariant(entry.lastSeconds) : QVariant();
    case Policy: return verdict(row) ? QVariant(static_cast<int>(*verdict(row))) : QVariant();
    case Replay: return static_cast<int>(entry.lastVerdict);
    }
    return {};
}

} // namespace vitrine
