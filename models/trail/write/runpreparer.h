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

/// A run with what its rows need and no file is needed for, or some steps of a long one: those that are not the first
/// come without the run's record and what belongs to it. Stays where it is: its texts are known by their place.
struct PreparedRun {
    PreparedRun(RunRecord run, std::vector<StepRecord> stepsOfRun);
    PreparedRun(const PreparedRun &) = delete;
    PreparedRun &operator=(const PreparedRun &) = delete;

    RunRecord record;
    std::vector<StepRecord> steps;
    IndexedWords words;
    Totals totals; ///< of a long run not here
    PreparedTexts texts;
    IndexedSteps stepWords; ///< of a long run only
};

/// The parts of a long run to write: the number of its steps, their parts in order, and, once those are all there, its
/// sums.
class LongRun {
public:
    virtual ~LongRun() = default;
    virtual const StepTally &tally() const = 0;
    /// The next part; null behind the last. The part before is gone then. Throws what keeps it from coming.
    virtual std::unique_ptr<PreparedRun> next() = 0;
    virtual const Totals &totals() const = 0;
};

/// Does what can be done about a run before it is written, so that another thread than the writing one can do it. One
/// thread at a time.
class RunPreparer final {
public:
    /// The connection must outlive this, and is only asked for its tokenizer.
    explicit RunPreparer(sqlite3 *connection);
    std::unique_ptr<PreparedRun> prepare(RunRecord run, std::vector<StepRecord> steps);
    /// A part of a long run: the first one when there is a record. No run's words may be waiting.
    std::unique_ptr<PreparedRun> preparePart(const RunRecord *run, std::vector<StepRecord> steps);
    /// The words of the steps of all runs since the last call.
    IndexedSteps takeWords();
    /// The last preparation may not have been written.
    void forget();

private:
    void addWords(const PreparedRun &prepared);

    RowWords m_words;
    TextPreparer m_texts;
    StepOffset m_nextStep = 0; ///< behind the first one whose words are taken together
};

} // namespace vitrine::trailfile
