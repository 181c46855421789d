// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/rowwords.h"
#include "models/trail/index/stepwords.h"

#include <map>
#include <vector>

namespace vitrine::trailfile {

/// The full-text indexes over runs, steps and executions, and the list of all words in the latter two. They hold words
/// and their positions, no text: results are read from the rows. Derived from those, so not part of the chain, and
/// rebuilt by `rebuild` at any time. Lives on the writing thread, inside of its transactions.
///
/// Additions wait for `write`: between the rows of the tables, FTS5 would start a piece of its index at every
/// savepoint, and those of triggers and foreign keys are many.
class TextIndex final {
public:
    explicit TextIndex(Connection &database);

    void addRun(RunId id, IndexedWords words);
    void addRun(RunId id, const RunRecord &run) { addRun(id, m_words.ofRun(run)); }
    /// Adds steps with consecutive ids.
    void addSteps(StepId first, IndexedSteps steps);
    void addExecution(ExecutionId id, std::string_view code, const StepResult &result);
    /// Writes what was added; before the end of the transaction or savepoint that it belongs to.
    void write();
    /// Removes those of a source, while their rows still exist.
    void removeSource(SourceId source);
    /// Indexes one row again after one of its texts was redacted.
    void renewStep(StepId id);
    void renewRun(RunId id);
    void renewExecution(ExecutionId id);
    void rebuild();
    /// Indexes all rows behind an id: those of a part that was merged.
    void addFrom(std::int64_t id);
    /// Merges what the indexes have in several pieces, and lists only words that are still there: nothing stays behind
    /// of what was removed.
    void settle();
    /// The last additions may be gone.
    void forget();

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
    KnownWords m_listed; ///< words that are in the list
    std::vector<Row> m_waiting;
    std::vector<Steps> m_waitingSteps;
    std::map<StepId, WordSegment> m_renewedSteps; ///< what takes the place of their words
    std::size_t m_waitingSize = 0;
};

} // namespace vitrine::trailfile
