// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/reports.h"
#include "models/trail/write/runpreparer.h"
#include "models/trail/write/sourcestore.h"

#include <span>

namespace vitrine::trailfile {

/// Records runs with all their steps: what an import brings.
class RunStore final {
public:
    RunStore(Ledger &ledger, SourceStore &sources);

    AddedRun add(SourceId source, const RunRecord &run, std::span<const StepRecord> steps);
    /// Takes the words out of the run; those of its steps come with `addWords`.
    AddedRun add(SourceId source, PreparedRun &run);
    /// Part by part, as one entry. Words are written meanwhile: the caller undoes all of the transaction where this
    /// throws.
    RunId add(SourceId source, LongRun &run);
    /// Stores the texts of a run that is added in this transaction.
    void putTexts(const RunRecord &run);
    /// Adds the words of consecutive steps that were added in this transaction.
    void addWords(StepId first, IndexedSteps words);
    /// After rows were rolled back.
    void forget() { m_preparer.forget(); }

private:
    /// A run whose steps are being written: what its entry is made of.
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
