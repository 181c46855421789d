// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executionworker.h"

#include "models/replay/replayplan.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QElapsedTimer>
#include <QFile>

#include <filesystem>
#include <utility>

namespace vitrine {

namespace {

QString asText(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

ReadyExecutor infoOf(const Executor &executor)
{
    ReadyExecutor info {
        .name = asText(executor.name()), .layers = {}, .pythonVersion = asText(executor.pythonVersion())
    };
    for (const auto &layer : executor.layers())
        info.layers.append(asText(layer));
    return info;
}

Result<std::vector<ReplayedStep>> performed(
    const ExecutionJob &job, const ReplayRequest &request, RunReplayer &replayer, const ReplayObserver &observer)
{
    switch (job.kind) {
    case ExecutionJob::Kind::Run: break;
    case ExecutionJob::Kind::Step: return replayer.runStep(request, job.ordinal, job.code, observer);
    case ExecutionJob::Kind::FromStep: return replayer.runFrom(request, job.ordinal, job.code, observer);
    case ExecutionJob::Kind::ToStep: return replayer.runTo(request, job.ordinal, job.code, observer);
    case ExecutionJob::Kind::BackTo: return replayer.goBack(request, job.ordinal, observer);
    }
    return replayer.replay(request, observer);
}

ExecutionSummary summaryOf(const ExecutionJob &job, const std::vector<ReplayedStep> &steps)
{
    ExecutionSummary summary;
    summary.number = job.number;
    summary.kind = job.kind;
    summary.run = job.run;
    for (const auto &step : steps)
        summary.verdicts.push_back(step.comparison.verdict);
    if (!steps.empty())
        summary.lastStatus = steps.back().result.status;
    return summary;
}

} // namespace

void ExecutionStop::stop(quint64 number)
{
    std::stop_source source(std::nostopstate);
    {
        const std::scoped_lock lock(m_mutex);
        m_stopped = number;
        if (m_running <= number)
            source = m_source;
    }
    source.request_stop();
}

std::stop_token ExecutionStop::begin(quint64 number)
{
    const std::scoped_lock lock(m_mutex);
    m_running = number;
    m_source = std::stop_source();
    if (isStopped(number))
        m_source.request_stop();
    return m_source.get_token();
}

ExecutionWorker::ExecutionWorker(
    ExecutionBackendFactory factory, std::shared_ptr<ExecutionStop> stop, std::shared_ptr<LivePrints> prints)
    : m_factory(std::move(factory))
    , m_stop(std::move(stop))
    , m_prints(std::move(prints))
{
}

ExecutionWorker::~ExecutionWorker() = default;

void ExecutionWorker::prepare()
{
    if (const auto made = makeBackend(); !made)
        Q_EMIT failed(0, made.error());
}

void ExecutionWorker::use(ExecutionBackendFactory factory)
{
    m_past.reset();
    m_backend.reset();
    reportCheckpoints();
    m_factory = std::move(factory);
    prepare();
}

void ExecutionWorker::run(const ExecutionJob &job)
{
    QElapsedTimer timer;
    timer.start();
    auto summary = perform(job);
    reportExecutor();
    reportCheckpoints();
    if (!summary) {
        Q_EMIT failed(job.number, summary.error());
        return;
    }
    summary->seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    summary->isStopped = m_stop->isStopped(job.number);
    Q_EMIT finished(*summary);
}

Result<ExecutionSummary> ExecutionWorker::perform(const ExecutionJob &job)
{
    if (m_stop->isStopped(job.number))
        return summaryOf(job, {});
    if (const auto made = makeBackend(); !made)
        return std::unexpected(made.error());
    const std::filesystem::path file(QFile::encodeName(job.trail).toStdString());
    const auto trail = Trail::open(file);
    if (!trail)
        return std::unexpected(trail.error());
    const auto request = planReplay(**trail, job.run,
        { .policy = job.policy,
            .tools = {},
            .determinism = job.determinism,
            .factsOf = m_backend->factsOf,
            .noise = job.noise,
            .isTrusted = job.isTrusted });
    if (!request)
        return std::unexpected(request.error());
    const auto recorder = Recorder::open(file);
    if (!recorder)
        return std::unexpected(recorder.error());
    if (std::exchange(m_trail, job.trail) != job.trail)
        m_past->forget();
    RunReplayer replayer(*m_backend->executor, recorder->get(), &*m_past, m_stop->begin(job.number));
    auto summary = replay(job, *request, replayer);
    if (summary)
        summary->environment = environmentDifferences(request->environment, m_backend->executor->pythonVersion());
    return summary;
}

Result<ExecutionSummary> ExecutionWorker::replay(
    const ExecutionJob &job, const ReplayRequest &request, RunReplayer &replayer)
{
    const ReplayObserver observer {
        .started = [this, &job](const ReplayStep &step) { Q_EMIT stepStarted(job.number, step.id); },
        .printed = [this](const ReplayStep &step, std::string_view text) { m_prints->add(step.id, text); },
        .finished =
            [this, &job](const ReplayedStep &step) {
                Q_EMIT stepFinished(job.number, step.step, step.execution);
                reportCheckpoints();
            },
        .planned = [this, &job](const std::vector<const ReplayStep *> &steps) { reportPlan(job.number, steps); },
    };
    const auto steps = performed(job, request, replayer, observer);
    if (!steps)
        return std::unexpected(steps.error());
    return summaryOf(job, *steps);
}

void ExecutionWorker::reportPlan(quint64 number, const std::vector<const ReplayStep *> &steps)
{
    std::vector<StepId> ids;
    for (const ReplayStep *step : steps)
        ids.push_back(step->id);
    Q_EMIT planned(number, ids);
}

Result<void> ExecutionWorker::makeBackend()
{
    if (m_backend)
        return {};
    auto backend = m_factory();
    if (!backend)
        return std::unexpected(backend.error());
    m_backend = std::move(*backend);
    m_past.emplace(*m_backend->executor);
    m_reported.reset();
    reportExecutor();
    return {};
}

/// Emits checkpointsChanged if the checkpoints have changed.
void ExecutionWorker::reportCheckpoints()
{
    SessionCheckpoints now { m_trail };
    if (m_past) {
        now.run = m_past->run();
        now.steps = m_past->checkpoints();
    }
    if (m_checkpoints != now)
        Q_EMIT checkpointsChanged(m_checkpoints = std::move(now));
}

/// Emits ready if the executor's capabilities have changed.
void ExecutionWorker::reportExecutor()
{
    if (!m_backend)
        return;
    auto info = infoOf(*m_backend->executor);
    info.progress = m_backend->progress;
    if (m_reported != info)
        Q_EMIT ready(m_reported.emplace(std::move(info)));
}

} // namespace vitrine
