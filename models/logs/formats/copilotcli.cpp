// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/copilotcli.h"

#include "models/logs/formats/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace vitrine {

namespace {

class CopilotReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "copilot-cli"; }
    void start(JsonObject data);
    void assistant(JsonObject data, const SourceSpan &span, const TimeSpan &time);
    void toolStart(JsonObject data, const SourceSpan &span, const TimeSpan &time);
    void toolResult(JsonObject data, const SourceSpan &span, const TimeSpan &time);

    std::set<std::string> m_requested; ///< ids of the calls that a message asked for
    std::map<std::string, double> m_started; ///< when calls began, by id
};

void CopilotReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 6> groups { "session.", "hook.", "assistant.", "tool.", "subagent.",
        "permission." };
    const std::string type = memberText(event, "type");
    const auto data = objectMember(event, "data");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    if (!data)
        return keep(type, event, false);
    if (type == "session.start")
        start(*data);
    if (type == "user.message" || type == "system.message")
        say(type == "user.message" ? "user" : "system", memberText(*data, "content"), span, time);
    else if (type == "assistant.message")
        assistant(*data, span, time);
    else if (type == "tool.execution_complete")
        toolResult(*data, span, time);
    else if (type == "tool.execution_start")
        toolStart(*data, span, time);
    else
        keep(type, *data,
            type == "abort"
                || std::ranges::any_of(groups, [&](std::string_view group) { return type.starts_with(group); }),
            time.startedAt);
    if (type.starts_with("tool.execution_") || type == "session.start")
        leaveMember(event, "timestamp");
    if (type == "abort")
        m_builder.run.state = RunState::Cancelled;
}

void CopilotReader::start(JsonObject data)
{
    RunRecord &run = m_builder.run;
    run.externalId = memberText(data, "sessionId");
    run.frameworkVersion = memberText(data, "copilotVersion");
    run.model = memberText(data, "selectedModel");
}

void CopilotReader::assistant(JsonObject data, const SourceSpan &span, const TimeSpan &time)
{
    ChatMessage message;
    message.role = "assistant";
    message.text = memberText(data, "content");
    message.thinking = memberText(data, "reasoningText");
    message.model = memberText(data, "model");
    if (const auto count = memberOf(data, "outputTokens")) {
        addTokens(message.tokens.output, integerIn(*count));
        message.tokens.quality = Quality::Recorded;
    }
    if (const auto list = arrayMember(data, "toolRequests"))
        for (const JsonElement element : *list) {
            const auto call = objectIn(element);
            const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
            if (!arguments)
                continue;
            const std::string id = memberText(*call, "toolCallId");
            m_requested.insert(id);
            message.calls.push_back(chatCall(id, memberText(*call, "name"), *arguments));
        }
    m_chat.add(std::move(message), span, time);
    if (const auto parent = memberOf(data, "parentToolCallId"))
        addToExtra(m_chat.step().extra, "parent_call", jsonText(*parent));
}

/// It repeats the call of a message, unless the program itself called the tool.
void CopilotReader::toolStart(JsonObject data, const SourceSpan &span, const TimeSpan &time)
{
    const std::string id = memberText(data, "toolCallId");
    if (time.startedAt)
        m_started.insert_or_assign(id, *time.startedAt);
    const auto arguments = memberOf(data, "arguments");
    if (m_requested.contains(id) || !arguments)
        return;
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Tool, span).time = time;
    m_chat.call(chatCall(id, memberText(data, "toolName"), *arguments));
}

void CopilotReader::toolResult(JsonObject data, const SourceSpan &span, const TimeSpan &time)
{
    ChatResult result;
    result.id = memberText(data, "toolCallId");
    const auto success = memberOf(data, "success");
    const auto content = objectMember(data, "result");
    const auto error = objectMember(data, "error");
    result.text = content ? memberText(*content, "content") : std::string {};
    if (error && result.text.empty())
        result.text = memberText(*error, "message");
    result.isError = success && !boolIn(*success).value_or(true);
    const auto telemetry = objectMember(data, "toolTelemetry");
    const auto metrics = telemetry ? objectMember(*telemetry, "metrics") : std::nullopt;
    const auto length = metrics ? memberOf(*metrics, "durationMs") : std::nullopt;
    auto seconds = length ? numberIn(*length) : std::nullopt;
    if (seconds)
        *seconds /= 1000;
    const auto started = m_started.extract(result.id);
    if (!seconds && !started.empty() && time.startedAt)
        seconds = *time.startedAt - started.mapped();
    m_chat.result(std::move(result), span, seconds);
}

} // namespace

bool CopilotCli::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isStart = type == "session.start" && record["data"].has("copilotVersion");
        const bool isReply = type == "assistant.message" && record["data"].has("messageId");
        return isStart || isReply;
    });
}

void CopilotCli::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<CopilotReader>(file, sniff.framing, context);
}

} // namespace vitrine
