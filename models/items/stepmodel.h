// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/cachedmodel.h"
#include "models/items/rows.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace vitrine {

enum class VerdictChange : std::uint8_t; // models/judging/policycomparison.h

/// The steps of one run, with the results of their newest executions and the step that currently waits or runs. A cache
/// of values, see PagedModel. Rows keep their positions when the same run is set again. GUI thread.
class StepModel final : public CachedModel<StepRow> {
    Q_OBJECT

public:
    enum class Column { Number, Kind, Status, FirstLine, ReplayTime, Policy, Replay };
    Q_ENUM(Column)
    static constexpr int columns = 7;

    /// The live state of a step, set by the component that runs it.
    enum class Live { None, Waiting, Running };
    Q_ENUM(Live)

    using CachedModel<StepRow>::CachedModel;

    void setSteps(StepListing listing);
    /// Adds requested rows.
    void addRows(std::vector<StepRow> rows);
    /// Adds a row that was read for another reason.
    void addRow(StepRow row);
    void clear();
    RunId runId() const { return m_run; }
    /// The query to the trail.
    StepList question(RunId run) const;
    /// Null until the row was read.
    const StepRow *step(int row) const { return shownRow(row); }
    /// The duration of the longest of the newest executions read so far; 0 if there is none.
    double longestSeconds() const { return m_longest; }
    /// Whether the step matches the filter; true without a filter.
    bool isMatching(int row) const { return !m_matching || m_matching->rowOf(idAt(row)) >= 0; }
    bool isFiltered() const { return m_matching != nullptr; }
    int matchCount() const { return m_matching ? m_matching->size() : rowCount(); }
    /// Sets the result of a verification: whether the run or some executions are damaged. If `steps` is empty, any step
    /// of a damaged run may be damaged.
    void setDamaged(bool isRunDamaged, const QSet<StepId> &steps, const QSet<ExecutionId> &executions);
    bool isRunDamaged() const { return m_isRunDamaged; }
    bool isStepDamaged(StepId step) const { return m_damagedSteps.contains(step); }
    bool isExecutionDamaged(ExecutionId execution) const { return m_damagedExecutions.contains(execution); }

    void setLive(StepId step, Live live);
    void clearLive();
    Live live(int row) const;
    /// Sets how long the current step has been running.
    void setRunningSeconds(double seconds);
    double runningSeconds() const { return m_runningSeconds; }

    /// Sets the verdicts of the chosen policy; nothing if it was not judged. `policy`: its name in the filter language;
    /// empty if it has none there. `rules`: those that deny steps.
    void setVerdicts(
        const QHash<StepId, Verdict> &verdicts, const QString &policy = {}, const QHash<StepId, QString> &rules = {});
    const QString &policyName() const { return m_policyName; }
    std::optional<Verdict> verdict(int row) const;
    const QHash<StepId, Verdict> &verdicts() const { return m_verdicts; }
    /// The rule by which the chosen policy denies a step; empty if it does not, or if the rule is not known.
    QString denyingRule(StepId step) const { return m_rules.value(step); }
    /// Sets the changes by a policy that is being edited, without steps that keep their verdict.
    void setDraftChanges(const QHash<StepId, VerdictChange> &changes);
    std::optional<VerdictChange> draftChange(int row) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void changed(int firstRow, int lastRow, Column from, Column to);
    void keep(std::vector<StepRow> rows);

    RunId m_run = 0;
    Ids m_matching;
    QSet<StepId> m_damagedSteps;
    QSet<ExecutionId> m_damagedExecutions;
    bool m_isRunDamaged = false;
    QHash<StepId, Live> m_live;
    QHash<StepId, Verdict> m_verdicts;
    QHash<StepId, QString> m_rules; ///< of denied steps
    QString m_policyName;
    QHash<StepId, VerdictChange> m_draftChanges;
    double m_longest = 0;
    double m_runningSeconds = 0;
};

} // namespace vitrine
