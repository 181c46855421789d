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

/// Prepares runs on the caller's thread while the writing thread writes earlier ones, many in one transaction.
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
    /// Runs that are written in one transaction.
    struct Portion final : Thread::Job {
        explicit Portion(Private &owner);
        void finish() override { bulk.finished(*this); }
        void write(Store &store);

        Private &bulk;
        std::vector<std::unique_ptr<trailfile::PreparedRun>> runs;
        trailfile::IndexedSteps words; ///< words of their steps
        std::size_t size = 0; ///< size of their texts, in bytes
        std::vector<RunId> added;
    };
    /// A long run that is being written: its parts are prepared one by one meanwhile.
    class LongPortion;
    Result<trailfile::Totals> bring(const RunRecord &run, StepSource &steps, LongPortion &portion);
    void send();
    /// Waits until at most this many portions are being written.
    void waitFor(std::size_t portions);
    void requireNoError();
    void finished(Portion &portion);

    Thread &m_thread;
    const SourceId m_source;
    std::unique_ptr<trailfile::Preparation> m_preparation;
    trailfile::RunPreparer &m_preparer; ///< of the preparation
    std::unique_ptr<Portion> m_next; ///< the portion that is being filled
    std::size_t m_portionSize; ///< size at which the next portion is sent

    std::mutex m_mutex; ///< protects all members below, and sent portions until they are finished
    std::condition_variable m_finished;
    std::deque<std::unique_ptr<Portion>> m_sent; ///< the first ones are finished, the others are being written
    std::size_t m_underWay = 0;
    std::vector<RunId> m_added;
    std::optional<Error> m_error;
};

} // namespace vitrine
