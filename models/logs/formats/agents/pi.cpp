// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/pi.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// Events of `pi --mode json` whose content is also in the messages that end.
bool repeatsMessages(std::string_view type)
{
    constexpr std::array<std::string_view, 10> types { "agent_start", "agent_end", "agent_settled", "turn_start",
        "turn_end", "message_start", "message_update", "tool_execution_start", "tool_execution_update",
        "tool_execution_end" };
    return std::ranges::contains(types, type);
}

bool isOfStream(std::string_view type)
{
    return type.starts_with("auto_") || type.starts_with("compaction_") || type == "queue_update";
}

class PiReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = m_isDroid ? "factory-droid" : "pi"; }
    void describe(JsonObject session);
    void message(JsonObject message, const SourceSpan &span, const TimeSpan &time);
    void assistant(JsonObject message, const SourceSpan &span, const TimeSpan &time);
    void toolResult(JsonObject message, const SourceSpan &span);
    void bash(JsonObject message, const SourceSpan &span, const TimeSpan &time);

    bool m_isDroid = false; ///< Factory's agent, whose sessions begin with another record
};

void PiReader::event(JsonObject event, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 9> known { "model_change", "thinking_level_change", "compaction",
        "branch_summary", "custom", "custom_message", "label", "session_info", "leaf" };
    const std::string type = memberText(event, "type");
    const auto inner = objectMember(event, "message");
    m_isDroid = m_isDroid || type == "session_start";
    if (type == "session" || type == "session_start")
        return describe(event);
    if (type == "message" && inner) {
        message(*inner, span, timeSpan(momentIn(event, "timestamp"), {}));
        if (memberIs(*inner, "role", { "toolResult" }))
            leaveMember(event, "timestamp");
        return;
    }
    if (type == "message_end" && inner) {
        const TimeSpan time = timeSpan(momentIn(*inner, "timestamp"), {});
        m_builder.noteMoment(time.startedAt);
        message(*inner, span, time);
        if (memberIs(*inner, "role", { "toolResult" }))
            leaveMember(*inner, "timestamp");
        return;
    }
    if (repeatsMessages(type))
        return m_context.passOver(type);
    keep(type, event, std::ranges::contains(known, type) || isOfStream(type));
}

void PiReader::describe(JsonObject session)
{
    m_builder.run.externalId = memberText(session, "id");
    JsonExtra extra;
    for (const auto &[key, value] : session)
        if (key != "id" && key != "type")
            extra.add(key, jsonText(value));
    m_builder.run.extra = extra.text();
}

void PiReader::message(JsonObject message, const SourceSpan &span, const TimeSpan &time)
{
    const std::string role = memberText(message, "role");
    const auto content = memberOf(message, "content");
    if (role == "assistant")
        assistant(message, span, time);
    else if (role == "toolResult")
        toolResult(message, span);
    else if (role == "bashExecution")
        bash(message, span, time);
    else if (role == "user" && content)
        m_chat.add(readChatMessage(message, "user"), span, time);
    else
        keep("message." + role, message, true, time.startedAt);
}

void PiReader::assistant(JsonObject message, const SourceSpan &span, const TimeSpan &time)
{
    const bool isFailure = memberIs(message, "stopReason", { "error", "aborted" });
    const std::string reason = isFailure ? memberText(message, "stopReason") : std::string {};
    m_chat.add(readChatMessage(message, "assistant"), span, time);
    const auto usage = objectMember(message, "usage");
    const auto costs = usage ? objectMember(*usage, "cost") : std::nullopt;
    if (const auto total = costs ? memberOf(*costs, "total") : std::nullopt)
        addDecimal(m_builder.run.cost, amountIn(*total).value_or(0));
    if (!isFailure)
        return;
    m_chat.step().error = ErrorRecord { .layer = reason == "error" ? ErrorLayer::Model : ErrorLayer::Limit,
        .type = reason,
        .message = memberText(message, "errorMessage"),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
}

void PiReader::toolResult(JsonObject message, const SourceSpan &span)
{
    const auto content = memberOf(message, "content");
    const auto isError = memberOf(message, "isError");
    ChatResult result;
    result.id = memberText(message, "toolCallId");
    result.text = content ? contentText(*content) : std::string {};
    result.isError = isError && boolIn(*isError).value_or(false);
    m_chat.result(std::move(result), span);
}

/// A command that the user ran.
void PiReader::bash(JsonObject message, const SourceSpan &span, const TimeSpan &time)
{
    StepRecord &step = m_chat.begin(StepKind::Tool, span);
    step.time = time;
    m_chat.call({ .id = {},
        .name = "bash",
        .arguments = "{\"command\":" + quotedJson(memberText(message, "command")) + '}',
        .code = CodeRecord {
            .language = Language::Bash, .text = memberText(message, "command"), .origin = CodeOrigin::ToolArgument } });
    ChatResult result;
    result.text = memberText(message, "output");
    const auto status = memberOf(message, "exitCode");
    result.exitStatus = status ? integerIn(*status) : std::nullopt;
    m_chat.result(std::move(result), span);
}

} // namespace

bool Pi::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        // Early versions have no number of their own.
        const bool isHead = record["type"].text == "session" && record.has("id") && record.has("timestamp")
            && (record.has("version") || (record.has("cwd") && record.has("modelId")));
        const bool isDroid = record["type"].text == "session_start" && record.has("id") && record.has("title");
        return isHead || isDroid || (record["type"].text == "message_end" && record["message"].has("role"))
            || (record["type"].text == "message" && record["message"].has("role") && record.has("parentId"));
    });
}

void Pi::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<PiReader>(file, sniff.framing, context);
}

} // namespace vitrine
