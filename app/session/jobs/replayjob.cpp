// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/replayjob.h"

#include "app/session/execution/executiontext.h"
#include "app/session/jobs/placetext.h"
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

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stop_token>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

constexpr std::uint64_t runsAtOnce = 100; ///< that are held in memory

struct Task {
    std::filesystem::path file;
    std::optional<Policy> policy;
    NoiseRules noise;
    ExecutionBackendFactory factory;
    RunId only = 0; ///< 0 for all
    std::shared_ptr<PlaceNews> news;
    Determinism determinism;
    unsigned workers = 0; ///< at the same time; 0: as many as there are processors
    std::stop_token stop;
};

Result<ExecutionBackend> backendFor(const Task &task)
{
    auto backend = task.factory();
    if (backend && backend->news)
        backend->news->passOn(task.news);
    return backend;
}

unsigned workersOf(const Task &task, const ExecutionBackend &backend)
{
    const unsigned most = task.workers != 0 ? task.workers : std::max(1U, std::thread::hardware_concurrency());
    return backend.isOneOfMany ? most : 1;
}

Result<std::unique_ptr<Executor>> anotherExecutor(const Task &task)
{
    auto backend = backendFor(task);
    if (!backend)
        return std::unexpected(std::move(backend.error()));
    return std::move(backend->executor);
}

/// One job on the thread of the pool.
class AllRuns final {
public:
    AllRuns(const Trail &trail, const Task &task, const ExecutionBackend &backend)
        : m_trail(trail)
        , m_task(task)
        , m_backend(backend)
        , m_choices { .policy = task.policy,
            .tools = {},
            .determinism = task.determinism,
            .factsOf = backend.factsOf,
            .noise = task.noise,
            .isTrusted = isTrustedStub }
    {
    }

    Result<ExecutionSummary> replay(Recorder &recorder, std::uint64_t total, const ProgressCall &progress);

private:
    Result<std::vector<RunSummary>> runsBehind(RunId last) const;
    Result<std::vector<ReplayRequest>> plan(const std::vector<RunSummary> &runs) const;
    Result<void> replaySome(
        ParallelReplay &replay, const std::vector<ReplayRequest> &requests, const std::function<void()> &tell);
    void add(const std::vector<ReplayedStep> &steps);

    const Trail &m_trail;
    const Task &m_task;
    const ExecutionBackend &m_backend;
    const ReplayChoices m_choices;
    std::atomic<std::uint64_t> m_done = 0;
    ExecutionSummary m_summary;
};

Result<ExecutionSummary> AllRuns::replay(Recorder &recorder, std::uint64_t total, const ProgressCall &progress)
{
    ParallelReplay replay(
        *m_backend.executor, [this] { return anotherExecutor(m_task); }, workersOf(m_task, m_backend), &recorder,
        m_task.stop);
    const auto tell = [&] { progress(m_done, total); };
    tell();
    for (RunId last = 0; !replay.isCancelled();) {
        const auto runs = runsBehind(last);
        const auto requests = runs ? plan(*runs) : std::unexpected(runs.error());
        if (!requests)
            return std::unexpected(requests.error());
        if (requests->empty())
            break;
        last = runs->back().id;
        if (const auto replayed = replaySome(replay, *requests, tell); !replayed)
            return std::unexpected(replayed.error());
    }
    m_summary.isStopped = replay.isCancelled();
    return m_summary;
}

Result<std::vector<RunSummary>> AllRuns::runsBehind(RunId last) const
{
    if (m_task.only == 0)
        return m_trail.runsAfter(last, runsAtOnce);
    if (last != 0)
        return std::vector<RunSummary> {};
    return m_trail.run(m_task.only).transform([](RunSummary run) { return std::vector { std::move(run) }; });
}

Result<std::vector<ReplayRequest>> AllRuns::plan(const std::vector<RunSummary> &runs) const
{
    std::vector<ReplayRequest> requests;
    for (const RunSummary &run : runs) {
        auto request = planReplay(m_trail, run.id, m_choices);
        if (!request)
            return std::unexpected(std::move(request.error()));
        requests.push_back(std::move(*request));
    }
    return requests;
}

Result<void> AllRuns::replaySome(
    ParallelReplay &replay, const std::vector<ReplayRequest> &requests, const std::function<void()> &tell)
{
    std::vector<const ReplayRequest *> wanted;
    for (const ReplayRequest &request : requests)
        wanted.push_back(&request);
    return replay.replay(wanted, [&](std::size_t, const std::vector<ReplayedStep> &steps) {
        add(steps);
        ++m_done;
        tell();
    });
}

void AllRuns::add(const std::vector<ReplayedStep> &steps)
{
    for (const ReplayedStep &step : steps) {
        m_summary.verdicts.push_back(step.comparison.verdict);
        m_summary.lastStatus = step.result.status;
    }
}

Result<ExecutionSummary> replayAll(const Task &task, const ProgressCall &progress)
{
    const auto begun = std::chrono::steady_clock::now();
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
    auto summary = AllRuns(**trail, task, *backend).replay(**recorder, *total, progress);
    if (summary)
        summary->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
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
    const Task task { QFile::encodeName(m_trail).toStdString(), m_policy, userNoiseRules(), m_factory, m_only, m_news,
        ExecutionSettings::determinism(), ExecutionSettings::workers(), stopToken() };
    QtConcurrent::run(pool, replayAll, task, progressCall())
        .then(this, [this](const Result<ExecutionSummary> &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return endWith(outcome.error());
            }
            Q_EMIT replayed(*outcome);
            const auto warnings = m_news->takeWarnings();
            end({ .how = outcome->isStopped ? JobOutcome::How::Stopped : JobOutcome::How::Done,
                .text = PlaceText::withWarnings(ExecutionText::summary(*outcome), warnings),
                .file = m_trail,
                .isRemarkable = !warnings.empty() });
        });
}

JobStage ReplayJob::stage() const { return PlaceText::stage(m_news->last()); }

} // namespace vitrine
