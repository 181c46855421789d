// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/recorderthread.h"

#include <algorithm>

namespace vitrine {

void Recorder::Thread::queue(Job &job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(&job);
    }
    m_arrived.notify_one();
}

Result<void> Recorder::Thread::perform(AwaitedJob &job)
{
    queue(job);
    job.done.acquire();
    return job.result;
}

/// Of what waits: all that is small, else one that is not. Whoever records a step does not wait for an import.
std::vector<Recorder::Thread::Job *> Recorder::Thread::takeBatch()
{
    const auto large = std::ranges::stable_partition(m_waiting, [](const Job *job) { return !job->isLarge; }).begin();
    const auto end = large == m_waiting.begin() ? large + 1 : large;
    std::vector<Job *> batch(m_waiting.begin(), end);
    m_waiting.erase(m_waiting.begin(), end);
    return batch;
}

void Recorder::Thread::serve(const std::stop_token &stop)
{
    while (true) {
        std::vector<Job *> batch;
        {
            std::unique_lock lock(m_mutex);
            if (!m_arrived.wait(lock, stop, [this] { return !m_waiting.empty(); }))
                return;
            batch = takeBatch();
        }
        runBatch(batch);
        for (Job *job : batch)
            job->finish();
    }
}

// Nothing is acknowledged before the commit: when that fails, all jobs of the batch have failed.
void Recorder::Thread::runBatch(std::vector<Job *> batch)
{
    const auto alone = std::ranges::stable_partition(batch, [](const Job *job) { return !job->isAlone; });
    const std::vector<Job *> last(alone.begin(), alone.end());
    batch.erase(alone.begin(), alone.end());
    if (!batch.empty())
        runTogether(batch);
    for (Job *job : last)
        job->result = trailfile::guarded(m_file, [&] { job->work(m_store); });
}

void Recorder::Thread::runTogether(const std::vector<Job *> &batch)
{
    auto durability = Store::Durability::Program;
    for (const Job *job : batch)
        if (job->durability == Store::Durability::Power)
            durability = Store::Durability::Power;
    const Result<void> committed = trailfile::guarded(m_file, [&] {
        m_store.begin(durability);
        runJobs(batch);
        m_store.commit();
    });
    if (committed)
        return;
    m_store.rollback();
    for (Job *job : batch)
        job->result = std::unexpected(job->result ? committed.error() : job->result.error());
}

void Recorder::Thread::runJobs(const std::vector<Job *> &batch)
{
    if (batch.size() == 1)
        return runAlone(*batch.front());
    for (Job *job : batch) {
        job->result = trailfile::guarded(m_file, [&] { m_store.nested(job->work); });
        if (!job->result && !m_store.isInTransaction())
            throw trailfile::Failure(job->result.error().code, job->result.error().detail);
    }
}

// Its failure ends the transaction, so nothing has to be remembered for undoing less than that.
void Recorder::Thread::runAlone(Job &job)
{
    job.result = trailfile::guarded(m_file, [&] { m_store.whole(job.work); });
    if (!job.result)
        throw trailfile::Failure(job.result.error().code, job.result.error().detail);
}

} // namespace vitrine
