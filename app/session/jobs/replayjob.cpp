// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/replayjob.h"

#include "app/session/execution/executiontext.h"
#include "app/session/jobs/siteprogresstext.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/noisesettings.h"
#include "app/session/settings/trustedstubs.h"
#include "app/wording/progresstext.h"
#include "app/wording/safetext.h"
#include "models/replay/parallelreplay.h"
#include "models/replay/replayplan.h"

#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

#include <chrono>
#include <deque>
#include <stop_token>
#include <utility>

namespace vitrine {

namespace {

constexpr std::uint64_t runsAPage = 100;

struct Task {
    std::filesystem::path file;
    std::optional<Policy> policy;
    NoiseRules noise;
    ExecutionBackendFactory factory;
    RunId only = 0; ///< 0 for all
    std::shared_ptr<RemoteProgress> progress;
    Determinism determinism;
    unsigned workers = 1; ///< number of parallel replays, if the executor supports them
    std::stop_token stop;
};

Result<ExecutionBackend> backendFor(const Task &task)
{
    auto backend = task.factory();
    if (backend && backend->progress)
        backend->progress->passOn(task.progress);
    return backend;
}

Result<std::unique_ptr<Executor>> anotherExecutor(const Task &task)
{
    auto backend = backendFor(task);
    if (!backend)
        return std::unexpected(std::move(backend.error()));
    return std::move(backend->executor);
}

/// Reads the runs of a trail in pages, and plans each one when it is about to start.
class PlannedRuns final {
public:
    PlannedRuns(const Trail &trail, const Task &task, const ExecutionBackend &backend)
        : m_trail(trail)
        , m_only(task.only)
        , m_choices { .policy = task.policy,
            .tools = {},
            .determinism = task.determinism,
            .factsOf = backend.factsOf,
            .noise = task.noise,
            .isTrusted = isTrustedStub }
    {
    }

    Result<std::optional<ReplayRequest>> next();

private:
    Result<std::vector<RunSummary>> page() const;

    const Trail &m_trail;
    const RunId m_only;
    const ReplayChoices m_choices;
    RunId m_last = 0;
    std::deque<RunId> m_waiting;
};

Result<std::optional<ReplayRequest>> PlannedRuns::next()
{
    if (m_waiting.empty()) {
        const auto runs = page();
        if (!runs)
            return std::unexpected(runs.error());
        if (runs->empty())
            return std::nullopt;
        for (const RunSummary &run : *runs)
            m_waiting.push_back(run.id);
        m_last = m_waiting.back();
    }
    auto request = planReplay(m_trail, m_waiting.front(), m_choices);
    m_waiting.pop_front();
    return request;
}

Result<std::vector<RunSummary>> PlannedRuns::page() const
{
    if (m_only == 0)
        return m_trail.runsAfter(m_last, runsAPage);
    if (m_last != 0)
        return std::vector<RunSummary> {};
    return m_trail.run(m_only).transform([](RunSummary run) { return std::vector { std::move(run) }; });
}

Result<ExecutionSummary> replayRuns(const Trail &trail, const Task &task, const ExecutionBackend &backend,
    Recorder &recorder, std::uint64_t total, const ProgressCall &progress)
{
    PlannedRuns runs(trail, task, backend);
    ParallelReplay replay(
        *backend.executor, [&task] { return anotherExecutor(task); }, backend.isOneOfMany ? task.workers : 1, &recorder,
        task.stop);
    ExecutionSummary summary;
    progress(0, total);
    const auto finished = [&](std::size_t run, const ReplayRequest &, const std::vector<ReplayedStep> &steps) {
        for (const ReplayedStep &step : steps) {
            summary.verdicts.push_back(step.comparison.verdict);
            summary.lastStatus = step.result.status;
        }
        progress(run + 1, total);
    };
    if (const auto replayed = replay.replay([&runs] { return runs.next(); }, { finished }); !replayed)
        return std::unexpected(replayed.error());
    summary.isStopped = replay.isCancelled();
    return summary;
}

Result<ExecutionSummary> replayAll(const Task &task, const ProgressCall &progress)
{
    const auto started = std::chrono::steady_clock::now();
    const auto trail = Trail::open(task.file);
    const auto total = !trail ? std::unexpected(trail.error())
        : task.only != 0      ? Result<std::uint64_t>(1)
                              : (*trail)->runCount();
    if (!total)
        return std::unexpected(total.error());
    const auto recorder = Recorder::open(task.file);
    if (!recorder)
        return std::unexpected(recorder.error());
    const auto backend = backendFor(task);
    if (!backend)
        return std::unexpected(backend.error());
    auto summary = replayRuns(**trail, task, *backend, **recorder, *total, progress);
    if (summary)
        summary->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    return summary;
}

} // namespace

ReplayJob::ReplayJob(const QString &trail, const QString &title, std::optional<Policy> policy,
    ExecutionBackendFactory factory, RunId only, QObject *parent)
    //: %1: name of a log or trail
    : Job((only == 0 ? tr("Replaying all runs of %1") : tr("Replaying a run of %1")).arg(safeLine(title)), parent)
    , m_trail(trail)
    , m_policy(std::move(policy))
    , m_factory(std::move(factory))
    , m_only(only)
{
}

QString ReplayJob::pace() const { return ProgressText::runsPerSecond(done(), elapsedMs()); }

void ReplayJob::start(QThreadPool *pool)
{
    begin();
    const Task task { QFile::encodeName(m_trail).toStdString(), m_policy, userNoiseRules(), m_factory, m_only,
        m_progress, ExecutionSettings::determinism(), ExecutionSettings::workersAtOnce(), stopToken() };
    QtConcurrent::run(pool, replayAll, task, progressCall())
        .then(this, [this](const Result<ExecutionSummary> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT replayed(*outcome);
            const auto warnings = m_progress->takeWarnings();
            end({ .how = outcome->isStopped ? JobOutcome::How::Stopped : JobOutcome::How::Done,
                .text = SiteProgressText::withWarnings(ExecutionText::summary(*outcome), warnings),
                .file = m_trail,
                .isRemarkable = !warnings.empty() });
        });
}

JobStage ReplayJob::stage() const { return SiteProgressText::stage(m_progress->last()); }

} // namespace vitrine
