// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/recorderthread.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine {

namespace {

/// The longest wait of another writer before a source that is held back makes way.
constexpr std::chrono::milliseconds lookForOthers { 100 };

/// Bytes of texts in one transaction.
constexpr std::size_t mostShared = 4 << 20;

} // namespace

void Recorder::Thread::queue(Job &job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(&job);
    }
    m_arrived.notify_one();
}

std::unique_ptr<trailfile::Preparation> Recorder::Thread::takePreparation(WordsOf words)
{
    const std::uint64_t generation = m_store.wordGeneration();
    std::unique_lock lock(m_mutex);
    auto kept = std::move(m_preparations[static_cast<std::size_t>(words)]);
    lock.unlock();
    const bool isValid = kept && kept->generation == generation;
    return isValid ? std::move(kept) : std::make_unique<trailfile::Preparation>(generation);
}

void Recorder::Thread::keepPreparation(std::unique_ptr<trailfile::Preparation> preparation, WordsOf words)
{
    const std::lock_guard lock(m_mutex);
    m_preparations[static_cast<std::size_t>(words)].swap(preparation);
}

Result<void> Recorder::Thread::perform(AwaitedJob &job)
{
    queue(job);
    job.done.acquire();
    return job.result;
}

/// The end of the first large jobs that share a transaction, if all jobs are large.
std::vector<Recorder::Thread::Job *>::const_iterator Recorder::Thread::endOfShared() const
{
    auto end = m_waiting.begin() + 1;
    for (std::size_t size = m_waiting.front()->size; m_waiting.front()->isShared && end != m_waiting.end(); ++end) {
        size += (*end)->size;
        if (!(*end)->isShared || size > mostShared)
            break;
    }
    return end;
}

/// The next queued jobs: all small ones, else a large one, or several that share a transaction. Recording a step does
/// not wait for an import.
std::vector<Recorder::Thread::Job *> Recorder::Thread::takeBatch()
{
    const std::vector<Job *>::const_iterator large
        = std::ranges::stable_partition(m_waiting, [](const Job *job) { return !job->isLarge; }).begin();
    const auto end = large == m_waiting.cbegin() ? endOfShared() : large;
    std::vector<Job *> batch(m_waiting.cbegin(), end);
    m_waiting.erase(m_waiting.cbegin(), end);
    return batch;
}

Result<SourceId> Recorder::Thread::beginHold(const std::function<SourceId(Store &)> &work)
{
    AwaitedJob job({}, Store::Durability::Power);
    job.work = [&](Store &store) { job.source = work(store); };
    job.hold = Hold::Begins;
    return perform(job).transform([&] { return job.source; });
}

/// Empty if the only work is to check for another writer, or the thread is to end.
std::vector<Recorder::Thread::Job *> Recorder::Thread::waitForBatch(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    const auto hasArrived = [this] { return !m_waiting.empty(); };
    const bool isAny
        = m_held ? m_arrived.wait_for(lock, stop, lookForOthers, hasArrived) : m_arrived.wait(lock, stop, hasArrived);
    return isAny ? takeBatch() : std::vector<Job *>();
}

void Recorder::Thread::serve(const std::stop_token &stop)
{
    while (true) {
        const std::vector<Job *> batch = waitForBatch(stop);
        if (batch.empty() && stop.stop_requested())
            return;
        run(batch);
        for (Job *job : batch)
            job->finish();
    }
}

void Recorder::Thread::run(const std::vector<Job *> &batch)
{
    if (m_held && !(isHeldOnly(batch) && m_store.isOnlyWriter()))
        release();
    if (!m_held)
        return runBatch(batch);
    for (Job *job : batch)
        m_held ? runHeld(*job) : runBatch({ job });
}

bool Recorder::Thread::isHeldOnly(const std::vector<Job *> &batch) const
{
    return std::ranges::all_of(
        batch, [this](const Job *job) { return job->hold != Hold::None && job->source == *m_held; });
}

/// Other writers would have to wait for the end of the import, so if there are any, it is committed at once, like any
/// job.
void Recorder::Thread::hold(Job &job)
{
    job.result = trailfile::guarded(m_file, [&] {
        m_store.begin(Store::Durability::Power);
        m_store.whole(job.work);
        if (!m_store.isOnlyWriter())
            m_store.commit();
        else
            m_held = job.source;
    });
    if (!job.result)
        m_store.rollback();
}

void Recorder::Thread::runHeld(Job &job)
{
    if (job.hold == Hold::Discards) {
        m_store.rollback();
        m_held.reset();
        return;
    }
    job.result = trailfile::guarded(m_file, [&] {
        m_store.whole(job.work);
        if (job.hold == Hold::Completes)
            m_store.commit();
    });
    if (!job.result)
        lose(job.result.error());
    else if (job.hold == Hold::Completes)
        m_held.reset();
}

/// Commits the source that is held back. From now on, it is treated like any other.
void Recorder::Thread::release()
{
    const auto committed = trailfile::guarded(m_file, [&] { m_store.commit(); });
    if (committed)
        m_held.reset();
    else
        lose(committed.error());
}

/// Handles the loss of the source that was held back, whose importer may still send more of it.
void Recorder::Thread::lose(Error error)
{
    m_store.rollback();
    m_lost = std::exchange(m_held, std::nullopt);
    m_loss = std::move(error);
}

/// Whether a job belongs to the lost source. Its number may meanwhile be used by another source.
bool Recorder::Thread::isOfLost(Job &job)
{
    if (!m_lost || job.hold == Hold::None || job.hold == Hold::Begins || job.source != *m_lost)
        return false;
    if (job.hold == Hold::Discards)
        m_lost.reset();
    else
        job.result = std::unexpected(m_loss);
    return true;
}

// Nothing is acknowledged before the commit: when that fails, all jobs of the batch have failed.
void Recorder::Thread::runBatch(std::vector<Job *> batch)
{
    std::erase_if(batch, [this](Job *job) { return isOfLost(*job); });
    const auto alone = std::ranges::stable_partition(
        batch, [](const Job *job) { return !job->isAlone && job->hold != Hold::Begins; });
    std::vector<Job *> last(alone.begin(), alone.end());
    batch.erase(alone.begin(), alone.end());
    if (batch.size() > 1 && batch.front()->isShared)
        runShared(batch);
    else if (!batch.empty())
        runTogether(batch);
    // The start of holding back a source ends the batch.
    std::ranges::stable_partition(last, [](const Job *job) { return job->isAlone; });
    for (Job *job : last) {
        if (m_held)
            release();
        if (job->isAlone)
            job->result = trailfile::guarded(m_file, [&] { job->work(m_store); });
        else
            hold(*job);
    }
}

/// Without a savepoint for each: these are rarely needed, and cost a copy of every page that changes. If one of the
/// jobs fails, each is repeated in its own transaction.
void Recorder::Thread::runShared(const std::vector<Job *> &batch)
{
    const Result<void> committed = trailfile::guarded(m_file, [&] {
        m_store.begin(Store::Durability::Power);
        m_store.whole([&](Store &store) {
            for (const Job *job : batch)
                job->work(store);
        });
        m_store.commit();
    });
    if (committed)
        return;
    m_store.rollback();
    for (Job *job : batch)
        runTogether({ job });
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
