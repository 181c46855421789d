// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executioncontrol.h"

#include "app/session/settings/executionsettings.h"
#include "app/session/settings/noisesettings.h"
#include "app/session/settings/trustedstubs.h"

#include <QLoggingCategory>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logExecution, "vitrine.execution", QtWarningMsg)

constexpr auto flushInterval = std::chrono::milliseconds(50);
constexpr auto tickInterval = std::chrono::milliseconds(100);
/// A step that has not stopped after this time does not react to the request.
constexpr auto stopPatience = std::chrono::milliseconds(500);
constexpr int endPatienceMs = 3'000;

} // namespace

ExecutionControl::ExecutionControl(ExecutionBackendFactory factory, QObject *parent)
    : QObject(parent)
    , m_prints(std::make_shared<LivePrints>(
          [this] { QMetaObject::invokeMethod(&m_flush, [this] { m_flush.start(); }, Qt::QueuedConnection); }))
    , m_factory(std::move(factory))
    , m_worker(new ExecutionWorker(m_factory, m_stop, m_prints))
    , m_thread(std::make_unique<QThread>())
{
    m_flush.setInterval(flushInterval);
    m_flush.setSingleShot(true);
    connect(&m_flush, &QTimer::timeout, this, &ExecutionControl::flushPrints);
    m_tick.setInterval(tickInterval);
    connect(&m_tick, &QTimer::timeout, this, [this] { Q_EMIT ticked(runningSeconds()); });
    m_patience.setInterval(stopPatience);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { setState(State::Stuck); });
    m_thread->setObjectName(QStringLiteral("execution"));
    m_worker->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    connectWorker();
    m_thread->start();
}

// A thread in a call that never returns cannot be ended: it is abandoned until the process ends.
ExecutionControl::~ExecutionControl()
{
    stop();
    m_prints->close();
    m_thread->quit();
    if (m_thread->wait(endPatienceMs))
        return;
    qCWarning(logExecution, "a step did not stop; its thread keeps running");
    m_worker->disconnect();
    static_cast<void>(m_thread.release());
}

double ExecutionControl::runningSeconds() const
{
    return m_step != 0 ? static_cast<double>(m_since.elapsed()) / 1000 : 0;
}

void ExecutionControl::prepare()
{
    QMetaObject::invokeMethod(m_worker, &ExecutionWorker::prepare, Qt::QueuedConnection);
}

void ExecutionControl::use(ExecutionBackendFactory factory)
{
    m_factory = std::move(factory);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, made = m_factory] { worker->use(made); }, Qt::QueuedConnection);
}

void ExecutionControl::replayRun(const QString &trail, RunId run, const std::optional<Policy> &policy)
{
    start({ .kind = ExecutionJob::Kind::Run,
        .number = 0,
        .trail = trail,
        .run = run,
        .policy = policy,
        .ordinal = 0,
        .code = {} });
}

void ExecutionControl::perform(ExecutionJob job) { start(std::move(job)); }

void ExecutionControl::stop()
{
    if (m_state != State::Running)
        return;
    m_stop->stop(m_job.number);
    m_patience.start();
    setState(State::Stopping);
}

void ExecutionControl::start(ExecutionJob job)
{
    job.noise = userNoiseRules();
    job.determinism = ExecutionSettings::determinism();
    job.isTrusted = isTrustedStub;
    if (!isIdle())
        return;
    job.number = m_job.number + 1;
    m_job = std::move(job);
    qCDebug(logExecution) << "job" << m_job.number << "of kind" << int(m_job.kind) << "for run" << m_job.run;
    setState(State::Running);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, started = m_job] { worker->run(started); }, Qt::QueuedConnection);
}

void ExecutionControl::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    if (state == State::Idle) {
        m_patience.stop();
        m_tick.stop();
        m_step = 0;
    }
    Q_EMIT stateChanged(state);
}

void ExecutionControl::connectWorker()
{
    connect(m_worker, &ExecutionWorker::ready, this, &ExecutionControl::ready);
    connect(m_worker, &ExecutionWorker::planned, this,
        [this](quint64, const std::vector<StepId> &steps) { Q_EMIT planned(steps); });
    connect(m_worker, &ExecutionWorker::stepStarted, this, [this](quint64, StepId step) { begin(step); });
    connect(m_worker, &ExecutionWorker::stepFinished, this,
        [this](quint64, StepId step, ExecutionId execution) { end(step, execution); });
    connect(m_worker, &ExecutionWorker::checkpointsChanged, this, &ExecutionControl::checkpointsChanged);
    connect(m_worker, &ExecutionWorker::finished, this, [this](const ExecutionSummary &summary) {
        setState(State::Idle);
        Q_EMIT finished(summary);
    });
    connect(m_worker, &ExecutionWorker::failed, this, [this](quint64 number, const Error &error) {
        if (number == m_job.number)
            setState(State::Idle);
        Q_EMIT failed(error);
    });
}

void ExecutionControl::flushPrints()
{
    for (const auto &text : m_prints->take())
        Q_EMIT printed(text.step, text.utf8);
}

void ExecutionControl::begin(StepId step)
{
    m_step = step;
    m_since.start();
    m_tick.start();
    Q_EMIT stepStarted(step);
}

void ExecutionControl::end(StepId step, ExecutionId execution)
{
    flushPrints();
    m_tick.stop();
    m_step = 0;
    Q_EMIT stepFinished(step, execution);
}

} // namespace vitrine
