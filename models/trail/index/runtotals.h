// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/runsums.h"
#include "models/trail/record/records.h"
#include "models/trail/record/stepsource.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

namespace vitrine::trailfile {

StepTally tallyOf(std::span<const StepRecord> steps);

/// Sums over the steps of one run. A sum is absent if all its figures are.
struct Totals {
    std::optional<std::int64_t> input;
    std::optional<std::int64_t> output;
    std::optional<double> seconds;
    std::int64_t toolCalls = 0;
    std::int64_t repeated = 0;
    std::int64_t loop = 0;
    std::map<std::string, std::int64_t> modules; ///< by their top-level name, each counted once per step
};
Totals totalsOf(std::span<const StepRecord> steps);

/// Sums up the steps of a run one by one. Recognizes repeated code by its hash, because a long run is not all in
/// memory.
class TotalsCounter final {
public:
    void add(const StepRecord &step);
    const Totals &totals() const { return m_totals; }

private:
    void addModules(const StepRecord &step);
    void addCode(std::size_t hash);

    Totals m_totals;
    std::unordered_set<std::size_t> m_seen;
    std::optional<std::size_t> m_before; ///< code of the last step with code
    std::int64_t m_inRow = 0;
};

/// Data derived from each run: sums over its steps, so that statistics need not read a million steps; the beginning of
/// its task, so that runs can be sorted by it; and for a live run the counts, state and answer that result from its
/// steps so far. Not part of the chain. Lives on the writing thread.
class RunTotals final {
public:
    explicit RunTotals(Connection &database);
    void add(RunId run, const Totals &totals, std::string_view task);
    /// Updates the beginning of the run's task after a redaction.
    void renewTask(RunId run);
    /// Updates the run of a step after one of the step's texts was redacted.
    void renewRunOf(StepId step);
    /// Updates a live run when one of its steps starts, ends, or is interrupted. The step's rows must be written
    /// before.
    void beginStep(StepId step, const StepRecord &record);
    void endStep(StepId step, const StepRecord &record);
    void interruptStep(StepId step);
    void removeSource(SourceId source);
    /// Deletes the block sums of runs whose ids are in a table, because these runs are about to be deleted.
    void forgetRuns(const std::string &table);
    /// Completes the sums over blocks of runs. Call it before the commit.
    void sumUpBlocks();
    void rebuild();
    /// Sums up the runs after an id: those of a merged part.
    void addFrom(RunId first);

private:
    void putTask(RunId run, std::string_view task);
    void countStarted(StepId step, const StepTally &tally);
    void countEnded(StepId step, const StepRecord &record);
    void addModules(StepId step, const std::map<std::string, std::int64_t> &modules);
    void addRepetition(StepId step);
    void change(const std::string &sql, std::int64_t id);
    void forgetRunOf(StepId step);
    void sumLive(RunId run);
    std::string taskOf(RunId run);
    void sumUp(RunId run);

    Statements m_statements;
    RunSums m_sums;
    bool m_isRunAdded = false; ///< since blocks were last summed up
};

} // namespace vitrine::trailfile
