// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudesession.h"

#include "models/logs/formats/agents/claudeoutcome.h"
#include "models/logs/formats/agents/claudeprompt.h"
#include "models/logs/formats/agents/claudetoolresult.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine {

namespace {

std::string eitherText(JsonObject object, std::string_view key, std::string_view other)
{
    std::string text = memberText(object, key);
    return text.empty() ? memberText(object, other) : text;
}

/// "API Error: 529 {"type": "error", "error": {"type": …, "message": …}}" with the message in place of the JSON.
std::string apiErrorIn(const std::string &text)
{
    const std::size_t at = text.find('{');
    simdjson::dom::parser parser;
    JsonElement value;
    if (at == text.npos || parser.parse(simdjson::padded_string(text.substr(at))).get(value) != simdjson::SUCCESS)
        return text;
    const auto object = objectIn(value);
    const auto inner = object ? objectMember(*object, "error") : std::nullopt;
    std::string message = inner ? memberText(*inner, "message") : std::string();
    if (message.empty() && object)
        message = memberText(*object, "message");
    return message.empty() ? text : text.substr(0, at) + message;
}

} // namespace

ClaudeSession::ClaudeSession() { m_chat.setRunsText(false); }

ClaudeSession::Location ClaudeSession::locationOf(JsonObject event)
{
    Location location { eitherText(event, "sessionId", "session_id"), memberText(event, "agentId") };
    const auto data = objectMember(event, "data");
    if (location.agent.empty() && data)
        location.agent = memberText(*data, "agentId");
    if (location.agent.empty())
        location.agent = memberText(event, "parent_tool_use_id");
    if (location.agent.empty() && memberIsTrue(event, "isSidechain"))
        location.agent = "side";
    return location;
}

void ClaudeSession::describe(JsonObject event, const Location &location)
{
    RunRecord &run = m_builder.run;
    if (run.frameworkVersion.empty())
        run.frameworkVersion = eitherText(event, "version", "claude_code_version");
    // The first events of a session may not name it.
    m_surroundings.note(event, run, !run.externalId.empty() || location.session.empty(), m_chat);
    if (!run.externalId.empty() || location.session.empty())
        return;
    run.externalId = location.session;
    JsonExtra extra;
    for (const std::string_view key :
        { "cwd", "gitBranch", "agentId", "isSidechain", "permissionMode", "userType", "tools", "forkedFrom" })
        if (const auto value = memberOf(event, key))
            extra.add(key, jsonText(*value));
    const std::string call = eitherText(event, "parentToolUseID", "parent_tool_use_id");
    if (!location.agent.empty() && !memberOf(event, "agentId"))
        extra.add("agentId", quotedJson(location.agent));
    if (!location.agent.empty() && !call.empty())
        extra.add("parent_call", quotedJson(call));
    run.extra = extra.text();
}

void ClaudeSession::noteTime(const std::optional<double> &moment)
{
    if (!moment)
        return;
    m_time.startedAt = std::min(m_time.startedAt.value_or(*moment), *moment);
    m_time.endedAt = std::max(m_time.endedAt.value_or(*moment), *moment);
}

/// Lines with the same message id are pieces of one turn; results of its first calls may be between them.
bool ClaudeSession::continues(const ChatMessage &message, const std::string &id) const
{
    return message.role == "assistant" && !id.empty() && id == m_messageId && m_chat.isOpen();
}

void ClaudeSession::extend(ChatMessage message, const SourceSpan &span)
{
    StepRecord &step = m_chat.step();
    step.span.byteTo = span.byteTo;
    for (const std::string *text : { &message.thinking, &message.text })
        step.thought += (step.thought.empty() || text->empty() ? "" : "\n\n") + *text;
    step.rawModelOutput += (step.rawModelOutput.empty() || message.text.empty() ? "" : "\n\n") + message.text;
    if (message.tokens.quality != Quality::Missing)
        m_chat.setTokens(message.tokens);
    if (!message.model.empty() && message.model != m_builder.run.model)
        m_chat.event("model", quotedJson(message.model));
    if (step.toolCalls.empty() && message.calls.empty() && !message.text.empty())
        m_builder.setAnswer(step.rawModelOutput);
    for (ChatCall &call : message.calls)
        m_chat.call(std::move(call));
    for (const std::string &block : message.unknown)
        m_chat.event("content", block);
}

bool ClaudeSession::isRepeated(JsonObject event, std::string_view line)
{
    std::string id = memberText(event, "uuid");
    if (id.empty())
        return false;
    leaveMember(event, "uuid");
    const std::size_t hash = std::hash<std::string_view> {}(line);
    const auto [known, isNew] = m_lines.try_emplace(std::move(id), hash);
    return !isNew && known->second == hash;
}

