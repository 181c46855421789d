// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/agentprotocol.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class ProtocolReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = m_isGrok ? "grok-cli" : "acp"; }
    void update(JsonObject params, const SourceSpan &span, const TimeSpan &time);
    void prompt(JsonObject params, const SourceSpan &span, const TimeSpan &time);
    void user(JsonObject update, const SourceSpan &span, const TimeSpan &time);
    void agent(JsonObject update, bool isThought, const SourceSpan &span, const TimeSpan &time);
    void call(JsonObject update, const SourceSpan &span, const TimeSpan &time);
    void changed(JsonObject update, const SourceSpan &span, const TimeSpan &time);
    void response(JsonObject event, const TimeSpan &time);
    StepRecord &turn(const SourceSpan &span, const TimeSpan &time);
    std::string textOf(JsonObject update);

    bool m_isGrok = false;
    bool m_isAnswered = false; ///< the turn at hand has a result
    bool m_isPrompted = false; ///< prompts are recorded as requests, which updates may repeat
    std::map<std::string, double> m_started; ///< when calls began, by id
};

void ProtocolReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string method = memberText(event, "method");
    const auto params = objectMember(event, "params");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    m_isGrok = m_isGrok || method.starts_with("_x.ai/");
    if (params && m_builder.run.externalId.empty())
        m_builder.run.externalId = memberText(*params, "sessionId");
    if (params && method == "session/update")
        return update(*params, span, time);
    if (params && method == "session/prompt")
        return prompt(*params, span, time);
    if (method.empty())
        return response(event, time);
    if (method == "session/cancel")
        m_builder.run.state = RunState::Cancelled;
    keep(method, event, true, time.startedAt);
}

void ProtocolReader::update(JsonObject params, const SourceSpan &span, const TimeSpan &time)
{
    const auto fields = objectMember(params, "update");
    if (!fields)
        return keep("session/update", params, false, time.startedAt);
    if (const auto meta = objectMember(params, "_meta")) {
        m_isGrok = m_isGrok || memberOf(*meta, "promptId") || memberOf(*meta, "turnStartMs");
        leaveMember(*meta, "promptId");
        leaveMember(*meta, "turnStartMs");
        if (m_builder.run.model.empty())
            m_builder.run.model = memberText(*meta, "modelId");
    }
    const std::string type = memberText(*fields, "sessionUpdate");
    if (type == "user_message_chunk")
        user(*fields, span, time);
    else if (type == "agent_message_chunk" || type == "agent_thought_chunk")
        agent(*fields, type == "agent_thought_chunk", span, time);
    else if (type == "tool_call")
        call(*fields, span, time);
    else if (type == "tool_call_update")
        changed(*fields, span, time);
    else {
        constexpr std::array<std::string_view, 6> known { "plan", "available_commands_update", "current_mode_update",
            "usage_update", "session_info_update", "config_option_update" };
        keep(type, *fields, std::ranges::contains(known, type), time.startedAt);
    }
}

void ProtocolReader::prompt(JsonObject params, const SourceSpan &span, const TimeSpan &time)
{
    m_isPrompted = true;
    std::string text;
    if (const auto parts = memberOf(params, "prompt"))
        text = contentText(*parts);
    say("user", std::move(text), span, time);
}

void ProtocolReader::user(JsonObject update, const SourceSpan &span, const TimeSpan &time)
{
    if (m_isPrompted)
        return m_context.passOver("user_message_chunk");
    say("user", textOf(update), span, time);
}

void ProtocolReader::agent(JsonObject update, bool isThought, const SourceSpan &span, const TimeSpan &time)
{
    const std::string text = textOf(update);
    StepRecord &step = turn(span, time);
    step.thought += text;
    if (isThought)
        return;
    step.rawModelOutput += text;
    m_builder.setAnswer(step.rawModelOutput);
}

