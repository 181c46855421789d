// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/opencode.h"

#include "base/decimal.h"
#include "models/logs/formats/agents/opencodecopies.h"
#include "models/logs/formats/agents/opencodeearly.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class ExportReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "messages"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "opencode"; }
    void tie(JsonObject info);
    void user(simdjson::dom::array parts, const SourceSpan &span, const TimeSpan &time);
    void part(JsonObject part, const SourceSpan &span);
    void tool(JsonObject part, const SourceSpan &span);
    void figures(JsonObject info);
    void streamed(JsonObject event, const SourceSpan &span);
    StepRecord &streamedTurn(const std::string &message, bool isNew, const SourceSpan &span, const TimeSpan &time);

    OpenCodeCopies m_copies;
    std::string m_message; ///< of the turn at hand, in the stream of a command
    bool m_isFinished = false; ///< this turn's end was reported
};

void ExportReader::head(JsonObject head)
{
    const auto info = objectMember(head, "info");
    if (!info)
        return;
    RunRecord &run = m_builder.run;
    run.externalId = memberText(*info, "id");
    run.frameworkVersion = memberText(*info, "version");
    mergeExtra(run.extra, jsonText(JsonElement(*info)));
    tie(*info);
    m_copies.nameOrigin(run.extra);
}

/// To the session that started this one, and those that this one starts to it. In an export the key is another one than
/// in the store.
void ExportReader::tie(JsonObject info)
{
    const std::string parent = memberText(info, "parentID");
    m_builder.run.parentRun = m_context.runLinkedTo(parent.empty() ? memberText(info, "parent_id") : parent);
    m_context.linkRun(m_builder.run.externalId, m_context.runs() + 1);
}

void ExportReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    if (memberOf(event, "sessionID"))
        return streamed(event, span);
    const auto info = objectMember(event, "info");
    const auto parts = arrayMember(event, "parts");
    if (!info || !parts)
        return keep("message", event, false);
    if (m_copies.isCopied(*info, *parts, m_context))
        return m_context.passOver("copied message");
    const auto times = objectMember(*info, "time");
    const TimeSpan time = times ? timeSpan(momentIn(*times, "created"), momentIn(*times, "completed")) : TimeSpan {};
    if (memberIs(*info, "role", { "user" }))
        return user(*parts, span, time);
    m_chat.begin(StepKind::Action, span).time = time;
    for (const JsonElement element : *parts)
        if (const auto one = objectIn(element))
            part(*one, span);
    figures(*info);
}

void ExportReader::user(simdjson::dom::array parts, const SourceSpan &span, const TimeSpan &time)
{
    std::string text;
    for (const JsonElement element : parts) {
        const auto part = objectIn(element);
        if (part && memberText(*part, "type") == "text")
            text += (text.empty() ? "" : "\n") + memberText(*part, "text");
        else if (part && !reportUnreadable(*part, span))
            keep("part", *part, true);
    }
    say("user", std::move(text), span, time);
}

void ExportReader::part(JsonObject part, const SourceSpan &span)
{
    if (reportUnreadable(part, span))
        return;
    const std::string type = memberText(part, "type");
    StepRecord &step = m_chat.step();
    if (type == "tool")
        return tool(part, span);
    if (type == "step-start" || type == "step-finish")
        return;
    if (type != "text" && type != "reasoning")
        return keep("part." + type, part, true);
    const std::string text = memberText(part, "text");
    step.thought += (step.thought.empty() || text.empty() ? "" : "\n\n") + text;
    if (type == "reasoning")
        return;
    step.rawModelOutput += (step.rawModelOutput.empty() ? "" : "\n\n") + text;
    m_builder.setAnswer(step.rawModelOutput);
}

/// A call is recorded with its state: input, and output or error.
void ExportReader::tool(JsonObject part, const SourceSpan &span)
{
    const auto state = objectMember(part, "state");
    const auto input = state ? memberOf(*state, "input") : std::nullopt;
    const std::string id = memberText(part, "callID");
    m_chat.call(input ? chatCall(id, memberText(part, "tool"), *input)
                      : ChatCall { .id = id, .name = memberText(part, "tool"), .arguments = "{}", .code = {} });
    if (!state)
        return;
    const auto metadata = objectMember(*state, "metadata");
    const auto status = metadata ? memberOf(*metadata, "exit") : std::nullopt;
    ChatResult result;
    result.id = id;
    result.isError = memberIs(*state, "status", { "error" });
    result.text = memberText(*state, result.isError ? "error" : "output");
    result.exitStatus = status ? integerIn(*status) : std::nullopt;
    const auto times = objectMember(*state, "time");
    const auto from = times ? momentIn(*times, "start") : std::nullopt;
    const auto to = times ? momentIn(*times, "end") : std::nullopt;
    if (from)
        m_chat.startedAt(id, *from);
    // The session that the call has started.
    if (metadata)
        m_context.linkCall(memberText(*metadata, "sessionId"), id);
    m_chat.result(std::move(result), span, from && to ? std::optional(*to - *from) : std::optional<double> {});
}

