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
    std::string words; ///< each with the letter of its column before it
    std::vector<std::string> fresh;
};

/// The same of steps that follow each other.
struct IndexedSteps {
    WordSegment words;
    std::vector<std::string> fresh;
};

/// Finds the words of rows. Knows nothing of the file, so that it can be done before there is a row. One thread at a
/// time.
class RowWords final {
public:
    explicit RowWords(sqlite3 *connection);
    IndexedWords ofRun(const RunRecord &run);
    /// Collects the words of steps; ascending, and behind the first one of those that `takeSteps` gives together.
    void addStep(StepOffset offset, const StepRecord &step);
    IndexedSteps takeSteps();
    IndexedWords ofExecution(std::string_view code, const StepResult &result);
    /// All words are fresh again, and no steps were collected.
    void forget();

private:
    void add(char mark, std::string_view text);
    void add(char mark, const std::optional<std::string> &text);
    void addWord(char mark, std::string_view word);
    IndexedWords take();

    WordSplitter m_splitter;
    WordSet m_words; ///< of the row at hand
    WordPostings m_postings;
    bool m_isStep = false; ///< what is at hand is a step
    KnownWords m_known; ///< words that were fresh already
    std::vector<std::string> m_fresh;
    std::vector<std::string> m_freshOfSteps;
    bool m_isListing = false;
};

} // namespace vitrine::trailfile
