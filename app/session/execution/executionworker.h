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

/// One job. Runs the steps before its own step as well, unless the session has already run them.
struct ExecutionJob {
    enum class Kind {
        Run, ///< a whole run
        Step, ///< one step
        FromStep, ///< one step and all later ones
        ToStep, ///< all steps up to and including one
        BackTo, ///< restore the session to its state after that step
    };
    Kind kind = Kind::Run;
    quint64 number = 0;
    QString trail; ///< contains the run; everything is recorded to it
    RunId run = 0;
    std::optional<Policy> policy; ///< nothing: the one recovered from the log
    std::uint64_t ordinal = 0; ///< of the job's step
    std::string code; ///< to run in place of the step's code
    NoiseRules noise = {}; ///< the user's, like the next two; set by ExecutionControl
    Determinism determinism = {};
    TrustedSource isTrusted = {}; ///< called on the worker's thread
};

/// How a job ended.
struct ExecutionSummary {
    quint64 number = 0;
    ExecutionJob::Kind kind = ExecutionJob::Kind::Run;
    RunId run = 0;
    std::vector<ReplayVerdict> verdicts; ///< of the steps that ran
    std::optional<StepStatus> lastStatus; ///< nothing if no step ran
    double seconds = 0;
    bool isStopped = false;
    std::vector<EnvironmentDifference> environment = {}; ///< versions recorded for the run that differ here
};

/// The capabilities of the executor. Before its first session the version of Python is unknown, and not all layers are
/// listed.
struct ReadyExecutor {
    QString name;
    QStringList layers;
    QString pythonVersion;
    std::shared_ptr<RemoteProgress> progress
        = {}; ///< progress of the site that it waits for; nullptr: it waits for none
    bool operator==(const ReadyExecutor &) const = default;
};

/// The steps to whose end the executor's session can return at once.
struct SessionCheckpoints {
    QString trail;
    RunId run = 0; ///< 0: no such session
    std::vector<StepId> steps = {}; ///< in order
    bool operator==(const SessionCheckpoints &) const = default;
};

/// A way to stop jobs from any thread, shared with the worker while it runs.
class ExecutionStop final {
public:
    /// Stops the job with this number and all earlier ones, running or waiting.
    void stop(quint64 number);
    bool isStopped(quint64 number) const { return number <= m_stopped; }
    /// Marks job `number` as running until it has ended or the next one starts.
    std::stop_token begin(quint64 number);

private:
    std::atomic<quint64> m_stopped = 0;
    std::mutex m_mutex; ///< protects the rest
    quint64 m_running = 0;
    std::stop_source m_source; ///< for the job that runs
};

/// Runs steps on the thread that it lives on; its slots block that thread. Owns the executor; records everything it
/// does in the trail.
class ExecutionWorker final : public QObject {
    Q_OBJECT

public:
    ExecutionWorker(
        ExecutionBackendFactory factory, std::shared_ptr<ExecutionStop> stop, std::shared_ptr<LivePrints> prints);
    ~ExecutionWorker() override;

    /// Creates the executor, unless it exists.
    void prepare();
    /// Ends the executor, and creates the new one at once.
    void use(ExecutionBackendFactory factory);
    void run(const ExecutionJob &job);

Q_SIGNALS:
    void ready(const vitrine::ReadyExecutor &info);
    /// These steps will run, in this order.
    void planned(quint64 number, const std::vector<vitrine::StepId> &steps);
    void stepStarted(quint64 number, vitrine::StepId step);
    void stepFinished(quint64 number, vitrine::StepId step, vitrine::ExecutionId execution);
    /// Emitted after a step, and when a session has ended.
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
    std::optional<ReadyExecutor> m_reported; ///< as last emitted by `ready`
    SessionCheckpoints m_checkpoints; ///< as last reported
    QString m_trail; ///< the trail of the runs in `m_checkpoints`
};

} // namespace vitrine
