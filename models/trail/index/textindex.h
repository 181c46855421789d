// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/rowwords.h"
#include "models/trail/index/stepwords.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <vector>

namespace vitrine::trailfile {

/// The full-text indexes of runs, steps and executions, and the list of all words in the latter two. They contain words
/// and their positions, not the text: results are read from the rows. Derived from the rows, so not part of the chain;
/// `rebuild` can recreate them at any time. Lives on the writing thread, inside its transactions.
///
/// Additions are queued until `write`. If they were mixed with other rows, FTS5 would start a new piece of its index at
/// every savepoint, and triggers and foreign keys cause many of them.
class TextIndex final {
public:
    explicit TextIndex(Connection &database);

    void addRun(RunId id, IndexedWords words);
    void addRun(RunId id, const RunRecord &run) { addRun(id, m_words.ofRun(run)); }
    /// Adds steps with consecutive ids.
    void addSteps(StepId first, IndexedSteps steps);
    void addExecution(ExecutionId id, std::string_view code, const StepResult &result);
    /// Writes the queued additions. Call it before the end of their transaction or savepoint.
    void write();
    /// Removes the words of a source. Its rows must still exist.
    void removeSource(SourceId source);
    /// Indexes one row again after one of its texts was redacted.
    void renewStep(StepId id);
    void renewRun(RunId id);
    void renewExecution(ExecutionId id);
    void rebuild();
    /// Indexes all rows after an id: those of a merged part.
    void addFrom(std::int64_t id);
    /// Merges the pieces of the indexes and rebuilds the list of words, so that no trace of removed words remains.
    void settle();
    /// Forgets the last additions, which may have been rolled back.
    void forget();
    /// Changes whenever words that were added may no longer be in the file. Any thread.
    std::uint64_t generation() const { return m_generation; }

private:
    struct Row {
        const char *sql;
        std::int64_t id;
        IndexedWords words;
    };
    struct Steps {
        StepId first = 0;
        IndexedSteps words;
    };
    void add(const char *sql, std::int64_t id, IndexedWords words);
    void insert(const Row &row);
    void listFresh(const std::vector<std::string> &words);
    void list(const std::string &word);
    void remove(std::string_view index, std::int64_t id);
    void readRunOf(RunId id);
    void readSteps(const std::vector<StepId> &ids);
    void readExecutionOf(ExecutionId id);
    std::vector<std::int64_t> idsOf(const std::string &sql);

    Statements m_statements;
    RowWords m_words;
    StepWords m_steps;
    KnownWords m_listed; ///< words that are already in the list
    std::vector<Row> m_waiting;
    std::vector<Steps> m_waitingSteps;
    std::map<StepId, WordSegment> m_renewedSteps; ///< the new words of steps that were indexed again
    std::size_t m_waitingSize = 0;
    std::atomic<std::uint64_t> m_generation = 0;
};

} // namespace vitrine::trailfile
