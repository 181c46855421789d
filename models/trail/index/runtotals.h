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

/// Sums over the steps of one run; absent where all figures are.
struct Totals {
    std::optional<std::int64_t> input;
    std::optional<std::int64_t> output;
    std::optional<double> seconds;
    std::int64_t toolCalls = 0;
    std::int64_t repeated = 0;
    std::int64_t loop = 0;
    std::map<std::string, std::int64_t> modules; ///< by their first name, each once a step
};
Totals totalsOf(std::span<const StepRecord> steps);

/// Sums up the steps of a run one by one. Knows code again by its hash: of a long run not all of it is in memory.
class TotalsCounter final {
public:
    void add(const StepRecord &step);
    const Totals &totals() const { return m_totals; }

private:
    void addModules(const StepRecord &step);
    void addCode(std::size_t hash);

    Totals m_totals;
    std::unordered_set<std::size_t> m_seen;
    std::optional<std::size_t> m_before; ///< code of the last step that had some
    std::int64_t m_inRow = 0;
};

/// Sums over the steps of each run, so that statistics of a million steps need not read them, the beginning of its
/// task, so that runs can be sorted by it, and what a live run is beyond its own row: counts, state and answer as its
/// steps make them. Derived from the rows, so no part of the chain. Lives on the writing thread.
class RunTotals final {
public:
    explicit RunTotals(Connection &database);
    void add(RunId run, const Totals &totals, std::string_view task);
    /// After its task was redacted.
    void renewTask(RunId run);
    /// After a text of the step was.
    void renewRunOf(StepId step);
    /// A step of a live run, whose rows are written: when it begins, ends, or never will.
    void beginStep(StepId step, const StepRecord &record);
    void endStep(StepId step, const StepRecord &record);
    void interruptStep(StepId step);
    void removeSource(SourceId source);
    /// Runs go whose ids are in a table.
    void forgetRuns(const std::string &table);
    /// Before the commit: completes what is summed up over many runs.
    void sumUpBlocks();
    void rebuild();
    /// Sums up the runs behind an id: those of a part that was merged.
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
    bool m_isRunAdded = false; ///< since the blocks were summed up
};

} // namespace vitrine::trailfile
