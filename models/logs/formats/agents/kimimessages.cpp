// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/kimimessages.h"

#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// Messages that are kept as events.
bool isKnown(std::string_view type)
{
    constexpr std::array<std::string_view, 25> types { "TurnEnd", "StepInterrupted", "StepRetry", "CompactionBegin",
        "CompactionEnd", "HookTriggered", "HookResolved", "HookRequest", "HookResponse", "MCPLoadingBegin",
        "MCPLoadingEnd", "StatusUpdate", "Notification", "PlanDisplay", "BtwBegin", "BtwEnd", "ApprovalRequest",
        "ApprovalResponse", "ApprovalRequestResolved", "QuestionRequest", "QuestionResponse", "ToolCallRequest",
        "ToolCallPart", "SubagentEvent", "metadata" };
    return std::ranges::contains(types, type);
}

} // namespace

bool KimiMessages::isRecord(const Outline &record)
{
    const std::string_view type = record["message"]["type"].text;
    return record.has("timestamp") && !type.empty() && type.front() >= 'A' && type.front() <= 'Z'
        && !record["message"].has("role");
}

void KimiMessages::record()
{
    const JsonSlice slice = m_stream.take();
    const auto object = m_walker.parsedObject(slice, {});
    if (!object)
        return;
    m_main.builder.addContent(slice.text);
    const auto inner = objectMember(*object, "message");
    const auto payload = inner ? objectMember(*inner, "payload") : std::nullopt;
    Message message { .type = memberText(inner ? *inner : *object, "type"),
        .payload = payload ? *payload : *object,
        .span = slice.span,
        .moment = momentIn(*object, "timestamp") };
    m_main.builder.noteMoment(message.moment);
    if (payload)
        this->message(m_main, message);
    else
        keep(m_main, message);
    // A turn has the time of its first message.
    const bool isKept = !m_main.chat.isOpen() || m_main.chat.step().time.startedAt == message.moment;
    if (!isKept)
        leaveMember(*object, "timestamp");
}

void KimiMessages::message(Agent &agent, const Message &message)
{
    if (!agent.span)
        agent.span = message.span;
    agent.span->byteTo = message.span.byteTo;
    agent.builder.noteMoment(message.moment);
    if (!isTurn(agent, message) && !subAgent(agent, message))
        keep(agent, message);
}

bool KimiMessages::isTurn(Agent &agent, const Message &message)
{
    const std::string &type = message.type;
    if (type == "TurnBegin" || type == "SteerInput")
        input(agent, message);
    else if (type == "StepBegin")
        begin(agent, message);
    else if (type == "StatusUpdate")
        status(agent, message);
    else if (type == "ToolResult")
        result(agent, message);
    else if (type == "ContentPart" || type == "ToolCall") {
        if (!agent.chat.isOpen())
            agent.chat.begin(StepKind::Action, message.span).time = timeSpan(message.moment, {});
        agent.chat.step().span.byteTo = message.span.byteTo;
        type == "ToolCall" ? call(agent, message.payload) : part(agent, message.payload);
    } else
        return false;
    return true;
}

void KimiMessages::input(Agent &agent, const Message &message)
{
    const auto text = memberOf(message.payload, "user_input");
    ChatMessage said;
    said.role = "user";
    said.text = text ? contentText(*text) : std::string {};
    agent.chat.add(std::move(said), message.span, timeSpan(message.moment, {}));
}

void KimiMessages::begin(Agent &agent, const Message &message)
{
    StepRecord &step = agent.chat.begin(StepKind::Action, message.span);
    step.time = timeSpan(message.moment, {});
    const auto number = memberOf(message.payload, "n");
    step.externalNumber = number ? integerIn(*number) : std::nullopt;
}

void KimiMessages::part(Agent &agent, JsonObject payload)
{
    StepRecord &step = agent.chat.step();
    const std::string thinking = memberText(payload, "think");
    std::string text = memberText(payload, "text");
    if (thinking.empty() && text.empty())
        return agent.chat.event("content", jsonText(JsonElement(payload)));
    step.thought += (step.thought.empty() ? "" : "\n\n") + (thinking.empty() ? text : thinking);
    if (memberOf(payload, "encrypted") && !memberText(payload, "encrypted").empty())
        leaveMember(payload, "encrypted");
    if (text.empty())
        return;
    step.rawModelOutput += text;
    agent.builder.setAnswer(step.rawModelOutput);
}

