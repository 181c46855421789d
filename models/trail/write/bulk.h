// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/stepsource.h"
#include "models/trail/write/recorderthread.h"
#include "models/trail/write/runpreparer.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace vitrine {

/// Prepares runs on the thread that brings them while the writing thread writes those before, many in one transaction.
class Recorder::Bulk::Private final {
public:
    Private(Thread &thread, SourceId source);
    ~Private();
    Private(const Private &) = delete;
    Private &operator=(const Private &) = delete;

    Result<void> add(const RunRecord &run, std::span<const StepRecord> steps);
    Result<void> add(const RunRecord &run, StepSource &steps);
    Result<std::vector<RunId>> commit();

private:
    /// Runs that come into one transaction.
    struct Portion final : Thread::Job {
        explicit Portion(Private &owner);
        void finish() override { bulk.finished(*this); }
        void write(Store &store);

        Private &bulk;
        std::vector<std::unique_ptr<trailfile::PreparedRun>> runs;
        trailfile::IndexedSteps words; ///< of their steps
        std::size_t size = 0; ///< of their texts, in bytes
        std::vector<RunId> added;
    };
    /// A long run on its way: its parts come one by one while they are written.
    class LongPortion;
    Result<trailfile::Totals> bring(const RunRecord &run, StepSource &steps, LongPortion &portion);
    void send();
    /// Until at most so many portions are on their way.
    void waitFor(std::size_t portions);
    void requireNoError();
    void finished(Portion &portion);

    Thread &m_thread;
    const SourceId m_source;
    trailfile::Connection m_nowhere; ///< lends its tokenizer
    trailfile::RunPreparer m_preparer;
    std::unique_ptr<Portion> m_next; ///< is being filled
    std::size_t m_portionSize; ///< that the next one is sent with

    std::mutex m_mutex; ///< protects all below, and what is on its way until it is finished
    std::condition_variable m_finished;
    std::deque<std::unique_ptr<Portion>> m_sent; ///< the first ones are finished, the others on their way
    std::size_t m_underWay = 0;
    std::vector<RunId> m_added;
    std::optional<Error> m_error;
};

} // namespace vitrine
