// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/importcontext.h"
#include "models/logs/steps/stepbuffer.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Collects the steps of one run and, at its end, fills what the log did not say but its steps show: task, final
/// answer, state, times, tokens, the modules that its errors name as allowed. What is filled so is marked as derived.
/// Then what one of our own exports says beside its format is taken (runfacts.h). A long run is kept whole: its steps
/// are put aside in a file, and handed on some at a time.
class RunBuilder final {
public:
    /// `mostHeld`: bytes of steps that stay in memory.
    explicit RunBuilder(std::uint64_t mostHeld = StepBuffer::defaultHeld);

    /// The log's own data about the run.
    RunRecord run;

    /// The growth that a step may have after it was added or opened.
    static constexpr std::uint64_t mostGrown = 96 << 20;

    void add(StepRecord step);
    /// Whether a step may grow by so many bytes; if not, the caller leaves the data out and reports it.
    bool mayGrow(std::uint64_t bytes);
    /// Before all others.
    void prepend(std::vector<StepRecord> steps) { m_steps.prepend(std::move(steps)); }
    /// The answer that the last step gave, be it free or forced.
    void setAnswer(std::optional<std::string> answer) { m_answer = std::move(answer); }
    /// The log marks its final answers: none is guessed.
    void setFinalsRecorded() { m_areFinalsRecorded = true; }
    /// A record of the run has this time: the run lasted from the first to the last of them, unless the log says more.
    void noteMoment(std::optional<double> moment);
    /// Takes part in the run's content hash.
    void addContent(std::string_view bytes);

    bool isEmpty() const { return m_steps.count() == 0; }
    std::uint64_t count() const { return m_steps.count(); }
    /// Whether a step is a turn of the model.
    bool hasTurn() const { return m_hasTurn; }
    /// See StepBuffer::lastOf.
    StepRecord *lastOf(
        std::size_t lookBack, std::string_view callId, const std::function<bool(StepRecord &step)> &isWanted)
    {
        return m_steps.lastOf(lookBack, callId, isWanted);
    }
    /// Each step, in order; `n` from 0.
    void change(const StepBuffer::Change &visit) { note(m_steps.change(visit)); }
    /// When the last step is older than the first one.
    void putInOrder();
    /// Moves the turns of another builder, and the parts between and after them, to the current position.
    void takeTurnsOf(RunBuilder &other);
    /// Hands the run to the context and is empty again.
    void finish(ImportContext &context);

private:
    void note(Result<void> result);
    struct Shown;
    void derive();
    void markFinal(std::uint64_t turn);
    void deriveState(const Shown &shown);
    void deriveSums(const Shown &shown);
    Result<void> takeFacts(std::uint64_t runsBefore);
    void reportLosses(ImportContext &context) const;

    std::uint64_t m_mostHeld;
    StepBuffer m_steps;
    std::optional<std::string> m_answer;
    TimeSpan m_moments; ///< the first and the last of all records
    std::uint64_t m_content = 0;
    bool m_areFinalsRecorded = false;
    bool m_hasTurn = false;
    std::uint64_t m_grown = 0; ///< since the last step was added
    std::uint64_t m_leftOut = 0; ///< growths that were too large
    std::optional<Error> m_error; ///< steps that were put aside could not be read again
};

} // namespace vitrine
