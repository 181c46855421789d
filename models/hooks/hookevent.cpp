// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hookevent.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

struct HookEventName {
    std::string_view name;
    HookEvent::Kind kind;
};
constexpr std::array hookEventNames { HookEventName { "PreToolUse", HookEvent::Kind::Before },
    HookEventName { "PermissionRequest", HookEvent::Kind::Permission },
    HookEventName { "PreSkillShellCommand", HookEvent::Kind::Skill },
    HookEventName { "PostToolUse", HookEvent::Kind::After },
    HookEventName { "PostToolUseFailure", HookEvent::Kind::Failed },
    HookEventName { "PermissionDenied", HookEvent::Kind::Denied } };

constexpr std::array<std::string_view, 2> hookAgents { "claude-code", "codex" };
constexpr std::array<std::string_view, 4> hookDecisions { "none", "allow", "ask", "deny" };

std::string textOf(const Json &event, const char *name)
{
    const auto found = event.find(name);
    return found != event.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string dumped(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// Texts stay texts, everything else is JSON.
std::string textOrJson(const Json &event, const char *name)
{
    const auto found = event.find(name);
    if (found == event.end() || found->is_null())
        return {};
    return found->is_string() ? found->get<std::string>() : dumped(*found);
}

Error badEvent(ErrorCode code, std::string detail) { return { code, "-", {}, {}, std::move(detail) }; }

Json beforeAnswer(const HookEvent &event, const HookDecision &decision)
{
    Json answer { { "hookEventName", event.name }, { "permissionDecision", toString(decision.kind) },
        { "permissionDecisionReason", decision.reason } };
    if (decision.changed)
        answer["updatedInput"] = *decision.changed;
    return answer;
}

/// This event comes when the agent would ask a person, so there is no other way to ask.
Json permissionAnswer(const HookDecision &decision)
{
    Json behavior { { "behavior", toString(decision.kind) } };
    if (decision.kind == HookDecision::Kind::Deny)
        behavior["message"] = decision.reason;
    if (decision.changed)
        behavior["updatedInput"] = *decision.changed;
    return { { "hookEventName", "PermissionRequest" }, { "decision", std::move(behavior) } };
}

} // namespace

std::string_view toString(HookAgent agent) { return hookAgents.at(static_cast<std::size_t>(agent)); }

std::string_view toString(HookDecision::Kind kind) { return hookDecisions.at(static_cast<std::size_t>(kind)); }

Result<HookEvent> readHookEvent(std::string_view json)
{
    if (!isUtf8(json))
        return std::unexpected(badEvent(ErrorCode::InvalidUtf8, {}));
    if (!isShallowJson(json))
        return std::unexpected(badEvent(ErrorCode::TooDeep, {}));
    Json read = parsedJson<Json>(json);
    if (read.is_discarded())
        return std::unexpected(badEvent(ErrorCode::BadJson, {}));
    HookEvent event;
    event.name = read.is_object() ? textOf(read, "hook_event_name") : std::string();
    event.session = read.is_object() ? textOf(read, "session_id") : std::string();
    if (event.name.empty() || event.session.empty())
        return std::unexpected(badEvent(ErrorCode::BadValue, "hook_event_name, session_id"));
    const auto *const known = std::ranges::find(hookEventNames, event.name, &HookEventName::name);
    event.kind = known == hookEventNames.end() ? HookEvent::Kind::Other : known->kind;
    event.folder = textOf(read, "cwd");
    event.model = textOf(read, "model");
    event.subagent = textOf(read, "agent_id");
    event.subagentType = textOf(read, "agent_type");
    event.permissionMode = textOf(read, "permission_mode");
    event.tool = textOf(read, "tool_name");
    event.callId = textOf(read, "tool_use_id");
    event.prompt = textOf(read, "prompt");
    event.log = textOf(read, "transcript_path");
    event.arguments = read.value("tool_input", Json::object());
    event.result = textOrJson(read, "tool_response");
    if (const auto response = read.find("tool_response"); response != read.end())
        event.response = std::move(*response);
    event.error = textOrJson(read, "error");
    event.reason = textOf(read, "reason");
    constexpr double longestMs = 1e10; // four months: a start before that is none
    if (const auto took = read.find("duration_ms"); took != read.end() && took->is_number())
        if (const double ms = took->get<double>(); ms >= 0 && ms <= longestMs)
            event.seconds = ms / 1000;
    if (event.kind != HookEvent::Kind::Other && event.tool.empty())
        return std::unexpected(badEvent(ErrorCode::BadValue, "tool_name"));
    // Tools without a form of their own take a text. A call with anything else cannot be judged.
    const bool isWhole = read.contains("tool_input") && (event.arguments.is_object() || event.arguments.is_string());
    if (event.isQuestion() && event.kind != HookEvent::Kind::Skill && !isWhole)
        return std::unexpected(badEvent(ErrorCode::BadValue, "tool_input"));
    if (!event.arguments.is_object())
        event.arguments = { { "input", event.arguments } };
    return event;
}

HookDecision feasible(HookDecision decision, HookAgent agent, const HookEvent &event)
{
    using enum HookDecision::Kind;
    const bool isCodex = agent == HookAgent::Codex;
    if (isCodex && event.kind == HookEvent::Kind::Before && decision.kind == Ask) {
        decision.kind = Deny;
        decision.reason += " Codex cannot ask a person here: ask the user to do it, or to start approvals in Vitrine.";
    }
    const bool isSkill = event.kind == HookEvent::Kind::Skill;
    if (isSkill && decision.kind == Ask) {
        decision.kind = Deny;
        decision.reason += " The command of a skill cannot be asked about: ask the user to run it.";
    }
    const bool isUneditable = isSkill || (isCodex && event.kind == HookEvent::Kind::Permission);
    if (isUneditable && decision.changed) {
        decision.kind = Deny;
        decision.reason += std::string(decision.reason.empty() ? "" : " ")
            + "The user edited this call. Make it again with this input: " + dumped(*decision.changed);
    }
    constexpr std::string_view spaces = " \t\r\n";
    if (decision.kind == Deny && decision.reason.find_first_not_of(spaces) == std::string::npos)
        decision.reason = "Denied; no reason was given.";
    if (decision.kind != Allow)
        decision.changed.reset();
    return decision;
}

std::string hookAnswer(
    HookAgent agent, const HookEvent &event, const HookDecision &decision, const std::string &message)
{
    Json answer = Json::object();
    if (!message.empty())
        answer["systemMessage"] = message;
    const HookDecision reported = feasible(decision, agent, event);
    const bool isAllowed = reported.kind == HookDecision::Kind::Allow;
    const bool isBefore = event.kind == HookEvent::Kind::Before || event.kind == HookEvent::Kind::Skill;
    // Codex fails on a plain permission here; it allows calls that no hook denies.
    const bool isSilent = agent == HookAgent::Codex && isAllowed && !reported.changed;
    if (isBefore && reported.kind != HookDecision::Kind::None && !isSilent)
        answer["hookSpecificOutput"] = beforeAnswer(event, reported);
    if (event.kind == HookEvent::Kind::Permission && (isAllowed || reported.kind == HookDecision::Kind::Deny))
        answer["hookSpecificOutput"] = permissionAnswer(reported);
    return dumped(answer);
}

} // namespace vitrine
