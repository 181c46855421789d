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

/// Collects the steps of one run and, at its end, derives values that are missing in the log from its steps: task,
/// final answer, state, times, tokens, the modules that its errors name as allowed. They are marked as derived. Then
/// fields that Vitrine's own exports add to the format are read (runfacts.h). The steps of a long run are stored in a
/// file and passed on some at a time.
class RunBuilder final {
public:
    /// `mostHeld`: bytes of steps that stay in memory.
    explicit RunBuilder(std::uint64_t mostHeld = StepBuffer::defaultHeld);

    /// The run's data as recorded in the log.
    RunRecord run;

    /// The most bytes that a step may grow by after it was added or opened.
    static constexpr std::uint64_t mostGrown = 96 << 20;

    void add(StepRecord step);
    /// Whether a step may grow by this number of bytes; if not, the caller leaves the data out and reports it.
    bool mayGrow(std::uint64_t bytes);
    /// Adds steps before all others.
    void prepend(std::vector<StepRecord> steps) { m_steps.prepend(std::move(steps)); }
    /// Sets the answer of the last step, whether free or forced.
    void setAnswer(std::optional<std::string> answer) { m_answer = std::move(answer); }
    /// Call it if the log marks its final answers, so that none is guessed.
    void setFinalsRecorded() { m_areFinalsRecorded = true; }
    /// Notes the time of a record. The run lasted from the first to the last of these times, unless the log records it.
    void noteMoment(std::optional<double> moment);
    /// Adds bytes to the run's content hash.
    void addContent(std::string_view bytes);

    bool isEmpty() const { return m_steps.count() == 0; }
    std::uint64_t count() const { return m_steps.count(); }
    /// Whether a step is a turn of the model.
    bool hasTurn() const { return m_hasTurn; }
    /// Whether there are steps, all of them instructions, tasks and messages: nothing that an agent did.
    bool hasPromptsOnly() const { return !isEmpty() && !m_hasMore; }
    /// See StepBuffer::lastOf.
    StepRecord *lastOf(
        std::size_t lookBack, std::string_view callId, const std::function<bool(StepRecord &step)> &isWanted)
    {
        return m_steps.lastOf(lookBack, callId, isWanted);
    }
    /// Visits each step, in order; `n` starts at 0.
    void change(const StepBuffer::Change &visit) { note(m_steps.change(visit)); }
    /// Sorts the steps by time if the last one is older than the first.
    void putInOrder();
    /// Moves the turns of another builder, and the parts between and after them, to the current position.
    void takeTurnsOf(RunBuilder &other);
    /// Passes the run to the context and is empty again.
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
    TimeSpan m_moments; ///< times of the first and the last record
    std::uint64_t m_content = 0;
    bool m_areFinalsRecorded = false;
    bool m_hasTurn = false;
    bool m_hasMore = false; ///< a step that is more than a prompt
    std::uint64_t m_grown = 0; ///< growth since the last step was added
    std::uint64_t m_leftOut = 0; ///< number of growths that were too large
    std::optional<Error> m_error; ///< set if stored steps could not be read again
};

} // namespace vitrine
