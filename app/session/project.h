// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/session/execution/codereviewer.h"
#include "app/session/execution/executioncontrol.h"
#include "app/session/trailimports.h"
#include "app/session/trailverification.h"
#include "models/items/trailclient.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace vitrine {

struct SealRequest;
class JobList;
class ReplayJob;
class RunModel;
class StepModel;

/// The open trail with its models, the selected run and step, and all executions and imports. No widgets: the window
/// shows it and calls it. Slow work is done on the threads of its members. GUI thread.
class Project final : public QObject {
    Q_OBJECT

public:
    explicit Project(ExecutionBackendFactory factory, QObject *parent = nullptr);
    ~Project() override;

    RunModel *runs() const { return m_runs; }
    StepModel *steps() const { return m_steps; }
    ExecutionControl *execution() const { return m_execution; }
    JobList *jobs() const { return m_jobs; }

    bool isOpen() const { return !m_file.isEmpty(); }
    /// The open trail's file, and its title: the name of the log that it was made from, or its own.
    const QString &file() const { return m_file; }
    const QString &title() const { return m_title; }
    RunId currentRun() const { return m_run; }
    StepId currentStep() const { return m_step; }
    /// The selected run and step as lists show them; null until they are read.
    const RunRow *run() const { return m_runRow ? &*m_runRow : nullptr; }
    const StepRow *step() const;
    const RowTotals &totals() const { return m_totals; }
    /// Number of steps in the whole trail that match the filter; nothing while they are being counted.
    const std::optional<quint64> &matchingSteps() const { return m_matchingSteps; }
    const std::optional<Filter> &filter() const { return m_filter; }
    bool isFiltering() const { return m_reader->isAsking(TrailQuestion::Runs); }
    /// The seal as claimed by the file, until it is verified.
    const SealState &claimedSeal() const { return m_seal; }
    /// The result of the latest verification; null before one has ended.
    const Verification *verification() const { return m_verification.newest(); }
    /// Number of entries in the chain: a verification does not cover those that were added since.
    quint64 entries() const { return m_verification.entries(); }
    /// The trail was written by a newer version, and can only be read.
    bool isNewer() const { return m_isNewer; }
    /// Whether the trail contains a report of an import.
    bool hasImportReports() const { return m_hasImportReports; }
    /// Logs whose import into this trail was interrupted because a program ended.
    const QStringList &interruptedLogs() const { return m_interruptedLogs; }
    const std::optional<Policy> &policy() const { return m_policy; }
    /// The chosen policy, or the one under which the selected run was recorded, or the one recovered from its log.
    Policy activePolicy() const;
    /// Whether the selected run has Python code, which can be replayed; true until its steps are listed.
    bool hasPython() const { return m_hasPython; }
    /// Whether nothing is being read, imported or run, so that the window's content does not change.
    bool isQuiet() const;

    /// Imports logs and folders of logs into one trail, which is shown as soon as its first run is stored; if the first
    /// file is a trail, it is opened. `format`: the format of the logs; empty: detected.
    void openFiles(const QStringList &files, const QString &format = {});
    /// Repeats the imports of logs that were interrupted, into this trail.
    void finishImports();
    void close();
    /// Continues with a copy of the open trail once the copy is read. Keeps the open trail if it cannot be read.
    void moveTo(const QString &file);
    /// Reads the open trail again, after texts or runs were removed from it.
    void readAgain();
    void verify() { m_verification.verify(); }
    void seal(const SealRequest &request);

    /// Hides runs without a step that matches the filter. Nothing: all are shown. If the selection is hidden, the
    /// nearest match is selected instead.
    void setFilter(const std::optional<Filter> &filter);

    void selectRun(RunId run);
    void selectStep(StepId step);
    /// Accepts a run and a step that may be loaded in either order; 0 for the step: only the run.
    void goTo(RunId run, StepId step);
    void requestOriginal();

