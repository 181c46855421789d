// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/baseuse.h"
#include "executor/policy/policycomments.h"
#include "executor/policy/policyproblem.h"
#include "executor/review/policydiagnostics.h"
#include "models/judging/policycomparison.h"
#include "models/trail/record/records.h"

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

class FactReader;
struct ReadyExecutor;
class Project;
class SharedPython;

/// The effect of the draft on everything recorded. Immutable, shared between threads.
struct DraftJudgement {
    Policy active; ///< the active policy
    Policy draft; ///< the last valid one
    PolicyComments activeComments; ///< of the active policy
    PolicyComments comments; ///< of the draft
    std::vector<PolicyDiagnostic> diagnostics; ///< on the text, if it is valid
    std::vector<std::string> layers; ///< of the chosen executor; empty while unknown
    std::vector<PolicyProblem> problems; ///< of the text; if there are any, `draft` is an older version
    std::shared_ptr<const FactBase> base; ///< null while it is being read
    std::shared_ptr<const BaseUse> use; ///< null if `base` is
    std::optional<PolicyVerdicts> before;
    std::optional<PolicyVerdicts> after;
    PolicyComparison comparison;
    std::uint64_t denied = 0; ///< steps that the draft denies
    std::uint64_t asked = 0; ///< steps that the draft asks about
    std::uint64_t undecidable = 0; ///< undecidable without running, or without a rule of the draft
    EntryUse entryUse; ///< of the draft's lists about actions
    double milliseconds = 0; ///< time taken to judge and compare
};

/// Steps that arrived since the trail was opened, while it was being watched.
struct DraftWatch {
    std::uint64_t arrived = 0;
    RunId run = 0; ///< of the newest one
    StepId newest = 0;
    QDateTime at; ///< time of arrival
};

/// A policy that is being written, next to the active one: reads the facts of the project's steps, and judges them
/// under each text that it is given, on a thread of its own. Only the newest of several texts is judged; when a trail
/// grows, only new steps are read and judged. No code is ever run under a draft. GUI thread.
class PolicyDraft final : public QObject {
    Q_OBJECT

public:
    explicit PolicyDraft(Project *project, QObject *parent = nullptr);
    ~PolicyDraft() override;

    /// Sets a policy document while it is being edited.
    void setText(const QString &json);
    /// Call it when the active policy may have changed.
    void followActive();
    /// Uses these comments once this policy becomes active.
    void comment(const Policy &policy, const PolicyComments &comments);
    const PolicyComments &commentsOfActivePolicy() const { return m_activeComments; }
    const std::shared_ptr<const DraftJudgement> &judgement() const { return m_judgement; }
    /// Steps are read only while a requester, identified by its address, needs the results.
    void setWanted(const QObject *by, bool isWanted);
    bool isReading() const { return m_isReading; }
    /// Whether the judgement is not the last one of what is known: steps or a text are still to be read or judged.
    bool isBusy() const;
    const DraftWatch &watch() const { return m_watch; }
    /// Sets the steps to judge, if they are not read from the project's trail.
    void takeGrowth(const std::shared_ptr<const BaseGrowth> &growth);

Q_SIGNALS:
    void judged();
    /// The draft restarts with this policy.
    void started(const vitrine::Policy &policy);

private:
    class Desk;

    void follow();
    void read();
    void stopReading();
    void judge();
    void take(std::shared_ptr<const DraftJudgement> judgement);
    void showInSteps();
    void takeExecutor(const ReadyExecutor &info);

    Project *m_project;
    std::shared_ptr<Desk> m_desk; ///< belongs to the thread of m_pool
    std::shared_ptr<const DraftJudgement> m_judgement;
    std::shared_ptr<SharedPython> m_python; ///< kept: to start it again for each reading would be slow
    std::shared_ptr<FactReader> m_reader; ///< of the open trail; belongs to the current reading
    DraftWatch m_watch;
    std::optional<std::string> m_text; ///< nothing until a draft starts
    Policy m_active;
    PolicyComments m_activeComments;
    Policy m_commented; ///< the policy that `m_comments` belong to
    PolicyComments m_comments;
    std::vector<std::string> m_layers; ///< of the chosen executor
    std::shared_ptr<std::atomic_bool> m_isWanted; ///< of the current reading
    std::shared_ptr<std::atomic<quint64>> m_newest; ///< number of the newest judgement
    QTimer m_settle; ///< runs of an import and results of a replay arrive in bursts
    std::chrono::milliseconds m_readingTook {};
    bool m_hasGrown = false; ///< while it was read
    bool m_isReading = false;
    int m_judging = 0; ///< number of judgements that were started and have not ended
    QSet<const QObject *> m_wantedBy; ///< requesters; only their addresses are compared
    bool m_isDue = false; ///< changed while not visible
    QThreadPool m_pool; ///< one thread; last member, so that it is waited for before the others are destroyed
};

} // namespace vitrine
