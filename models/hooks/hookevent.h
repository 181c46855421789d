// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The coding agents whose hooks are supported.
enum class HookAgent { ClaudeCode, Codex };
std::string_view toString(HookAgent agent); ///< "claude-code"

/// The input of a coding agent's hook, read from standard input (docs/hooks.md). Fields that an event does not have are
/// empty.
struct HookEvent {
    /// Before, Permission and Skill expect a decision; the others are notifications. Skill: a shell command in the text
    /// of a skill, which runs when the skill is loaded. Denied: the agent itself denied a call.
    enum class Kind { Before, Permission, Skill, After, Failed, Denied, Other };
    Kind kind = Kind::Other;
    std::string name; ///< "PreToolUse"
    std::string session;
    std::string folder; ///< the folder in which the agent works
    std::string model;
    std::string subagent;
    std::string subagentType; ///< "Explore"
    std::string permissionMode; ///< the agent's own: "default", "bypassPermissions"
    std::string tool;
    std::string callId;
    std::string prompt; ///< the prompt that the user has just sent
    std::string log; ///< file to which the agent writes the session
    nlohmann::ordered_json arguments; ///< arguments of the tool; an object
    nlohmann::ordered_json response; ///< result of the tool, as the agent reports it; null for none
    std::string result; ///< the same as JSON, or as text
    std::string error;
    std::string reason; ///< why a call was denied, or a session ended
    std::optional<double> seconds; ///< duration of the tool call

    /// Whether the agent waits for a decision.
    bool isQuestion() const { return kind == Kind::Before || kind == Kind::Permission || kind == Kind::Skill; }
};

/// The maximum size of an event in bytes.
inline constexpr std::size_t longestHookEvent = 64UL * 1024 * 1024;

/// Reads an event. Fails if the text is not JSON (BadJson, TooDeep, InvalidUtf8) or not an event (BadValue).
Result<HookEvent> readHookEvent(std::string_view json);

/// The decision about an action, as reported to the agent.
struct HookDecision {
    enum class Kind { None, Allow, Ask, Deny }; ///< None: the agent asks as it would without the hook
    Kind kind = Kind::None;
    std::string reason;
    std::optional<nlohmann::ordered_json> changed; ///< other arguments to use
};
std::string_view toString(HookDecision::Kind kind);

/// The decision as the agent can carry it out. A decision that an agent would ignore, so that the call would run
/// undecided or unedited, becomes a denial: Codex cannot ask before a call, and cannot edit one when it asks for
/// permission; Claude Code can neither ask about the command of a skill nor edit it. A denial has a reason, because
/// Codex ignores one without.
HookDecision feasible(HookDecision decision, HookAgent agent, const HookEvent &event);

/// The answer for standard output. `message` is shown to the user of the agent; empty for none.
std::string hookAnswer(
    HookAgent agent, const HookEvent &event, const HookDecision &decision, const std::string &message);

} // namespace vitrine
