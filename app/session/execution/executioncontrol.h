// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionworker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <QTimer>

#include <memory>

namespace vitrine {

/// The GUI thread's side of the ExecutionWorker: performs one job at a time, and provides its state, its output and a
/// way to stop it. Only its destructor waits for the worker, and only for a limited time.
class ExecutionControl final : public QObject {
    Q_OBJECT

public:
    /// Stuck: a stop was requested, but the step is in a call that nothing in this process can interrupt.
    enum class State { Idle, Running, Stopping, Stuck };
    Q_ENUM(State)

    explicit ExecutionControl(ExecutionBackendFactory factory, QObject *parent = nullptr);
    ~ExecutionControl() override;

    State state() const { return m_state; }
    bool isIdle() const { return m_state == State::Idle; }
    StepId runningStep() const { return m_step; }
    RunId runningRun() const { return m_job.run; }
    ExecutionJob::Kind runningKind() const { return m_job.kind; }
    /// How long the running step has been running.
    double runningSeconds() const;

    /// Creates the executor before it is needed.
    void prepare();
    /// Uses another executor from the next job on.
    void use(ExecutionBackendFactory factory);
    /// Creates the executor of the next job. Callable on other threads.
    const ExecutionBackendFactory &factory() const { return m_factory; }
    void replayRun(const QString &trail, RunId run, const std::optional<Policy> &policy);
    /// Performs a job of any kind, and sets its number.
    void perform(ExecutionJob job);
    void stop();

Q_SIGNALS:
    void stateChanged(vitrine::ExecutionControl::State state);
    void ready(const vitrine::ReadyExecutor &info);
    void planned(const std::vector<vitrine::StepId> &steps);
    void stepStarted(vitrine::StepId step);
    void printed(vitrine::StepId step, const QByteArray &utf8);
    void stepFinished(vitrine::StepId step, vitrine::ExecutionId execution);
    /// Emitted several times a second while a step runs.
    void ticked(double seconds);
    /// The checkpoints of the executor's session, after each step and when the session has ended.
    void checkpointsChanged(const vitrine::SessionCheckpoints &checkpoints);
    void finished(const vitrine::ExecutionSummary &summary);
    void failed(const vitrine::Error &error);

private:
    void start(ExecutionJob job);
    void setState(State state);
    void connectWorker();
    void flushPrints();
    void begin(StepId step);
    void end(StepId step, ExecutionId execution);

    std::shared_ptr<ExecutionStop> m_stop = std::make_shared<ExecutionStop>();
    std::shared_ptr<LivePrints> m_prints;
    ExecutionBackendFactory m_factory;
    ExecutionWorker *m_worker; // lives on m_thread, deleted when that ends
    std::unique_ptr<QThread> m_thread;
    QTimer m_flush;
    QTimer m_tick;
    QTimer m_patience;
    QElapsedTimer m_since;
    State m_state = State::Idle;
    ExecutionJob m_job;
    StepId m_step = 0;
};

} // namespace vitrine