void ExportReader::figures(JsonObject info)
{
    RunRecord &run = m_builder.run;
    if (run.model.empty())
        run.model = memberText(info, "modelID");
    if (const auto cost = memberOf(info, "cost"))
        addDecimal(run.cost, amountIn(*cost).value_or(0));
    StepRecord &step = m_chat.step();
    if (const auto tokens = objectMember(info, "tokens")) {
        const auto cache = objectMember(*tokens, "cache");
        step.tokens = usageIn(JsonElement(*tokens)).value_or(Tokens {});
        for (const std::string_view key : { "read", "write" })
            if (const auto value = cache ? memberOf(*cache, key) : std::nullopt; value && step.tokens.input)
                addTokens(step.tokens.input, tokenCountIn(*value));
    }
    const auto error = objectMember(info, "error");
    const auto data = error ? objectMember(*error, "data") : std::nullopt;
    if (error && step.error)
        m_chat.event("error", "{\"type\":" + quotedJson(step.error->type) + '}');
    if (error)
        step.error = ErrorRecord { .layer = ErrorLayer::Model,
            .type = memberText(*error, "name"),
            .message = data ? memberText(*data, "message") : std::string {},
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

/// `opencode run --format json` prints each part of a message when it is complete.
void ExportReader::streamed(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const TimeSpan time = timeSpan(momentIn(event, "timestamp"), {});
    if (m_builder.run.externalId.empty())
        m_builder.run.externalId = memberText(event, "sessionID");
    const auto printed = objectMember(event, "part");
    if (!printed && type != "error")
        return keep(type, event, false, time.startedAt);
    // The part has it, too.
    if (printed)
        leaveMember(event, "type");
    const std::string message = printed ? memberText(*printed, "messageID") : m_message;
    const bool isStart = printed && memberIs(*printed, "type", { "step-start" });
    StepRecord &step = streamedTurn(message, isStart, span, time);
    if (printed) {
        part(*printed, span);
        leaveMember(*printed, "messageID");
    }
    m_isFinished = !printed || memberIs(*printed, "type", { "step-finish" });
    if (m_isFinished) {
        step.time.endedAt = time.startedAt;
        figures(printed ? *printed : event);
    } else if (step.time.startedAt != time.startedAt) {
        leaveMember(event, "timestamp");
    }
    m_builder.run.state = printed ? RunState::Success : RunState::Error;
}

StepRecord &ExportReader::streamedTurn(
    const std::string &message, bool isNew, const SourceSpan &span, const TimeSpan &time)
{
    if (isNew || !m_chat.isOpen() || m_isFinished || message != m_message)
        m_chat.begin(StepKind::Action, span).time = time;
    m_message = message;
    m_chat.step().span.byteTo = span.byteTo;
    return m_chat.step();
}

/// A line that `opencode run --format json` prints.
bool isStreamed(const Outline &record)
{
    constexpr std::array<std::string_view, 6> types { "step_start", "step_finish", "text", "reasoning", "tool_use",
        "error" };
    return record["sessionID"].isString() && std::ranges::contains(types, std::string_view(record["type"].text))
        && (record["part"]["type"].isString() || record["error"].has("name"));
}

} // namespace

bool OpenCode::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const Outline &first = record["messages"].first();
        // A session may have no messages yet.
        const bool isEmpty = record["messages"].isArray() && record["messages"].items.empty()
            && record["info"].has("id") && record["info"].has("time");
        return isStreamed(record) || isEmpty
            || (record["info"].isObject() && first["info"].has("role") && first["parts"].isArray());
    }) || OpenCodeEarly::isRecognized(sniff);
}

void OpenCode::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (OpenCodeEarly::isRecognized(sniff))
        return OpenCodeEarly::read(file, sniff.framing, context);
    readSession<ExportReader>(file, sniff.framing, context);
}

} // namespace vitrine
