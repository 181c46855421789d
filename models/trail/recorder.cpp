// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/recorder.h"

#include "models/trail/store.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <semaphore>
#include <thread>

namespace vitrine {

using trailfile::Store;

/// Owns the writing connection. Callers queue a job and wait for it; all jobs that are waiting when the thread comes to
/// them share one transaction, and so one sync of the disk.
class Recorder::Thread final {
public:
    explicit Thread(const std::filesystem::path &file)
        : m_file(file)
        , m_store(file)
        , m_thread([this](const std::stop_token &stop) { serve(stop); })
    {
    }

    const std::filesystem::path &file() const { return m_file; }

    template <typename Work>
    auto call(Work work, Store::Durability durability = Store::Durability::Power)
        -> Result<std::invoke_result_t<Work, Store &>>
    {
        using Value = std::invoke_result_t<Work, Store &>;
        if constexpr (std::is_void_v<Value>) {
            Job job(work, durability);
            return perform(job);
        } else {
            Value value {};
            Job job([&](Store &store) { value = work(store); }, durability);
            return perform(job).transform([&] { return std::move(value); });
        }
    }

    /// Outside of any transaction.
    Result<void> alone(const std::function<void(Store &)> &work)
    {
        Job job(work, Store::Durability::Power);
        job.isAlone = true;
        return perform(job);
    }

private:
    struct Job {
        Job(std::function<void(Store &)> doWork, Store::Durability needs)
            : work(std::move(doWork))
            , durability(needs)
        {
        }
        bool isAlone = false;
        std::function<void(Store &)> work;
        Store::Durability durability;
        Result<void> result;
        std::binary_semaphore done { 0 };
    };

    Result<void> perform(Job &job);
    void serve(const std::stop_token &stop);
    void runBatch(std::vector<Job *> batch);
    void runTogether(const std::vector<Job *> &batch);
    void runJobs(const std::vector<Job *> &batch);

    std::filesystem::path m_file;
    Store m_store; ///< used by m_thread alone once that runs
    std::mutex m_mutex; ///< protects m_waiting
    std::condition_variable_any m_arrived;
    std::vector<Job *> m_waiting; ///< owned by the callers, who wait
    std::jthread m_thread; ///< last: it uses all of the above
};

Result<void> Recorder::Thread::perform(Job &job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(&job);
    }
    m_arrived.notify_one();
    job.done.acquire();
    return job.result;
}

void Recorder::Thread::serve(const std::stop_token &stop)
{
    while (true) {
        std::vector<Job *> batch;
        {
            std::unique_lock lock(m_mutex);
            if (!m_arrived.wait(lock, stop, [this] { return !m_waiting.empty(); }))
                return;
            batch.swap(m_waiting);
        }
        runBatch(batch);
        for (Job *job : batch)
            job->done.release();
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
    for (Job *job : batch) {
        job->result = trailfile::guarded(m_file, [&] { m_store.nested(job->work); });
        if (!job->result && !m_store.isInTransaction())
            throw trailfile::Failure(job->result.error().code, job->result.error().detail);
    }
}

Recorder::Recorder(std::unique_ptr<Thread> thread)
    : m_thread(std::move(thread))
{
}

Recorder::~Recorder() = default;

Result<std::unique_ptr<Recorder>> Recorder::open(const std::filesystem::path &file)
{
    return trailfile::guarded(
        file, [&] { return std::unique_ptr<Recorder>(new Recorder(std::make_unique<Thread>(file))); });
}

Result<SourceId> Recorder::addSource(const SourceRecord &source)
{
    return m_thread->call([&](Store &store) { return store.addSource(source); }, Store::Durability::Program);
}

Result<Recorder::AddedRun> Recorder::addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps)
{
    return m_thread->call([&](Store &store) { return store.addRun(source, run, steps); }, Store::Durability::Program);
}

Result<void> Recorder::discardSource(SourceId source)
{
    return m_thread->call([&](Store &store) { store.discardSource(source); });
}

Result<void> Recorder::completeSource(SourceId source, std::string_view report)
{
    return m_thread->call([&](Store &store) { store.completeSource(source, report); });
}

Result<std::string> Recorder::addPolicy(std::string_view canonicalJson)
{
    return m_thread->call([&](Store &store) { return store.addPolicy(canonicalJson); });
}

Result<SessionId> Recorder::beginSession(const SessionRecord &session)
{
    return m_thread->call([&](Store &store) { return store.beginSession(session); });
}

Result<ExecutionId> Recorder::beginExecution(const ExecutionBegin &execution)
{
    return m_thread->call([&](Store &store) { return store.beginExecution(execution); });
}

Result<void> Recorder::endExecution(ExecutionId execution, const ExecutionEnd &end)
{
    return m_thread->call([&](Store &store) { store.endExecution(execution, end); });
}

Result<std::int64_t> Recorder::addReview(const ReviewRecord &review)
{
    return m_thread->call([&](Store &store) { return store.addReview(review); });
}

Result<void> Recorder::addReviews(std::span<const ReviewRecord> reviews)
{
    return m_thread->call([&](Store &store) {
        for (const ReviewRecord &review : reviews)
            store.addReview(review);
    });
}

Result<std::int64_t> Recorder::addNote(const NoteRecord &note)
{
    return m_thread->call([&](Store &store) { return store.addNote(note); });
}

Result<std::int64_t> Recorder::addAct(const ActRecord &act)
{
    return m_thread->call([&](Store &store) { return store.addAct(act); });
}

Result<Checkpoint> Recorder::seal(const SealingKey &key)
{
    return m_thread->call([&](Store &store) { return store.seal(key); });
}

Result<MergeReport> Recorder::merge(const std::filesystem::path &from)
{
    return m_thread->call([&](Store &store) { return store.merge(from); });
}

Result<RedactionReport> Recorder::redact(const Redaction &redaction)
{
    auto report = m_thread->call([&](Store &store) { return store.redact(redaction); });
    if (!report || report->texts == 0)
        return report;
    if (const auto wiped = m_thread->alone([](Store &store) { store.wipe(); }); !wiped)
        return std::unexpected(wiped.error());
    return report;
}

const std::filesystem::path &Recorder::file() const { return m_thread->file(); }

} // namespace vitrine