    /// Nothing: each run uses the policy recovered from its log.
    void setPolicy(const std::optional<Policy> &policy);
    /// Only one execution at a time: a trail has one writer.
    bool canRun() const { return isOpen() && m_execution->isIdle() && !m_replayJob; }
    bool canStop() const;
    void replay();
    /// Replays all runs of the trail, several at the same time, as a job.
    void replayAll();
    void runStep(std::string code);
    /// The same, and all later steps.
    void runFromStep(std::string code);
    /// Runs all earlier steps again, and then the code in place of the current step's.
    void runToStep(std::string code);
    void goBackToStep();
    void stop();
    /// Reviews the code under the policy of the selected run; `reviewed` returns the result.
    void review(const QString &code);

Q_SIGNALS:
    void opened();
    void closed();
    /// Emitted when other runs are shown, or counts have changed.
    void countsChanged();
    void written(); ///< the trail was written to: there may be new steps or ended ones
    /// The selected run was stored again as this one, which is selected next: a log that is followed has grown.
    void runRewritten(vitrine::RunId run);
    void runSelected(vitrine::RunId run);
    void stepSelected(vitrine::StepId step);
    void detailRead(std::shared_ptr<const vitrine::StepDetail> detail);
    void originalRead(const vitrine::OriginalBytes &original);
    void originalFailed(const vitrine::Error &error);
    void reviewed(const vitrine::StepReview &review);
    void imported(const vitrine::ImportedLogs &logs);
    void saved(const QString &file);
    /// The open trail is about to be reopened as this file: listeners save unfinished work.
    void moving(const QString &file);
    void verified(const vitrine::Verification &verification);
    /// Entries were added to the chain after it was verified.
    void outgrown();
    /// Replaying all runs started or ended.
    void replayingAllChanged();
    void replayedAll(const vitrine::ExecutionSummary &summary);
    void sealed(const vitrine::Checkpoint &checkpoint);
    void keyringFailed(const vitrine::Error &error);
    void failed(const vitrine::Error &error);

private:
    void perform(ExecutionJob::Kind kind, std::string code);
    void takeImported(const ImportedLogs &imported);
    /// In the background, once no import adds more.
    void verifyOpened();
    void openTrail(const QString &file, const QString &title);
    void takeOpened(const TrailInfo &info);
    void forget();
    void takeRuns(const RunListing &listing);
    void takeSteps(const StepListing &listing);
    void takeStepRows(const std::vector<StepRow> &rows);
    /// Reads the shown step again if its row shows that it has been run since.
    void followShown(const std::vector<StepRow> &rows);
    void takeDetail(const std::shared_ptr<const StepDetail> &detail);
    void takeSeal(const Checkpoint &checkpoint);
    void listRuns(bool isGrowing);
    void listSteps();
    void listFiltered();
    void judgeFilter(const std::vector<std::string> &policies);
    void countSteps();
    void markDamage();
    void refresh();
    void followRun(RunId successor);
    void selectNearestRun();
    bool isShown(const StepSummary &step) const;
    void connectReader();
    void connectImports();
    void connectVerification();
    void connectLists();
    void connectExecution();
    void judge();
    void judgeAgain();

    RunModel *m_runs;
    StepModel *m_steps;
    JobList *m_jobs;
    std::unique_ptr<TrailClient> m_reader;
    ExecutionControl *m_execution;
    ReplayJob *m_replayJob = nullptr; ///< until it has ended
    QString m_file;
    QString m_title;
    SealState m_seal;
    bool m_isNewer = false;
    QStringList m_interruptedLogs;
    bool m_hasImportReports = false;
    RowTotals m_totals;
    std::optional<Filter> m_filter;
    std::optional<quint64> m_matchingSteps;
    std::optional<RunRow> m_runRow;
    std::optional<Policy>
        m_runPolicy; ///< the one under which the selected run was recorded; nothing for a run of a log
    bool m_hasPython = true; ///< of the selected run; true until its steps are listed
    bool m_isMatchWanted = false; ///< no step was selected since the filter or the run changed
    int m_keptRow = -1; ///< row of the shown step in a run that was rewritten
    bool m_isGrowthDue = false; ///< the trail was written to while runs were listed
    RunId m_run = 0;
    StepId m_step = 0;
    ExecutionId m_shownExecution = 0; ///< newest of the shown step
    bool m_isShownEnded = false; ///< that execution had ended when it was read
    QHash<RunId, StepId> m_lastSteps; ///< last selected step of each run
    std::optional<Policy> m_policy;
    CodeReviewer m_reviewer;
    TrailImports m_imports;
    TrailVerification m_verification;
    Latest m_filterJudgement { this };
    Latest m_judgement { this };
    Latest m_review { this };
    QString m_opening; ///< the trail that was opened last, whether or not it is open yet
    QString m_openingTitle;
    QString m_movingTo; ///< a copy that replaces the open trail as soon as it is read
};

} // namespace vitrine
