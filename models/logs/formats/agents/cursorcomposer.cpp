// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/cursorcomposer.h"

#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// Types of bubbles.
constexpr std::int64_t userBubble = 1;
constexpr std::int64_t modelBubble = 2;

/// Empty lists and texts that each bubble has, whether it uses them or not.
bool isBlank(JsonElement value)
{
    const std::string text = jsonText(value);
    return text == "[]" || text == "{}" || text == "\"\"" || text == "null" || text == "false";
}

/// The members of an object but for some, and without blank ones; empty when none is left.
std::string restOf(JsonObject object, std::span<const std::string_view> known)
{
    JsonExtra rest;
    for (const auto &[key, value] : object)
        if (!std::ranges::contains(known, key) && !isBlank(value))
            rest.add(key, jsonText(value));
    return rest.text();
}

class ComposerReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "bubbles"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "cursor"; }
    void model(JsonObject bubble, const SourceSpan &span, const TimeSpan &time);
    void tool(JsonObject data, const SourceSpan &span);
    void result(JsonObject data, const SourceSpan &span);
    bool beginsTurn(JsonObject bubble);
    void rest(JsonObject bubble);

    std::string m_modelCall; ///< of the turn at hand, where the bubbles name it
    simdjson::dom::parser m_inner;
};

void ComposerReader::head(JsonObject head)
{
    const auto composer = objectMember(head, "composer");
    if (!composer)
        return;
    RunRecord &run = m_builder.run;
    run.externalId = memberText(*composer, "composerId");
    if (const auto config = objectMember(*composer, "modelConfig"))
        run.model = memberText(*config, "modelName");
    run.time = timeSpan(momentIn(*composer, "createdAt"), momentIn(*composer, "lastUpdatedAt"));
    const std::string status = memberText(*composer, "status");
    if (status == "completed" || status == "error" || status == "aborted")
        run.state = status == "completed" ? RunState::Success
            : status == "error"           ? RunState::Error
                                          : RunState::Cancelled;
    mergeExtra(run.extra, restOf(*composer, {}));
    run.parentRun = m_context.runLinkedTo(run.externalId);
    if (const auto started = arrayMember(*composer, "subComposerIds"))
        for (const JsonElement id : *started)
            m_context.linkRun(valueText(id), m_context.runs() + 1);
}

void ComposerReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    const auto type = memberOf(event, "type");
    const auto number = type ? integerIn(*type) : std::nullopt;
    const TimeSpan time = timeSpan(momentIn(event, "createdAt"), {});
    if (number == userBubble) {
        say("user", memberText(event, "text"), span, time);
        return rest(event);
    }
    if (number == modelBubble)
        return model(event, span, time);
    keep(memberOf(event, "dropped")      ? "dropped"
            : memberOf(event, "missing") ? "missing"
                                         : "bubble",
        event, !type.has_value());
}

/// Cursor makes a bubble for each thought, text and tool call: those of one call of the model are one turn.
bool ComposerReader::beginsTurn(JsonObject bubble)
{
    if (!m_chat.isOpen())
        return true;
    const auto data = objectMember(bubble, "toolFormerData");
    const bool hasCalls = !m_chat.step().toolCalls.empty();
    if (!data)
        return hasCalls || (objectMember(bubble, "thinking") && !m_chat.step().thought.empty());
    const std::string call = memberText(*data, "modelCallId");
    return hasCalls && (call.empty() || call != m_modelCall);
}