void KimiMessages::call(Agent &agent, JsonObject payload)
{
    const auto function = objectMember(payload, "function");
    const auto arguments = function ? memberOf(*function, "arguments") : std::nullopt;
    const std::string id = memberText(payload, "id");
    const std::string name = function ? memberText(*function, "name") : std::string {};
    agent.builder.setAnswer({});
    if (arguments && !arguments->is_null())
        agent.chat.call(chatCall(id, name, *arguments));
    else
        agent.chat.call({ .id = id, .name = name, .arguments = "{}", .code = {} });
    if (const auto extras = objectMember(payload, "extras"))
        agent.chat.event("extras", jsonText(JsonElement(*extras)));
}

void KimiMessages::result(Agent &agent, const Message &message)
{
    const auto value = objectMember(message.payload, "return_value");
    const auto output = value ? memberOf(*value, "output") : std::nullopt;
    const auto isError = value ? memberOf(*value, "is_error") : std::nullopt;
    ChatResult result;
    result.id = memberText(message.payload, "tool_call_id");
    result.text = output ? contentText(*output) : std::string {};
    result.isError = isError && boolIn(*isError).value_or(false);
    const std::string said = value ? memberText(*value, "message") : std::string {};
    if (result.isError || result.text.empty())
        result.text += (result.text.empty() || said.empty() ? "" : "\n") + said;
    else if (!said.empty())
        agent.chat.event("result", "{\"message\":" + quotedJson(said) + '}');
    agent.chat.result(std::move(result), message.span);
}

/// Tokens of the step; everything else that a status says is an event.
void KimiMessages::status(Agent &agent, const Message &message)
{
    const auto usage = memberOf(message.payload, "token_usage");
    const auto tokens = usage ? usageIn(*usage) : std::nullopt;
    if (tokens && agent.chat.isOpen())
        agent.chat.setTokens(*tokens);
    keep(agent, message);
}

bool KimiMessages::subAgent(Agent &agent, const Message &message)
{
    const auto event = message.type == "SubagentEvent" ? objectMember(message.payload, "event") : std::nullopt;
    const auto payload = event ? objectMember(*event, "payload") : std::nullopt;
    if (!payload || &agent != &m_main)
        return false;
    std::string call = memberText(message.payload, "parent_tool_call_id");
    if (call.empty())
        call = memberText(message.payload, "task_tool_call_id");
    const std::string id = memberText(message.payload, "agent_id");
    const std::string kind = memberText(message.payload, "subagent_type");
    const auto [found, isNew] = m_subAgents.try_emplace(id.empty() ? call : id);
    if (isNew) {
        found->second = std::make_unique<Agent>();
        RunRecord &run = found->second->builder.run;
        run.externalId = id;
        run.agentName = kind;
        addToExtra(run.extra, "parent_call", quotedJson(call));
    } else {
        // The first message ties the run.
        for (const std::string_view key : { "parent_tool_call_id", "task_tool_call_id", "agent_id", "subagent_type" })
            leaveMember(message.payload, key);
    }
    this->message(*found->second,
        { .type = memberText(*event, "type"), .payload = *payload, .span = message.span, .moment = message.moment });
    return true;
}

void KimiMessages::keep(Agent &agent, const Message &message)
{
    if (!isKnown(message.type))
        m_context.unknownKey("type " + message.type);
    m_context.account(ImportContext::RecordUse::Kept, message.type);
    if (message.type.starts_with("Approval"))
        decided(agent, message);
    agent.chat.event(message.type, jsonText(JsonElement(message.payload)), message.moment);
}

/// A request names the call, and the answer to it the request.
void KimiMessages::decided(Agent &agent, const Message &message)
{
    if (message.type == "ApprovalRequest") {
        m_asked.insert_or_assign(memberText(message.payload, "id"), memberText(message.payload, "tool_call_id"));
        return;
    }
    const auto asked = m_asked.find(memberText(message.payload, "request_id"));
    auto approval = approvalFrom(memberText(message.payload, "response"));
    if (asked == m_asked.end() || !approval)
        return;
    approval->source = Approval::Source::Person;
    approval->reason = memberText(message.payload, "feedback");
    approval->at = message.moment;
    agent.chat.decided(asked->second, std::move(*approval));
    m_asked.erase(asked);
}

void KimiMessages::hand(Agent &agent, std::uint64_t parent)
{
    agent.chat.finish();
    if (agent.builder.isEmpty())
        return;
    RunRecord &run = agent.builder.run;
    run.framework = "kimi-cli";
    run.parentRun = parent;
    if (agent.span && run.span.byteTo == 0)
        run.span = *agent.span;
    agent.builder.finish(m_context);
}

void KimiMessages::finish()
{
    hand(m_main, 0);
    const std::uint64_t parent = m_context.runs();
    for (const auto &[id, agent] : m_subAgents)
        hand(*agent, parent);
}

} // namespace vitrine
