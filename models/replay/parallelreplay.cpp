// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/parallelreplay.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace vitrine {

ParallelReplay::ParallelReplay(
    Executor &own, MakeExecutor makeOther, unsigned jobs, Recorder *recorder, std::stop_token stop)
    : m_own(own)
    , m_makeOther(std::move(makeOther))
    , m_jobs(std::max(jobs, 1U))
    , m_recorder(recorder)
    , m_stop(std::move(stop))
{
}

Result<void> ParallelReplay::replay(const std::vector<const ReplayRequest *> &runs, const Finished &finished)
{
    m_runs = runs;
    m_outcomes.clear();
    m_outcomes.resize(runs.size());
    m_next = m_told = 0;
    m_failure.reset();
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < std::min<std::size_t>(m_jobs, runs.size()); ++i)
            others.emplace_back([this, &finished] { workElsewhere(finished); });
        work(m_own, finished);
    }
    if (m_failure && m_told < m_runs.size())
        return std::unexpected(std::move(*m_failure));
    return {};
}

void ParallelReplay::work(Executor &executor, const Finished &finished)
{
    RunReplayer replayer(executor, m_recorder, nullptr, m_stop);
    while (const auto run = takeNext()) {
        Outcome outcome = replayer.replay(*m_runs[*run]);
        {
            const std::scoped_lock lock(m_mutex);
            if (!outcome)
                m_next = m_runs.size();
            m_outcomes[*run] = std::move(outcome);
        }
        deliver(finished);
    }
}

void ParallelReplay::workElsewhere(const Finished &finished)
{
    auto executor = m_makeOther();
    if (executor)
        work(**executor, finished);
    else
        fail(std::move(executor.error()));
}

void ParallelReplay::fail(Error error)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_failure)
        m_failure = std::move(error);
    m_next = m_runs.size();
}

std::optional<std::size_t> ParallelReplay::takeNext()
{
    const std::scoped_lock lock(m_mutex);
    if (isCancelled() || m_next >= m_runs.size())
        return std::nullopt;
    return m_next++;
}

// The reporting thread also reports runs that ended meanwhile.
void ParallelReplay::deliver(const Finished &finished)
{
    std::unique_lock lock(m_mutex);
    if (m_isTelling)
        return;
    m_isTelling = true;
    while (m_told < m_outcomes.size() && m_outcomes[m_told] && !m_failure) {
        Outcome outcome = std::move(*m_outcomes[m_told]);
        if (!outcome) {
            m_failure = outcome.error();
            break;
        }
        lock.unlock();
        finished(m_told, std::move(*outcome));
        lock.lock();
        ++m_told;
    }
    m_isTelling = false;
}

} // namespace vitrine
