// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/recorderthread.h"
#include "models/trail/write/runpreparer.h"

#include <cstdint>
#include <memory>
#include <semaphore>
#include <string>
#include <vector>

namespace vitrine {

/// Prepared on the caller's thread, then written on the writing one.
class Recorder::Addition::Private final : public Thread::Job {
public:
    Private(Thread &thread, CompleteSource source);
    ~Private() override;

    /// Once.
    Result<AddedSource> wait();

private:
    void finish() override { m_done.release(); }
    void prepare(trailfile::Preparation &preparation, std::vector<CompleteSource::Run> runs);
    void prepareAgain(std::uint64_t generation);
    void write(Store &store);

    SourceRecord m_record;
    std::vector<SourceId> m_replaced;
    std::string m_report;
    std::vector<SourceId> m_earlier;
    bool m_mustReplace;
    std::vector<std::unique_ptr<trailfile::PreparedRun>> m_runs;
    trailfile::IndexedSteps m_words; ///< words of their steps
    std::uint64_t m_generation = 0; ///< of the words in the file that the preparation relies on
    AddedSource m_added;
    bool m_isAwaited = false;
    std::binary_semaphore m_done { 0 };
};

} // namespace vitrine
