// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The coding agents whose hooks are understood.
enum class HookAgent { ClaudeCode, Codex };
std::string_view toString(HookAgent agent); ///< "claude-code"

/// The input of a coding agent's hook, read from standard input (docs/hooks.md). Fields that an event does not have are
/// empty.
struct HookEvent {
    /// Determines whether there is something to decide: Before and Permission expect an answer, the others are
    /// notifications.
    enum class Kind { Before, Permission, After, Failed, Other };
    Kind kind = Kind::Other;
    std::string name; ///< "PreToolUse"
    std::string session;
    std::string folder; ///< that the agent works in
    std::string model;
    std::string subagent;
    std::string tool;
    std::string callId;
    std::string prompt; ///< that the user has just sent
    std::string log; ///< file that the agent writes the session to
    nlohmann::ordered_json arguments; ///< of the tool; an object
    std::string result; ///< JSON or text
    std::string error;
    std::optional<double> seconds; ///< that the tool took

    /// Whether the agent waits for a decision.
    bool isQuestion() const { return kind == Kind::Before || kind == Kind::Permission; }
};

/// More bytes than that are no event.
inline constexpr std::size_t longestHookEvent = 64UL * 1024 * 1024;

/// Reads an event. The error's code says whether it is no JSON (BadJson, TooDeep, InvalidUtf8) or no event (BadValue).
Result<HookEvent> readHookEvent(std::string_view json);

/// The decision about an action, as reported to the agent.
struct HookDecision {
    enum class Kind { None, Allow, Ask, Deny }; ///< None: the agent asks as it would without the hook
    Kind kind = Kind::None;
    std::string reason;
    std::optional<nlohmann::ordered_json> changed; ///< other arguments to use
};
std::string_view toString(HookDecision::Kind kind);

/// The answer for standard output. `message` is for the person at the agent; empty for none.
std::string hookAnswer(
    HookAgent agent, const HookEvent &event, const HookDecision &decision, const std::string &message);

} // namespace vitrine
