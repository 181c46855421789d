// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/reports.h"
#include "models/trail/write/runpreparer.h"
#include "models/trail/write/sourcestore.h"

#include <memory>
#include <span>
#include <vector>

namespace vitrine::trailfile {

/// Records imported runs with all their steps.
class RunStore final {
public:
    RunStore(Ledger &ledger, SourceStore &sources);

    AddedRun add(SourceId source, const RunRecord &run, std::span<const StepRecord> steps);
    /// Adds a prepared run and moves its words out of it. The words of its steps are added with `addWords`.
    AddedRun add(SourceId source, PreparedRun &run);
    /// Adds several of them, with the words of their steps.
    std::vector<RunId> add(SourceId source, std::span<const std::unique_ptr<PreparedRun>> runs, IndexedSteps words);
    /// Adds a long run part by part, as one entry. Words are already written meanwhile, so if this throws, the caller
    /// must roll back the whole transaction.
    RunId add(SourceId source, LongRun &run);
    /// Adds the words of consecutive steps that were added in this transaction.
    void addWords(StepId first, IndexedSteps words);
    /// Call it after a rollback.
    void forget() { m_preparer.forget(); }

private:
    void putTexts(const RunRecord &run);
    /// The state of a run whose steps are being written: the data of its entry.
    struct Started {
        RunId run = 0;
        Canonical whole;
        std::string digests;
    };
    Started begin(SourceId source, PreparedRun &first, const StepTally &tally);
    std::vector<StepId> writeSteps(Started &started, const PreparedRun &part);
    void end(Started &started);
    Digest digestOf(Started &started);
    void writeRun(RunId id, SourceId source, const RunRecord &run, const StepTally &tally);
    void writeDigests(RunId run, std::string_view digests);
    void fillDigests(RunId run, std::string_view digests);

    Ledger &m_ledger;
    SourceStore &m_sources;
    RunPreparer m_preparer;
};

} // namespace vitrine::trailfile
