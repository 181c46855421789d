// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/clinetask.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isMessage(const Outline &value)
{
    const std::string_view type = value["type"].text;
    return value["ts"].kind == Outline::Kind::Number
        && ((type == "say" && value["say"].isString()) || (type == "ask" && value["ask"].isString()));
}

class UiReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    void complete() override { m_builder.run.framework = "cline"; }
    void request(const std::string &text, const SourceSpan &span, const TimeSpan &time);
    void spoken(std::string_view kind, std::string text, const SourceSpan &span, const TimeSpan &time);
    void tool(const std::string &kind, const std::string &text, const SourceSpan &span, const TimeSpan &time);
    StepRecord &turn(const SourceSpan &span, const TimeSpan &time);
    void failed(ErrorLayer layer, const std::string &kind, std::string text);
};

StepRecord &UiReader::turn(const SourceSpan &span, const TimeSpan &time)
{
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Action, span).time = time;
    m_chat.step().span.byteTo = span.byteTo;
    return m_chat.step();
}

void UiReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string type = memberText(event, "type");
    const std::string kind = memberText(event, type);
    const auto partial = memberOf(event, "partial");
    const TimeSpan time = timeSpan(momentIn(event, "ts"), {});
    std::string text = memberText(event, "text");
    // Partial text is recorded again when it is complete.
    if (partial && boolIn(*partial).value_or(false))
        return m_context.passOver("partial");
    const bool wasOpen = m_chat.isOpen();
    if (kind == "task" || kind == "user_feedback")
        say("user", std::move(text), span, time);
    else if (kind == "api_req_started")
        request(text, span, time);
    else if (kind == "text" || kind == "reasoning" || kind == "completion_result" || kind == "plan_mode_respond")
        spoken(kind, std::move(text), span, time);
    else if (kind == "command" || kind == "tool" || kind == "use_mcp_server" || kind == "browser_action_launch")
        tool(kind, text, span, time);
    else if (kind == "command_output" || kind == "mcp_server_response" || kind == "browser_action_result") {
        ChatResult result;
        result.text = std::move(text);
        leaveMember(event, "ts");
        if (!result.text.empty())
            m_chat.result(std::move(result), span);
    } else if (kind == "error" || kind == "diff_error" || kind == "api_req_failed") {
        turn(span, time);
        failed(kind == "api_req_failed" ? ErrorLayer::Model : ErrorLayer::Tool, kind, std::move(text));
    } else {
        return keep(type + '.' + kind, event, true);
    }
    // A turn has the time of its first record.
    if (wasOpen && m_chat.isOpen() && kind != "api_req_started")
        leaveMember(event, "ts");
}

/// Each request to the model starts a turn: {request, tokensIn, tokensOut, cacheReads, cacheWrites, cost}.
void UiReader::request(const std::string &text, const SourceSpan &span, const TimeSpan &time)
{
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    step.time = time;
    const InnerJson json(text, "text");
    const auto figures = json.value() ? objectIn(*json.value()) : std::nullopt;
    if (!figures)
        return;
    const auto figure = [&](std::string_view key) {
        const auto found = memberOf(*figures, key);
        return found ? tokenCountIn(*found) : std::nullopt;
    };
    for (const std::string_view key : { "tokensIn", "cacheReads", "cacheWrites" })
        addTokens(step.tokens.input, figure(key));
    addTokens(step.tokens.output, figure("tokensOut"));
    if (step.tokens.input || step.tokens.output)
        step.tokens.quality = Quality::Recorded;
    if (const auto cost = memberOf(*figures, "cost"))
        addDecimal(m_builder.run.cost, amountIn(*cost).value_or(0));
    if (const auto failure = memberOf(*figures, "streamingFailedMessage"))
        failed(ErrorLayer::Model, "streaming_failed", valueText(*failure));
}

void UiReader::failed(ErrorLayer layer, const std::string &kind, std::string text)
{
    if (!m_chat.step().error)
        m_chat.step().error = ErrorRecord {
            .layer = layer, .type = kind, .message = std::move(text), .traceback = {}, .codeLine = {}, .causeType = {}
        };
}

void UiReader::spoken(std::string_view kind, std::string text, const SourceSpan &span, const TimeSpan &time)
{
    if (text.empty())
        return;
    // In older versions the task is the first text.
    if (kind == "text" && m_builder.isEmpty() && !m_chat.isOpen())
        return say("user", std::move(text), span, time);
    StepRecord &step = turn(span, time);
    step.thought += (step.thought.empty() ? "" : "\n\n") + text;
    if (kind == "reasoning")
        return;
    step.rawModelOutput += (step.rawModelOutput.empty() ? "" : "\n\n") + text;
    m_builder.setAnswer(text);
    if (kind == "completion_result") {
        m_builder.setFinalsRecorded();
        step.isFinalAnswer = true;
    }
}

void UiReader::tool(const std::string &kind, const std::string &text, const SourceSpan &span, const TimeSpan &time)
{
    turn(span, time);
    if (kind == "command") {
        m_chat.call({ .id = {},
            .name = "execute_command",
            .arguments = "{\"command\":" + quotedJson(text) + '}',
            .code = CodeRecord { .language = Language::Bash, .text = text, .origin = CodeOrigin::ToolArgument } });
        return;
    }
    simdjson::dom::parser parser;
    JsonElement value;
    const bool isJson = parser.parse(simdjson::padded_string(text)).get(value) == simdjson::SUCCESS;
    const auto fields = isJson ? objectIn(value) : std::nullopt;
    std::string name = fields ? memberText(*fields, memberOf(*fields, "tool") ? "tool" : "toolName") : std::string {};
    m_chat.call({ .id = {},
        .name = name.empty() ? kind : std::move(name),
        .arguments = isJson ? jsonText(value) : quotedJson(text),
        .code = {} });
}

} // namespace

bool ClineTask::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records,
        [](const Outline &record) { return isMessage(record) || (record.isArray() && isMessage(record.first())); });
}

void ClineTask::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSession<UiReader>(file, sniff.framing, context);
}

} // namespace vitrine
