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
    /// Person: a user answered. Draft: the draft of the workbench allows the step. TimedOut: no answer in time. Absent:
    /// no workbench handles approvals. TooLarge: the code is too long for a request. Interrupted: the wait was
    /// interrupted.
    enum class By { Person, Draft, TimedOut, Absent, TooLarge, Interrupted };
    GateDecision decision = GateDecision::Refuse;
    By by = By::Absent;
    std::string code; ///< the code to run for Edit
    std::string author;
    std::string reason; ///< name of the user; for Absent, the folders that were checked, with reasons
    std::string policy; ///< hash of the draft that was in sight
};
std::string_view toString(GateOutcome::By by);
std::optional<GateOutcome::By> gateDecider(std::string_view name);

/// Asks the workbench that handles approvals of a trail about a step, and waits at most `question.seconds`; then the
/// decision is `question.byDefault`. Asks again if the workbench goes, returns or answers invalidly. `isStopped` is
/// polled twenty times a second. Blocks; any thread.
GateOutcome askAtGate(
    const std::filesystem::path &trail, GateQuestion question, const std::function<bool()> &isStopped);

} // namespace vitrine
