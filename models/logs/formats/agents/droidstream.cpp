// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/droidstream.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <utility>

namespace vitrine {

namespace {

class StreamReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "factory-droid"; }
    void start(JsonObject system);
    void call(JsonObject call, const SourceSpan &span, const TimeSpan &time);
    void result(JsonObject object, const SourceSpan &span);
    void completion(JsonObject object);

    bool m_isAnswered = false; ///< the turn at hand has a result
};

void StreamReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    for (const std::string_view key : { "session_id", "sessionId" })
        if (m_builder.run.externalId.empty())
            m_builder.run.externalId = memberText(event, key);
    if (type == "system")
        start(event);
    else if (type == "message") {
        m_isAnswered = false;
        say(memberText(event, "role"), memberText(event, "text"), span, time);
    } else if (type == "tool_call")
        call(event, span, time);
    else if (type == "tool_result")
        result(event, span);
    else if (type == "completion")
        completion(event);
    else
        keep(type, event, type == "error" || type == "reasoning", time.startedAt);
    if (type == "error")
        m_builder.run.state = RunState::Error;
    if (type == "tool_result")
        leaveMember(event, "timestamp");
}

void StreamReader::start(JsonObject system)
{
    m_builder.run.model = memberText(system, "model");
    mergeExtra(m_builder.run.extra, jsonText(JsonElement(system)));
}

/// Calls belong to the message before them, until there is a result.
void StreamReader::call(JsonObject call, const SourceSpan &span, const TimeSpan &time)
{
    if (!m_chat.isOpen() || m_isAnswered)
        m_chat.begin(StepKind::Action, span).time = time;
    else
        leaveMember(call, "timestamp");
    m_isAnswered = false;
    std::string id = memberText(call, "toolCallId");
    if (id.empty())
        id = memberText(call, "id");
    std::string name = memberText(call, "toolName");
    if (name.empty())
        name = memberText(call, "toolId");
    const auto arguments = memberOf(call, "parameters");
    m_chat.call(arguments ? chatCall(std::move(id), std::move(name), *arguments)
                          : ChatCall { .id = std::move(id), .name = std::move(name), .arguments = "{}", .code = {} });
}

void StreamReader::result(JsonObject object, const SourceSpan &span)
{
    m_isAnswered = true;
    ChatResult result;
    result.id = memberText(object, "toolCallId");
    if (result.id.empty())
        result.id = memberText(object, "id");
    const auto value = memberOf(object, "value");
    const auto fields = value ? objectIn(*value) : std::nullopt;
    const auto exit = fields ? memberOf(*fields, "exitCode") : std::nullopt;
    if (exit) {
        result.exitStatus = integerIn(*exit);
        result.text = memberText(*fields, "stdout") + memberText(*fields, "stderr");
    } else if (value) {
        result.text = contentText(*value);
    }
    const auto failed = memberOf(object, "isError");
    result.isError = failed && boolIn(*failed).value_or(false);
    if (const auto error = memberOf(object, "error"); error && result.text.empty()) {
        result.text = valueText(*error);
        result.isError = true;
    }
    m_chat.result(std::move(result), span);
}

void StreamReader::completion(JsonObject object)
{
    RunRecord &run = m_builder.run;
    run.finalAnswer = memberText(object, "finalText");
    run.state = RunState::Success;
    if (const auto usage = memberOf(object, "usage"))
        run.tokens = usageIn(*usage).value_or(run.tokens);
    m_chat.event("completion", jsonText(JsonElement(object)));
}

} // namespace

bool DroidStream::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const std::string_view type = record["type"].text;
        const bool isSession = record.has("session_id") || record.has("sessionId");
        const bool isMessage = type == "message" && record["role"].isString() && record["text"].isString();
        const bool isCall = type == "tool_call" && record.has("toolName") && record.has("parameters");
        return isSession && (isMessage || isCall || (type == "completion" && record.has("finalText")));
    });
}

void DroidStream::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<StreamReader>(file, sniff.framing, context);
}

} // namespace vitrine