bool ClaudeSession::message(JsonObject event, JsonObject message, const SourceSpan &span)
{
    auto chat = readChatMessage(message);
    const std::string type = memberText(event, "type");
    if (!chat && memberOf(message, "content") && (type == "user" || type == "assistant"))
        chat = readChatMessage(message, type);
    if (!chat)
        return false;
    const auto moment = isoTimeIn(event, "timestamp");
    noteTime(moment);
    noteToolResult(event, *chat, m_chat, m_subAgents);
    const std::string id = memberText(message, "id");
    leaveMember(message, "id");
    const bool isModel = chat->role == "assistant";
    if (continues(*chat, id)) {
        extend(std::move(*chat), span);
        return true;
    }
    const std::string text = chat->text;
    if (!isModel && isWrittenByClaudeCode(event, chat->text))
        chat->role = "system";
    chat->extra = isModel ? std::string() : originOfPrompt(event);
    say(std::move(*chat), span, timeSpan(moment, {}));
    if (isModel || !m_chat.isOpen())
        m_messageId = isModel ? id : std::string {};
    if (isModel && memberIsTrue(event, "isApiErrorMessage"))
        m_chat.step().error = ErrorRecord { .layer = ErrorLayer::Model,
            .type = "api_error",
            .message = apiErrorIn(text),
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
    return true;
}

void ClaudeSession::say(ChatMessage message, const SourceSpan &span, const TimeSpan &time)
{
    std::string &task = m_builder.run.task;
    const bool isFirst = task.empty();
    m_chat.add(std::move(message), span, time);
    if (isFirst && !task.empty())
        task = taskInPrompt(task);
}

void ClaudeSession::startedBy(const std::string &call) { addStarter(m_builder.run.extra, call); }

/// What a hook decided on a call.
void ClaudeSession::decided(JsonObject attachment, std::optional<double> at)
{
    auto approval = approvalFrom(memberText(attachment, "decision"));
    if (!approval || memberText(attachment, "type") != "hook_permission_decision")
        return;
    approval->source = Approval::Source::Rule;
    approval->name = memberText(attachment, "hookEvent");
    approval->at = at;
    m_chat.decided(memberText(attachment, "toolUseID"), std::move(*approval));
}

bool ClaudeSession::queued(JsonObject event, const SourceSpan &span)
{
    const auto attachment = objectMember(event, "attachment");
    if (attachment)
        decided(*attachment, isoTimeIn(event, "timestamp"));
    const auto prompt = attachment ? memberOf(*attachment, "prompt") : std::nullopt;
    if (!prompt || memberText(*attachment, "type") != "queued_command")
        return false;
    ChatMessage message;
    message.text = contentText(*prompt);
    message.role = isWrittenByClaudeCode(event, message.text) || isWrittenByClaudeCode(*attachment, message.text)
        ? "system"
        : "user";
    JsonExtra extra;
    extra.add("queued", jsonText(JsonElement(*attachment)));
    message.extra = extra.text();
    const auto moment = isoTimeIn(event, "timestamp");
    noteTime(moment);
    say(std::move(message), span, timeSpan(moment, {}));
    return true;
}

void ClaudeSession::prompt(const std::string &text, const SourceSpan &span)
{
    if (text.empty() || !m_builder.isEmpty() || m_chat.isOpen())
        return;
    ChatMessage message;
    message.role = "user";
    message.text = text;
    m_chat.add(std::move(message), span);
}

void ClaudeSession::event(JsonObject event)
{
    const std::string subtype = memberText(event, "subtype");
    const std::string type = memberText(event, "type");
    m_chat.event(subtype.empty() ? type : type + '.' + subtype, jsonText(JsonElement(event)));
    if (subtype == "init" && m_builder.run.model.empty())
        m_builder.run.model = memberText(event, "model");
}

void ClaudeSession::outcome(JsonObject result)
{
    m_chat.event("result", jsonText(JsonElement(result)));
    readClaudeOutcome(result, m_builder.run);
}

std::optional<std::uint64_t> ClaudeSession::finish(ImportContext &context, std::uint64_t parent)
{
    m_chat.finish();
    if (m_builder.isEmpty()) {
        context.account(ImportContext::RecordUse::Silent, "session " + m_builder.run.externalId);
        return {};
    }
    RunRecord &run = m_builder.run;
    run.framework = "claude-code";
    run.parentRun = parent;
    if (run.time.quality == Quality::Missing && m_time.startedAt) {
        // One moment is no duration.
        run.time = timeSpan(m_time.startedAt, m_time.endedAt == m_time.startedAt ? std::nullopt : m_time.endedAt);
        run.time.quality = Quality::Derived;
    } else if (m_time.startedAt) {
        run.time.startedAt = m_time.startedAt;
        run.time.endedAt = m_time.endedAt;
    }
    const std::uint64_t before = context.runs();
    m_builder.finish(context);
    return context.runs() > before ? std::optional(context.runs()) : std::nullopt;
}

} // namespace vitrine