void ComposerReader::model(JsonObject bubble, const SourceSpan &span, const TimeSpan &time)
{
    if (beginsTurn(bubble)) {
        m_chat.begin(StepKind::Action, span).time = time;
        m_modelCall.clear();
    }
    StepRecord &step = m_chat.step();
    step.span.byteTo = std::max(step.span.byteTo, span.byteTo);
    if (time.startedAt && step.time.startedAt && time.startedAt > step.time.startedAt)
        step.time = timeSpan(step.time.startedAt, time.startedAt);
    const auto thinking = objectMember(bubble, "thinking");
    const std::string text = memberText(bubble, "text");
    for (const std::string &part : { thinking ? memberText(*thinking, "text") : std::string(), text })
        step.thought += (step.thought.empty() || part.empty() ? "" : "\n\n") + part;
    if (!text.empty()) {
        step.rawModelOutput += (step.rawModelOutput.empty() ? "" : "\n\n") + text;
        m_builder.setAnswer(step.rawModelOutput);
    }
    // Cursor writes 0 where it knows no count.
    const auto count = memberOf(bubble, "tokenCount");
    const auto tokens = count ? usageIn(*count) : std::nullopt;
    if (tokens && (tokens->input.value_or(0) > 0 || tokens->output.value_or(0) > 0))
        m_chat.setTokens(*tokens);
    const auto info = objectMember(bubble, "modelInfo");
    if (m_builder.run.model.empty() && info)
        m_builder.run.model = memberText(*info, "modelName");
    if (const auto data = objectMember(bubble, "toolFormerData"))
        tool(*data, span);
    rest(bubble);
}

void ComposerReader::tool(JsonObject data, const SourceSpan &span)
{
    if (m_modelCall.empty())
        m_modelCall = memberText(data, "modelCallId");
    // The arguments as the model wrote them; otherwise as Cursor understood them.
    std::string arguments = memberText(data, "rawArgs");
    if (arguments.empty())
        arguments = memberText(data, "params");
    JsonElement parsed;
    const std::string id = memberText(data, "toolCallId");
    const std::string name = memberText(data, "name").empty() ? memberText(data, "tool") : memberText(data, "name");
    if (m_inner.parse(arguments).get(parsed) == simdjson::SUCCESS)
        m_chat.call(chatCall(id, name, parsed));
    else
        m_chat.call({ .id = id, .name = name, .arguments = quotedJson(arguments), .code = {} });
    result(data, span);
    leaveMember(data, "modelCallId");
    leaveMember(data, "status");
    constexpr auto known = std::to_array<std::string_view>(
        { "rawArgs", "toolCallId", "modelCallId", "name", "result", "status", "error" });
    if (const std::string rest = restOf(data, known); !rest.empty())
        m_chat.event("tool", rest);
}

void ComposerReader::result(JsonObject data, const SourceSpan &span)
{
    const std::string status = memberText(data, "status");
    ChatResult result;
    result.id = memberText(data, "toolCallId");
    result.isError = status == "error" || status == "cancelled";
    result.errorType = status == "cancelled" ? "cancelled" : "";
    result.text = memberText(data, "result");
    JsonElement parsed;
    JsonObject object;
    if (m_inner.parse(result.text).get(parsed) == simdjson::SUCCESS && parsed.get(object) == simdjson::SUCCESS) {
        for (const std::string_view key : { "exitCodeV2", "exitCode" })
            if (const auto code = memberOf(object, key); code && !result.exitStatus)
                result.exitStatus = integerIn(*code);
        constexpr std::array<std::string_view, 2> texts { "output", "contents" };
        const auto shown = std::ranges::find_if(texts, [&](auto key) { return !memberText(object, key).empty(); });
        if (shown != texts.end()) {
            if (const std::string rest = restOf(object, std::span(shown, 1)); !rest.empty())
                m_chat.event("result", rest);
            result.text = memberText(object, *shown);
        }
    }
    const auto error = memberOf(data, "error");
    if (result.text.empty() && error)
        result.text = valueText(*error);
    if (!result.text.empty() || status == "completed" || result.isError)
        m_chat.result(std::move(result), span);
}

void ComposerReader::rest(JsonObject bubble)
{
    constexpr auto known = std::to_array<std::string_view>({ "_v", "type", "text", "thinking", "toolFormerData",
        "createdAt", "tokenCount", "bubbleId", "isAgentic", "unifiedMode", "capabilities" });
    if (const std::string rest = restOf(bubble, known); !rest.empty())
        m_chat.event("bubble", rest);
}

} // namespace

bool CursorComposer::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return record["composer"].isObject() && record["bubbles"].isArray(); });
}

void CursorComposer::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<ComposerReader>(file, sniff.framing, context);
}

} // namespace vitrine