/// Messages come in pieces. What comes after the results of calls belongs to the next turn.
StepRecord &ProtocolReader::turn(const SourceSpan &span, const TimeSpan &time)
{
    const bool isFurther = m_chat.isOpen() && m_chat.step().kind == StepKind::Action && !m_isAnswered;
    m_isAnswered = false;
    if (!isFurther)
        m_chat.begin(StepKind::Action, span).time = time;
    else
        m_chat.step().span.byteTo = span.byteTo;
    return m_chat.step();
}

/// The kind of a tool is used as its name, because the title is a sentence for the user. The record is kept as well.
void ProtocolReader::call(JsonObject update, const SourceSpan &span, const TimeSpan &time)
{
    turn(span, time);
    const std::string id = memberText(update, "toolCallId");
    std::string name;
    for (const std::string_view key : { "name", "kind", "title" })
        if (name.empty() || name == "other")
            name = memberText(update, key);
    if (time.startedAt)
        m_started.insert_or_assign(id, *time.startedAt);
    const auto input = memberOf(update, "rawInput");
    const auto arguments = input ? input : memberOf(update, "parameters");
    m_chat.call(arguments ? chatCall(id, name, *arguments)
                          : ChatCall { .id = id, .name = name, .arguments = "{}", .code = {} });
    m_builder.setAnswer({});
    m_chat.event("tool_call", jsonText(JsonElement(update)), time.startedAt);
    changed(update, span, time);
}

/// The last state of a call is its result.
void ProtocolReader::changed(JsonObject update, const SourceSpan &span, const TimeSpan &time)
{
    const bool isFailed = memberIs(update, "status", { "failed" });
    if (!isFailed && !memberIs(update, "status", { "completed" })) {
        if (!memberIs(update, "sessionUpdate", { "tool_call" }))
            keep("tool_call_update", update, true, time.startedAt);
        return;
    }
    m_isAnswered = true;
    ChatResult result;
    result.id = memberText(update, "toolCallId");
    result.isError = isFailed;
    result.text = textOf(update);
    if (const auto output = memberOf(update, "rawOutput")) {
        const auto fields = objectIn(*output);
        for (const std::string_view key : { "exit_code", "exitCode" })
            if (const auto status = fields ? memberOf(*fields, key) : std::nullopt)
                result.exitStatus = integerIn(*status);
        if (result.text.empty())
            result.text = valueText(*output);
    }
    const auto started = m_started.extract(result.id);
    std::optional<double> seconds;
    if (!started.empty() && time.startedAt)
        seconds = *time.startedAt - started.mapped();
    m_chat.result(std::move(result), span, seconds);
}

/// The text of a piece, or of the content of a call. Other content, such as a difference of files, is kept.
std::string ProtocolReader::textOf(JsonObject update)
{
    std::string text;
    const auto add = [&](JsonElement element) {
        const auto object = objectIn(element);
        const auto inner = object ? objectMember(*object, "content") : std::nullopt;
        const JsonObject *part = inner ? &*inner : object ? &*object : nullptr;
        if (part != nullptr && memberOf(*part, "text"))
            text += memberText(*part, "text");
        else
            m_chat.event("content", jsonText(element));
    };
    if (const auto list = arrayMember(update, "content"))
        std::ranges::for_each(*list, add);
    else if (const auto one = memberOf(update, "content"); one && !one->is_null())
        one->is_string() ? void(text = valueText(*one)) : add(*one);
    else if (const auto output = memberOf(update, "output"))
        text = valueText(*output);
    return text;
}

void ProtocolReader::response(JsonObject event, const TimeSpan &time)
{
    const bool isError = memberOf(event, "error").has_value();
    if (isError)
        m_builder.run.state = RunState::Error;
    keep(isError ? "error" : "result", event, isError || memberOf(event, "result"), time.startedAt);
}

} // namespace

bool AgentProtocol::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view method = record["method"].text;
        const bool isUpdate = method == "session/update" && record["params"]["update"].has("sessionUpdate");
        const bool isStart = method == "initialize" && record["params"].has("clientCapabilities");
        return isUpdate || isStart || (method == "session/prompt" && record["params"]["prompt"].isArray());
    });
}

void AgentProtocol::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<ProtocolReader>(file, sniff.framing, context);
}

} // namespace vitrine
