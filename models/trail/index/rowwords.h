// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/index/wordpostings.h"
#include "models/trail/index/wordset.h"
#include "models/trail/index/wordsplitter.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The contents of the full-text indexes for one row, and the words that may be new to the list of words.
struct IndexedWords {
    std::string words; ///< each preceded by the letter of its column
    std::vector<std::string> fresh;
};

/// The same for consecutive steps.
struct IndexedSteps {
    WordSegment words;
    std::vector<std::string> fresh;
};

/// Collects the words of rows. Does not need the file, so it can run before a row exists. One thread at a time.
class RowWords final {
public:
    explicit RowWords(sqlite3 *connection);
    IndexedWords ofRun(const RunRecord &run);
    /// Collects the words of steps, in ascending order. Offsets are relative to the first of the steps that `takeSteps`
    /// returns together.
    void addStep(StepOffset offset, const StepRecord &step);
    IndexedSteps takeSteps();
    IndexedWords ofExecution(std::string_view code, const StepResult &result);
    /// Resets it: all words count as new again, and collected steps are dropped.
    void forget();

private:
    void add(char mark, std::string_view text);
    void add(char mark, const std::optional<std::string> &text);
    void addWord(char mark, std::string_view word);
    IndexedWords take();

    WordSplitter m_splitter;
    WordSet m_words; ///< words of the current row
    WordPostings m_postings;
    bool m_isStep = false; ///< the current row is a step
    KnownWords m_known; ///< words that were already returned as new
    std::vector<std::string> m_fresh;
    std::vector<std::string> m_freshOfSteps;
    bool m_isListing = false;
};

} // namespace vitrine::trailfile
