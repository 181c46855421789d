// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"
#include "models/hooks/hooktrail.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace vitrine {

/// Returns a sentence about a ruling, for the agent.
using RulingReason = std::function<std::string(const ActionRuling &)>;

/// The decision of a policy on the tool call of an event, or the denial that the agent reports. Other events have no
/// decision. Nothing is run.
HookRecord judgedByPolicy(
    HookAgent agent, const HookEvent &event, const std::optional<Policy> &policy, const RulingReason &reason);

/// Asks the workbench that handles approvals of a trail, and waits at most `seconds` for a person or its draft; the
/// decision stays unchanged if approvals are not handled or not answered in time.
HookRecord askedInWindow(
    HookRecord record, const HookEvent &event, HookTrail &trail, const std::filesystem::path &file, double seconds);

/// The options for recording an event.
struct HookRecording {
    std::filesystem::path trail; ///< empty: nothing is recorded or asked
    HookAgent agent = HookAgent::ClaudeCode;
    std::optional<Policy> policy;
    double approvals = 0; ///< seconds to wait for a decision in a window if the policy leaves it open
    std::chrono::milliseconds patience = HookTrail::patience; ///< how long to wait for other writers at first
};

/// Asks a window for a decision if necessary, and records the event. A decision of the window is in `record` even if it
/// could not be recorded.
Result<void> recordHook(const HookRecording &recording, const HookEvent &event, HookRecord &record);

} // namespace vitrine
