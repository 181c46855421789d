// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/database.h"
#include "models/trail/records.h"
#include "models/trail/wordset.h"
#include "models/trail/wordsplitter.h"

namespace vitrine::trailfile {

/// The full-text indexes over runs, steps and executions, and the list of all words in the latter two. They hold words
/// and where they occur, no text: what is found is read from the rows. Derived from those, so no part of the chain, and
/// made anew by `rebuild` at any time. Lives on the writing thread, inside of its transactions.
class TextIndex final {
public:
    explicit TextIndex(SQLite::Database &database);
    static void create(SQLite::Database &database);

    void addRun(RunId id, const RunRecord &run);
    void addStep(StepId id, const StepRecord &step);
    void addExecution(ExecutionId id, std::string_view code, const StepResult &result);
    /// Those of a source, while their rows are still there.
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
    /// What was indexed last may be gone.
    void forget() { m_listed.clear(); }

private:
    void add(char mark, std::string_view text);
    void add(char mark, const std::optional<std::string> &text);
    void addWord(char mark, std::string_view word);
    void insert(const char *sql, std::int64_t id);
    void list(std::string_view word);
    void remove(std::string_view index, std::int64_t id);
    template <typename Each>
    void forEachId(const std::string &sql, Each &&each);

    Statements m_statements;
    WordSplitter m_splitter;
    WordSet m_words; ///< of the row that is being indexed
    KnownWords m_listed; ///< words that are in the list
    std::uint64_t m_seed; ///< nobody can make words whose hashes are equal
    bool m_isListing = false;
};

} // namespace vitrine::trailfile
