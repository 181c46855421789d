// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/parallelreplay.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t mostWaiting = 100; ///< runs that may end before an earlier one does

} // namespace

ParallelReplay::ParallelReplay(
    Executor &own, MakeExecutor makeOther, unsigned jobs, Recorder *recorder, std::stop_token stop)
    : m_own(own)
    , m_makeOther(std::move(makeOther))
    , m_jobs(std::max(jobs, 1U))
    , m_recorder(recorder)
    , m_stop(std::move(stop))
{
}

ParallelReplay::NextRun ParallelReplay::from(std::vector<ReplayRequest *> requests)
{
    return [requests = std::move(requests), at = std::size_t { 0 }] mutable -> Result<std::optional<ReplayRequest>> {
        return at < requests.size() ? std::optional(std::move(*requests[at++])) : std::nullopt;
    };
}

Result<void> ParallelReplay::replay(const NextRun &next, const Observer &observer)
{
    m_runs.clear();
    m_started = 0;
    m_isAtEnd = false;
    m_failure.reset();
    const Job job { next, observer };
    Run *const first = takeNext(next);
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; first != nullptr && i < m_jobs; ++i)
            others.emplace_back([this, &job] { workElsewhere(job); });
        work(m_own, job, first);
    }
    if (m_failure)
        return std::unexpected(std::move(*m_failure));
    return {};
}

void ParallelReplay::work(Executor &executor, const Job &job, Run *run)
{
    RunReplayer replayer(executor, m_recorder, nullptr, m_stop);
    for (; run != nullptr; run = takeNext(job.next)) {
        end(*run, replayRun(replayer, job.observer, *run));
        deliver(job.observer);
    }
    deliver(job.observer); // a failure to read the next run
}

// Makes an executor only if there is a run for it.
void ParallelReplay::workElsewhere(const Job &job)
{
    Run *const first = takeNext(job.next);
    if (first == nullptr)
        return;
    auto executor = m_makeOther();
    if (executor)
        return work(**executor, job, first);
    end(*first, std::unexpected(std::move(executor.error())));
    deliver(job.observer);
}

ParallelReplay::Outcome ParallelReplay::replayRun(RunReplayer &replayer, const Observer &observer, Run &run)
{
    ReplayObserver steps;
    if (observer.stepped)
        steps.finished = [&](const ReplayedStep &step) { observer.stepped(run.number, step); };
    auto outcome = replayer.replay(run.request, steps);
    const bool isAgain
        = outcome && !isCancelled() && observer.isWantedAgain && observer.isWantedAgain(run.request, *outcome);
    return isAgain ? replayer.replay(run.request, steps) : std::move(outcome);
}

/// The run that is started now; nothing if there is none. It stays where it is until it is reported.
ParallelReplay::Run *ParallelReplay::takeNext(const NextRun &next)
{
    std::unique_lock lock(m_mutex);
    m_moved.wait(lock, m_stop, [this] { return m_isAtEnd || m_runs.size() < mostWaiting; });
    if (isCancelled() || m_isAtEnd)
        return nullptr;
    auto request = next();
    m_isAtEnd = !request || !*request;
    if (m_isAtEnd)
        m_moved.notify_all();
    if (!request)
        m_runs.push_back(
            std::make_unique<Run>(m_started, ReplayRequest {}, std::unexpected(std::move(request.error()))));
    if (m_isAtEnd)
        return nullptr;
    return m_runs.emplace_back(std::make_unique<Run>(m_started++, std::move(**request), std::nullopt)).get();
}

void ParallelReplay::end(Run &run, Outcome outcome)
{
    const std::scoped_lock lock(m_mutex);
    m_isAtEnd = m_isAtEnd || !outcome;
    run.outcome = std::move(outcome);
    if (m_isAtEnd)
        m_moved.notify_all();
}

// The reporting thread also reports runs that ended meanwhile.
void ParallelReplay::deliver(const Observer &observer)
{
    std::unique_lock lock(m_mutex);
    if (m_isReporting)
        return;
    m_isReporting = true;
    while (!m_runs.empty() && m_runs.front()->outcome && !m_failure) {
        const std::unique_ptr<Run> run = std::move(m_runs.front());
        m_runs.pop_front();
        if (!*run->outcome) {
            m_failure = std::move(run->outcome->error());
            break;
        }
        lock.unlock();
        observer.finished(run->number, std::move(run->request), std::move(**run->outcome));
        lock.lock();
        m_moved.notify_all();
    }
    m_isReporting = false;
}

} // namespace vitrine
