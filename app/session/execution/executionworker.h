// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"
#include "app/session/execution/liveprints.h"
#include "executor/policy/policy.h"
#include "models/replay/cassette.h"
#include "models/replay/environmentnote.h"
#include "models/replay/noiserules.h"
#include "models/replay/sessionpast.h"
#include "models/trail/record/records.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

class RunReplayer;
struct ReplayRequest;
struct ReplayStep;

/// One job. Steps before the one that it is about run too, unless they are behind the session already.
struct ExecutionJob {
    enum class Kind {
        Run, ///< a whole run again
        Step, ///< one step
        FromStep, ///< one step and all behind it
        ToStep, ///< all steps up to one, and that one
        BackTo, ///< the session as it was after that step
    };
    Kind kind = Kind::Run;
    quint64 number = 0;
    QString trail; ///< file that holds the run, and to which everything is recorded
    RunId run = 0;
    std::optional<Policy> policy; ///< nothing: the one recovered from the log
    std::uint64_t ordinal = 0; ///< of the step that it is about
    std::string code; ///< to run in its place
    NoiseRules noise = {}; ///< the user's, as the last three: ExecutionControl fills them in
    Determinism determinism = {};
    TrustedSource isTrusted = {}; ///< called on the worker's thread
};

/// How a job ended.
struct ExecutionSummary {
    quint64 number = 0;
    ExecutionJob::Kind kind = ExecutionJob::Kind::Run;
    RunId run = 0;
    std::vector<ReplayVerdict> verdicts; ///< of the steps that ran
    std::optional<StepStatus> lastStatus; ///< nothing when no step ran
    double seconds = 0;
    bool isStopped = false;
    std::vector<EnvironmentDifference> environment = {}; ///< what the run was recorded on, where that differs
};

/// The capabilities of the executor. Some are known only after the first session: until then the version of Python is
/// unknown, and not all layers are listed.
struct ReadyExecutor {
    QString name;
    QStringList layers;
    QString pythonVersion;
    std::shared_ptr<RemoteProgress> news = {}; ///< of the place that it waits for; nullptr: it waits for none
    bool operator==(const ReadyExecutor &) const = default;
};

/// Behind which steps the executor's session can go back at once.
struct SessionCheckpoints {
    QString trail;
    RunId run = 0; ///< 0: there is no such session
    std::vector<StepId> steps = {}; ///< in order
    bool operator==(const SessionCheckpoints &) const = default;
};

/// A way to stop jobs from any thread, shared with the worker while it runs.
class ExecutionStop final {
public:
    /// Stops the job with this number and all before it, whether it runs or still waits.
    void stop(quint64 number);
    bool isStopped(quint64 number) const { return number <= m_stopped; }
    /// Job `number` runs from now on, until it has ended or the next one starts.
    std::stop_token begin(quint64 number);

private:
    std::atomic<quint64> m_stopped = 0;
    std::mutex m_mutex; ///< protects the rest
    quint64 m_running = 0;
    std::stop_source m_source; ///< for the job that runs
};

/// Runs steps on the thread that it lives on, which its slots block. Owns the executor; writes all it does to the
/// trail.
class ExecutionWorker final : public QObject {
    Q_OBJECT

public:
    ExecutionWorker(
        ExecutionBackendFactory factory, std::shared_ptr<ExecutionStop> stop, std::shared_ptr<LivePrints> prints);
    ~ExecutionWorker() override;

    /// Makes the executor, if that was not done yet.
    void prepare();
    /// Ends the executor; the new one is made at once.
    void use(ExecutionBackendFactory factory);
    void run(const ExecutionJob &job);

Q_SIGNALS:
    void ready(const vitrine::ReadyExecutor &info);
    /// These steps will run, in this order.
    void planned(quint64 number, const std::vector<vitrine::StepId> &steps);
    void stepStarted(quint64 number, vitrine::StepId step);
    void stepFinished(quint64 number, vitrine::StepId step, vitrine::ExecutionId execution);
    /// As they are after a step, and when a session has gone.
    void checkpointsChanged(const vitrine::SessionCheckpoints &checkpoints);
    void finished(const vitrine::ExecutionSummary &summary);
    void failed(quint64 number, const vitrine::Error &error);

private:
    Result<ExecutionSummary> perform(const ExecutionJob &job);
    Result<ExecutionSummary> replay(const ExecutionJob &job, const ReplayRequest &request, RunReplayer &replayer);
    void reportPlan(quint64 number, const std::vector<const ReplayStep *> &steps);
    Result<void> makeBackend();
    void reportExecutor();
    void reportCheckpoints();

    ExecutionBackendFactory m_factory;
    std::shared_ptr<ExecutionStop> m_stop;
    std::shared_ptr<LivePrints> m_prints;
    std::optional<ExecutionBackend> m_backend;
    std::optional<SessionPast> m_past; ///< of the backend's executor
    std::optional<ReadyExecutor> m_reported; ///< of it
    SessionCheckpoints m_checkpoints; ///< as last reported
    QString m_trail; ///< whose runs that means
};

} // namespace vitrine
