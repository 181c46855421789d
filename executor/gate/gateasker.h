// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/gate/gatemessage.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace vitrine {

/// How a step that waited came through the gate.
struct GateOutcome {
    /// Person: somebody answered. Draft: the draft of the workbench allows the step. TimedOut: nobody answered in time.
    /// Absent: nobody kept the gate. TooLarge: the code is longer than can be asked about. Interrupted: the waiting
    /// was.
    enum class By { Person, Draft, TimedOut, Absent, TooLarge, Interrupted };
    GateDecision decision = GateDecision::Refuse;
    By by = By::Absent;
    std::string code; ///< what is to run for Edit
    std::string author;
    std::string reason; ///< of who decided; for Absent, which folders have no gate, and why they may not
    std::string policy; ///< hash of the draft that was in sight
};
std::string_view toString(GateOutcome::By by);
std::optional<GateOutcome::By> gateDecider(std::string_view name);

/// Asks whoever keeps the gate of a trail about a step, and waits: at most `question.seconds`, then the decision is
/// `question.byDefault`. It asks again where the workbench goes, comes back or does not answer as it must. `isStopped`
/// is asked twenty times a second. Blocks; any thread.
GateOutcome askAtGate(
    const std::filesystem::path &trail, GateQuestion question, const std::function<bool()> &isStopped);

} // namespace vitrine
