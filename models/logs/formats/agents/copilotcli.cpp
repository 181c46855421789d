// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/copilotcli.h"

#include "models/logs/formats/agents/copilotevents.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <map>
#include <string>
#include <utility>

namespace vitrine {

namespace {

class CopilotReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    /// The agent that an event belongs to.
    struct Location {
        ChatRun &chat;
        std::string key; ///< of the sub-agent; empty for the session itself
        SourceSpan span;
        TimeSpan time;
    };

    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "copilot-cli"; }
    std::string agentOf(JsonObject event, JsonObject data);
    SubAgent &started(const std::string &key);
    void start(JsonObject data);
    void shutdown(JsonObject data);
    void describe(JsonObject event, JsonObject data);
    void assistant(JsonObject data, const Location &location);
    void request(JsonObject call, ChatMessage &message, const Location &location);
    bool toolStart(JsonObject data, const Location &location);
    void toolResult(JsonObject data, const Location &location);
    void decided(JsonObject data, const Location &location);

    /// A call that a message asked for.
    struct Request {
        std::string agent; ///< the key of the sub-agent that asked; empty for the session itself
        std::string prompt; ///< of the sub-agent that it starts
    };
    bool m_wasShutDown = false;
    std::map<std::string, Request> m_requests; ///< by the ids of the calls
    std::map<std::string, std::string> m_asked; ///< ids of calls, by that of the request for a permission
    std::map<std::string, double> m_started; ///< when calls began, by id
    std::map<std::string, std::string> m_calls; ///< by the id of a sub-agent: the call that started it
};

void CopilotReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const auto data = objectMember(event, "data");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    if (!data) {
        if (m_builder.run.externalId.empty())
            m_builder.run.externalId = memberText(event, "sessionId");
        return keep(type, event, type == "result", time.startedAt);
    }
    if (isCopilotPiece(type))
        return m_context.passOver(type);
    if (type.starts_with("subagent."))
        describe(event, *data);
    const std::string key = agentOf(event, *data);
    SubAgent *agent = key.empty() ? nullptr : &started(key);
    if (agent != nullptr)
        extend(*agent, event, span);
    const Location location { agent != nullptr ? agent->chat : m_chat, key, span, time };
    if (type == "session.start")
        start(*data);
    if (type == "user.message" || type == "system.message") {
        ChatMessage message;
        message.role = type == "user.message" ? "user" : "system";
        message.text = memberText(*data, "content");
        location.chat.add(std::move(message), span, time);
    } else if (type == "assistant.message")
        assistant(*data, location);
    else if (type == "tool.execution_complete")
        toolResult(*data, location);
    else if (type == "tool.execution_start") {
        // If the call is known already, only the time is kept.
        if (!toolStart(*data, location)) {
            leaveMember(*data, "parentToolCallId");
            leaveMember(event, "agentId");
        }
    } else {
        if (type == "permission.requested")
            if (const auto request = objectMember(*data, "permissionRequest"))
                m_asked.insert_or_assign(memberText(*data, "requestId"), memberText(*request, "toolCallId"));
        if (type == "permission.completed")
            decided(*data, location);
        keep(location.chat, type, *data, isCopilotEvent(type), time.startedAt);
    }
    if (type.starts_with("tool.execution_") || type == "session.start")
        leaveMember(event, "timestamp");
    if (type == "session.shutdown")
        shutdown(*data);
    if (type == "abort")
        m_builder.run.state = RunState::Cancelled;
}

/// The key of the sub-agent that an event belongs to: the call that started it, else its own id. What reports on a
/// sub-agent belongs to the one that started it.
std::string CopilotReader::agentOf(JsonObject event, JsonObject data)
{
    if (memberText(event, "type").starts_with("subagent.")) {
        const auto request = m_requests.find(memberText(data, "toolCallId"));
        return request == m_requests.end() ? std::string {} : request->second.agent;
    }
    if (std::string call = memberText(data, "parentToolCallId"); !call.empty())
        return call;
    std::string agent = memberText(event, "agentId");
    const auto call = m_calls.find(agent);
    return call == m_calls.end() ? agent : call->second;
}

CopilotReader::SubAgent &CopilotReader::started(const std::string &key)
{
    SubAgent &agent = subAgent(key);
    RunRecord &run = agent.builder.run;
    if (!run.framework.empty())
        return agent;
    run.framework = "copilot-cli";
    run.frameworkVersion = m_builder.run.frameworkVersion;
    if (const auto request = m_requests.find(key); request != m_requests.end()) {
        agent.starter = request->second.agent;
        run.task = request->second.prompt;
        addToExtra(run.extra, "parent_call", quotedJson(key));
    }
    return agent;
}

