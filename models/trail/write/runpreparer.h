// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/textpreparer.h"
#include "models/trail/index/rowwords.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/record/records.h"

#include <memory>
#include <vector>

namespace vitrine::trailfile {

/// A run with all data for its rows that can be computed without the file, or some steps of a long run; parts after the
/// first do not have the run's record and its data. Must not be moved, because its texts are identified by their
/// address.
struct PreparedRun {
    PreparedRun(RunRecord run, std::vector<StepRecord> stepsOfRun);
    PreparedRun(const PreparedRun &) = delete;
    PreparedRun &operator=(const PreparedRun &) = delete;

    RunRecord record;
    std::vector<StepRecord> steps;
    IndexedWords words;
    Totals totals; ///< not set for a long run
    PreparedTexts texts;
    IndexedSteps stepWords; ///< set for a long run only
};

/// The source of a long run's data: the number of its steps, its parts in order, and, after the last part, its sums.
class LongRun {
public:
    virtual ~LongRun() = default;
    virtual const StepTally &tally() const = 0;
    /// Returns the next part; null after the last. Invalidates the previous part. Throws if the part cannot be
    /// obtained.
    virtual std::unique_ptr<PreparedRun> next() = 0;
    virtual const Totals &totals() const = 0;
};

/// Prepares a run as far as possible before it is written, on a thread other than the writing one. One thread at a
/// time.
class RunPreparer final {
public:
    /// Only the tokenizer of the connection is used. The connection must outlive this.
    explicit RunPreparer(sqlite3 *connection);
    std::unique_ptr<PreparedRun> prepare(RunRecord run, std::vector<StepRecord> steps);
    /// Prepares a part of a long run; the first part has a record. Words of other runs must have been taken before.
    std::unique_ptr<PreparedRun> preparePart(const RunRecord *run, std::vector<StepRecord> steps);
    /// The words of the steps of all runs since the last call.
    IndexedSteps takeWords();
    /// Forgets the last preparation, which may not have been written.
    void forget();

private:
    void addWords(const PreparedRun &prepared);

    RowWords m_words;
    TextPreparer m_texts;
    StepOffset m_nextStep = 0; ///< offset from the first of the steps whose words are taken together
};

} // namespace vitrine::trailfile
