// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/stepmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isSeenAlike(const StepSummary &left, const StepSummary &right)
{
    return left.lastExecution == right.lastExecution && left.lastStatus == right.lastStatus
        && left.lastVerdict == right.lastVerdict && left.lastReason == right.lastReason;
}

// An error sorts after what went well, a refusal after an error.
int statusRank(const StepSummary &step)
{
    if (!step.errorLayer)
        return step.hasCode ? 0 : 1;
    return step.errorLayer == ErrorLayer::Policy ? 3 : 2;
}

} // namespace

void StepModel::setSteps(RunId run, std::vector<StepSummary> steps)
{
    if (run != m_run || !hasSameSteps(steps)) {
        beginResetModel();
        m_run = run;
        m_steps = std::move(steps);
        noteRows();
        endResetModel();
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        auto &known = m_steps[static_cast<std::size_t>(row)];
        auto &read = steps[static_cast<std::size_t>(row)];
        if (isSeenAlike(known, read))
            continue;
        known = std::move(read);
        changed(row, row, Column::Number, Column::Replay);
    }
    const auto longest = m_longest;
    noteRows();
    if (longest != m_longest)
        changed(0, rowCount() - 1, Column::ReplayTime, Column::ReplayTime);
}

void StepModel::clear()
{
    m_live.clear();
    m_verdicts.clear();
    setSteps(0, {});
}

int StepModel::rowOf(StepId step) const { return m_rows.value(step, -1); }

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

StepModel::Live StepModel::live(int row) const { return m_live.value(step(row).id, Live::None); }

void StepModel::setRunningSeconds(double seconds)
{
    m_runningSeconds = seconds;
    for (auto it = m_live.cbegin(); it != m_live.cend(); ++it) {
        if (const auto row = rowOf(it.key()); row >= 0 && it.value() == Live::Running)
            changed(row, row, Column::Replay, Column::Replay);
    }
}

void StepModel::setVerdicts(const QHash<StepId, Verdict> &verdicts)
{
    if (verdicts == m_verdicts)
        return;
    m_verdicts = verdicts;
    if (!m_steps.empty())
        changed(0, rowCount() - 1, Column::Policy, Column::Policy);
}

std::optional<Verdict> StepModel::verdict(int row) const
{
    const auto found = m_verdicts.constFind(step(row).id);
    return found == m_verdicts.cend() ? std::nullopt : std::optional(*found);
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

int StepModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    const auto &entry = step(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return value(index.row(), column);
    case IdRole: return QVariant::fromValue<qint64>(entry.id);
    case Qt::ToolTipRole:
        if (column == Column::Status && entry.errorLayer)
            return itemText(entry.errorMessage, 2'000);
        return column == Column::FirstLine ? itemText(entry.firstLine, 2'000) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (column == Column::Number ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    using enum Column;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == int(Number) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
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

bool StepModel::hasSameSteps(const std::vector<StepSummary> &steps) const
{
    return std::ranges::equal(steps, m_steps, {}, &StepSummary::id, &StepSummary::id);
}

void StepModel::noteRows()
{
    m_rows.clear();
    m_longest = 0;
    for (std::size_t row = 0; row < m_steps.size(); ++row) {
        m_rows.insert(m_steps[row].id, static_cast<int>(row));
        m_longest = std::max(m_longest, m_steps[row].lastSeconds);
    }
}

void StepModel::changed(int firstRow, int lastRow, Column from, Column to)
{
    Q_EMIT dataChanged(index(firstRow, static_cast<int>(from)), index(lastRow, static_cast<int>(to)));
}

QVariant StepModel::value(int row, Column column) const
{
    const auto &entry = step(row);
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
