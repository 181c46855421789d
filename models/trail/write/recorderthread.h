// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/preparation.h"
#include "models/trail/write/recorder.h"
#include "models/trail/write/replaysunderway.h"
#include "models/trail/write/store.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <semaphore>
#include <thread>

namespace vitrine {

using trailfile::Store;

/// Owns the writing connection. Callers queue a job and wait for it; all queued jobs that the thread takes at a time
/// share one transaction, and so one sync of the disk.
class Recorder::Thread final {
public:
    Thread(const std::filesystem::path &file, std::chrono::milliseconds patience)
        : m_file(file)
        , m_store(file, patience)
        , m_thread([this](const std::stop_token &stop) { serve(stop); })
    {
    }

    const std::filesystem::path &file() const { return m_file; }
    trailfile::ReplaysUnderWay &replays() { return m_replays; }

    /// The effect of a job on the transaction that holds back a source until it is complete.
    enum class Hold { None, Begins, Continues, Completes, Discards };

    template <typename Work>
    auto call(Work work, Store::Durability durability = Store::Durability::Power)
        -> Result<std::invoke_result_t<Work, Store &>>
    {
        using Value = std::invoke_result_t<Work, Store &>;
        if constexpr (std::is_void_v<Value>) {
            AwaitedJob job(work, durability);
            return perform(job);
        } else {
            Value value {};
            AwaitedJob job([&](Store &store) { value = work(store); }, durability);
            return perform(job).transform([&] { return std::move(value); });
        }
    }

    /// A job about a source that may be held back.
    Result<void> callFor(SourceId source, Hold hold, const std::function<void(Store &)> &work)
    {
        AwaitedJob job(work, Store::Durability::Power);
        job.source = source;
        job.hold = hold;
        return perform(job);
    }
    /// Starts a transaction that stays open.
    Result<SourceId> beginHold(const std::function<SourceId(Store &)> &work);

    /// Runs work outside of any transaction.
    Result<void> alone(const std::function<void(Store &)> &work)
    {
        AwaitedJob job(work, Store::Durability::Power);
        job.isAlone = true;
        return perform(job);
    }

    /// A piece of work on the store. It must exist until `finish` was called, which happens on the writing thread:
    /// after the commit, or, if the job continues a source that is held back, when its rows are written.
    struct Job {
        Job(std::function<void(Store &)> doWork, Store::Durability needs)
            : work(std::move(doWork))
            , durability(needs)
        {
        }
        virtual ~Job() = default;
        Job(const Job &) = delete;
        Job &operator=(const Job &) = delete;
        virtual void finish() = 0;
        bool isAlone = false;
        bool isLarge = false; ///< gets its own transaction, after all other jobs
        /// Shares it with the large jobs behind it that do as well. It may be repeated after a rollback.
        bool isShared = false;
        std::size_t size = 0; ///< bytes of its texts, if it is shared
        Hold hold = Hold::None;
        SourceId source = 0; ///< the source that it is about, if that may be held back
        std::function<void(Store &)> work;
        Store::Durability durability;
        Result<void> result;
    };
    void queue(Job &job);

    /// The words that a preparation counts as known.
    enum class WordsOf : std::uint8_t { WrittenRows, RowsUnderWay };
    /// The preparation of an earlier source, or a new one. Any thread.
    std::unique_ptr<trailfile::Preparation> takePreparation(WordsOf words);
    /// Keeps one for the next source. Any thread.
    void keepPreparation(std::unique_ptr<trailfile::Preparation> preparation, WordsOf words);

private:
    struct AwaitedJob final : Job {
        using Job::Job;
        void finish() override { done.release(); }
        std::binary_semaphore done { 0 };
    };

    Result<void> perform(AwaitedJob &job);
    std::vector<Job *>::const_iterator endOfShared() const;
    std::vector<Job *> takeBatch();
    std::vector<Job *> waitForBatch(const std::stop_token &stop);
    void serve(const std::stop_token &stop);
    void run(const std::vector<Job *> &batch);
    void runBatch(std::vector<Job *> batch);
    bool isHeldOnly(const std::vector<Job *> &batch) const;
    void hold(Job &job);
    void runHeld(Job &job);
    void release();
    void lose(Error error);
    bool isOfLost(Job &job);
    void runShared(const std::vector<Job *> &batch);
    void runTogether(const std::vector<Job *> &batch);
    void runJobs(const std::vector<Job *> &batch);
    void runAlone(Job &job);

    std::filesystem::path m_file;
    trailfile::ReplaysUnderWay m_replays;
    Store m_store; ///< used only by m_thread once that runs
    std::mutex m_mutex; ///< protects m_waiting and m_preparations
    /// Not used at the moment, by the words that they know; may be outdated.
    std::array<std::unique_ptr<trailfile::Preparation>, 2> m_preparations;
    std::condition_variable_any m_arrived;
    std::vector<Job *> m_waiting; ///< owned by the callers
    std::optional<SourceId> m_held; ///< the source that the open transaction is about
    /// A source that was held back and lost, which was not reported to its importer yet.
    std::optional<SourceId> m_lost;
    Error m_loss; ///< why m_lost was lost
    std::jthread m_thread; ///< declared last because it uses all members above
};

} // namespace vitrine