/// Takes what an event reports on a sub-agent.
void CopilotReader::describe(JsonObject event, JsonObject data)
{
    const std::string call = memberText(data, "toolCallId");
    const std::string id = memberText(event, "agentId");
    if (!id.empty() && !call.empty())
        m_calls.try_emplace(id, call);
    if (call.empty())
        return;
    RunRecord &run = started(call).builder.run;
    // The first event ties it.
    if (!run.externalId.empty())
        leaveMember(event, "agentId");
    for (const auto &[member, value] : { std::pair { &run.externalId, id },
             { &run.agentName, memberText(data, "agentName") }, { &run.model, memberText(data, "model") } })
        if (member->empty())
            *member = value;
}

/// The tokens of all models since the session was started or resumed; those of the input include the cache. Whether a
/// later count includes an earlier one, the log does not say.
void CopilotReader::shutdown(JsonObject data)
{
    const auto metrics = objectMember(data, "modelMetrics");
    if (!metrics)
        return;
    Tokens tokens;
    for (const auto &[model, value] : *metrics) {
        const auto fields = objectIn(value);
        const auto usage = fields ? objectMember(*fields, "usage") : std::nullopt;
        const auto count = [&](std::string_view key) {
            const auto number = usage ? memberOf(*usage, key) : std::nullopt;
            return number ? tokenCountIn(*number) : std::nullopt;
        };
        addTokens(tokens.input, count("inputTokens"));
        addTokens(tokens.output, count("outputTokens"));
    }
    tokens.quality = tokens.input || tokens.output ? Quality::Recorded : Quality::Missing;
    m_builder.run.tokens = m_wasShutDown ? Tokens {} : tokens;
    m_wasShutDown = true;
}

void CopilotReader::start(JsonObject data)
{
    RunRecord &run = m_builder.run;
    run.externalId = memberText(data, "sessionId");
    run.frameworkVersion = memberText(data, "copilotVersion");
    run.model = memberText(data, "selectedModel");
}

void CopilotReader::assistant(JsonObject data, const Location &location)
{
    ChatMessage message;
    message.role = "assistant";
    message.text = memberText(data, "content");
    message.thinking = memberText(data, "reasoningText");
    message.model = memberText(data, "model");
    if (const auto count = memberOf(data, "outputTokens")) {
        addTokens(message.tokens.output, tokenCountIn(*count));
        message.tokens.quality = Quality::Recorded;
    }
    if (const auto list = arrayMember(data, "toolRequests"))
        for (const JsonElement element : *list)
            if (const auto call = objectIn(element))
                request(*call, message, location);
    location.chat.add(std::move(message), location.span, location.time);
}

void CopilotReader::request(JsonObject call, ChatMessage &message, const Location &location)
{
    const auto arguments = memberOf(call, "arguments");
    if (!arguments)
        return;
    const std::string id = memberText(call, "toolCallId");
    const auto fields = objectIn(*arguments);
    m_requests.insert_or_assign(id, Request { location.key, fields ? memberText(*fields, "prompt") : std::string {} });
    message.calls.push_back(chatCall(id, memberText(call, "name"), *arguments));
}

/// It repeats the call of a message, unless the program itself called the tool. Whether it is a call of its own.
bool CopilotReader::toolStart(JsonObject data, const Location &location)
{
    const std::string id = memberText(data, "toolCallId");
    if (location.time.startedAt) {
        m_started.insert_or_assign(id, *location.time.startedAt);
        location.chat.startedAt(id, *location.time.startedAt);
    }
    const auto arguments = memberOf(data, "arguments");
    if (m_requests.contains(id) || !arguments)
        return false;
    if (!location.chat.isOpen())
        location.chat.begin(StepKind::Tool, location.span).time = location.time;
    location.chat.call(chatCall(id, memberText(data, "toolName"), *arguments));
    return true;
}

/// Who or what answered the request for a permission.
void CopilotReader::decided(JsonObject data, const Location &location)
{
    auto approval = copilotDecision(data);
    if (!approval)
        return;
    approval->at = location.time.startedAt;
    const auto asked = m_asked.extract(memberText(data, "requestId"));
    const std::string call = memberText(data, "toolCallId");
    location.chat.decided(call.empty() && !asked.empty() ? asked.mapped() : call, std::move(*approval));
}

void CopilotReader::toolResult(JsonObject data, const Location &location)
{
    ChatResult result = copilotResult(data);
    auto seconds = copilotSeconds(data);
    const auto started = m_started.extract(result.id);
    if (!seconds && !started.empty() && location.time.startedAt)
        seconds = *location.time.startedAt - started.mapped();
    location.chat.result(std::move(result), location.span, seconds);
}

} // namespace

bool CopilotCli::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isStart = type == "session.start" && record["data"].has("copilotVersion");
        const bool isReply = type == "assistant.message" && record["data"].has("messageId");
        const bool isTurn = type == "assistant.turn_start" && record["data"].has("turnId");
        return isStart || isReply || isTurn;
    });
}

void CopilotCli::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<CopilotReader>(file, sniff.framing, context);
}

} // namespace vitrine
