// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importcontext.h"
#include "models/trail/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Collects the steps of one run and, at its end, fills what the log did not say but its steps show: task, final
/// answer, state, times, tokens, the modules that its errors name as allowed. What is filled so is marked as derived.
/// Then what one of our own exports says beside its format is taken (runfacts.h). A run that would take more than
/// `maxHeld` bytes of memory first loses the prompts of its steps, which mostly repeat each other, and then the steps
/// behind; the report says so.
class RunBuilder final {
public:
    /// What the log itself says of the run.
    RunRecord run;

    static constexpr std::uint64_t maxHeld = 96 << 20;

    void add(StepRecord step);
    /// Whether a step that was added may grow by so many bytes; what may not is left out by the caller.
    bool mayGrow(std::uint64_t bytes);
    void prepend(StepRecord step);
    /// The answer that the last step gave, be it free or forced.
    void setAnswer(std::optional<std::string> answer) { m_answer = std::move(answer); }
    /// The log marks its final answers: none is guessed.
    void setFinalsRecorded() { m_areFinalsRecorded = true; }
    /// Takes part in the run's content hash.
    void addContent(std::string_view bytes);

    bool isEmpty() const { return m_steps.empty(); }
    std::vector<StepRecord> &steps() { return m_steps; }
    /// Hands the run to the context and is empty again.
    void finish(ImportContext &context);

private:
    void dropPrompts();
    void dropPrompt(StepRecord &step);
    void derive();
    void markFinal();
    void deriveState();
    void deriveTime();
    void deriveTokens();
    void deriveFromErrors();
    void deriveKind();

    std::vector<StepRecord> m_steps;
    std::optional<std::string> m_answer;
    std::uint64_t m_content = 0;
    bool m_areFinalsRecorded = false;
    std::uint64_t m_held = 0; ///< bytes that the steps take
    bool m_hasPrompts = true; ///< until they have to be left out
    bool m_hasLostPrompts = false;
    std::uint64_t m_leftOut = 0; ///< steps, and growths of them, that there was no room for
};

} // namespace vitrine
