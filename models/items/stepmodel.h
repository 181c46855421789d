// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/trail.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>
#include <vector>

namespace vitrine {

/// The steps of one run, with what their newest execution came to, and which of them waits or runs just now.
/// A cache of values. Rows keep their place when the same run is set again. GUI thread.
class StepModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Number, Kind, Status, FirstLine, ReplayTime, Policy, Replay };
    Q_ENUM(Column)
    static constexpr int columns = 7;

    /// What is going on with a step at this moment, told by whoever runs it.
    enum class Live { None, Waiting, Running };
    Q_ENUM(Live)

    using QAbstractTableModel::QAbstractTableModel;

    void setSteps(RunId run, std::vector<StepSummary> steps);
    void clear();
    RunId runId() const { return m_run; }
    const StepSummary &step(int row) const { return m_steps[static_cast<std::size_t>(row)]; }
    int rowOf(StepId step) const; ///< -1 when it is not here
    double longestSeconds() const { return m_longest; } ///< of the newest executions; 0 when there is none

    void setLive(StepId step, Live live);
    void clearLive();
    Live live(int row) const;
    /// How long the running step has been running.
    void setRunningSeconds(double seconds);
    double runningSeconds() const { return m_runningSeconds; }

    /// What the chosen policy says of the code; nothing when it was not judged.
    void setVerdicts(const QHash<StepId, Verdict> &verdicts);
    std::optional<Verdict> verdict(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool hasSameSteps(const std::vector<StepSummary> &steps) const;
    void noteRows();
    void changed(int firstRow, int lastRow, Column from, Column to);
    QVariant value(int row, Column column) const;

    RunId m_run = 0;
    std::vector<StepSummary> m_steps;
    QHash<StepId, int> m_rows;
    QHash<StepId, Live> m_live;
    QHash<StepId, Verdict> m_verdicts;
    double m_longest = 0;
    double m_runningSeconds = 0;
};

} // namespace vitrine
