// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/goose.h"

#include "base/parsedjson.h"
#include "models/logs/formats/agents/gooseresult.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

class GooseReader : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override;
    std::string_view listKey() const override { return "conversation"; }
    void head(JsonObject head) override;
    void complete() override { m_builder.run.framework = "goose"; }
    void figures(JsonObject head);
    void message(JsonObject record, const SourceSpan &span);
    void part(JsonObject part, ChatMessage &message);
    void call(JsonObject part, ChatMessage &message);

    GooseEvents m_events; ///< of the message at hand: kind and record
};

/// The document that `--output-format json` prints.
class PrintedReader final : public GooseReader {
public:
    using GooseReader::GooseReader;

private:
    std::string_view listKey() const override { return "messages"; }
};

/// The store has the description of the model as text.
std::string modelIn(JsonObject head)
{
    if (const auto config = objectMember(head, "model_config"))
        return memberText(*config, "model_name");
    const auto config = parsedJson<nlohmann::json>(memberText(head, "model_config_json"));
    const auto name = config.is_object() ? config.find("model_name") : config.end();
    return name != config.end() && name->is_string() ? name->get<std::string>() : std::string {};
}

void GooseReader::head(JsonObject head)
{
    RunRecord &run = m_builder.run;
    run.externalId = memberText(head, "id");
    run.model = modelIn(head);
    run.time.startedAt = momentIn(head, "created_at");
    figures(head);
    mergeExtra(run.extra, jsonText(JsonElement(head)));
    run.parentRun = m_context.runLinkedTo(memberText(head, "parent_session_id"));
    if (!run.externalId.empty())
        m_context.linkRun(run.externalId, m_context.runs() + 1);
}

/// The sums of all requests; those of the last request alone are beside them.
void GooseReader::figures(JsonObject head)
{
    RunRecord &run = m_builder.run;
    Tokens tokens;
    for (const std::string_view key :
        { "accumulated_input_tokens", "accumulated_cache_read_tokens", "accumulated_cache_write_tokens" })
        addTokens(tokens.input, gooseCount(head, key));
    addTokens(tokens.output, gooseCount(head, "accumulated_output_tokens"));
    if (tokens.input || tokens.output) {
        run.tokens = tokens;
        run.tokens.quality = Quality::Recorded;
    }
    const auto cost = memberOf(head, "accumulated_cost");
    run.cost = cost ? amountIn(*cost) : std::nullopt;
}

void GooseReader::event(JsonObject event, const SourceSpan &span)
{
    if (reportUnreadable(event, span))
        return;
    if (arrayMember(event, "content"))
        return message(event, span);
    const std::string type = memberText(event, "type");
    const auto printed = objectMember(event, "message");
    if (type == "message" && printed && arrayMember(*printed, "content"))
        return message(*printed, span);
    // The first line of a file of the first versions describes the session.
    if (type.empty() && memberOf(event, "working_dir"))
        return head(event);
    keep(type, event, type == "notification" || type == "complete" || type == "error");
    if (type == "complete")
        m_builder.run.state = RunState::Success;
    else if (type == "error")
        m_builder.run.state = RunState::Error;
}

void GooseReader::message(JsonObject record, const SourceSpan &span)
{
    const auto created = momentIn(record, "created");
    m_builder.noteMoment(created);
    const auto parts = arrayMember(record, "content");
    ChatMessage message;
    message.role = memberText(record, "role");
    m_events.clear();
    for (const JsonElement element : *parts)
        if (const auto one = objectIn(element))
            part(*one, message);
        else
            message.unknown.push_back(jsonText(element));
    if (const auto tokens = gooseCount(record, "tokens"))
        addToExtra(message.extra, "tokens", std::to_string(*tokens));
    const auto metadata = objectMember(record, "metadata");
    const auto isVisible = metadata ? memberOf(*metadata, "userVisible") : std::nullopt;
    if (metadata)
        addToExtra(message.extra, "metadata", jsonText(JsonElement(*metadata)));
    // No person wrote it: a summary of what went before, or instructions of the program.
    if (message.role == "user" && isVisible && !boolIn(*isVisible).value_or(true)) {
        message.role = "system";
        addToExtra(message.extra, "origin", "\"goose\"");
    }
    const bool isEmpty = message.text.empty() && message.thinking.empty() && message.calls.empty()
        && message.results.empty() && message.unknown.empty();
    if (!isEmpty)
        m_chat.add(std::move(message), span, timeSpan(created, {}));
    for (const auto &[kind, event] : std::exchange(m_events, {}))
        m_chat.event(kind, event, created);
}

void GooseReader::part(JsonObject part, ChatMessage &message)
{
    const std::string type = memberText(part, "type");
    const auto add = [](std::string &to, std::string_view text) { (to += to.empty() ? "" : "\n\n") += text; };
    if (type == "text")
        return add(message.text, memberText(part, "text"));
    if (type == "thinking") {
        leaveMember(part, "signature");
        return add(message.thinking, memberText(part, "thinking"));
    }
    if (type == "toolRequest" || type == "frontendToolRequest")
        return call(part, message);
    if (type == "toolResponse")
        return message.results.push_back(gooseResult(part, m_events));
    constexpr std::array<std::string_view, 2> questions { "toolConfirmationRequest", "actionRequired" };
    constexpr std::array<std::string_view, 5> known { "image", "redactedThinking", "systemNotification",
        "contextLengthExceeded", "conversationCompacted" };
    const bool isQuestion = std::ranges::contains(questions, type);
    if (!isQuestion && !std::ranges::contains(known, type))
        m_context.unknownKey("content " + type);
    m_events.emplace_back(isQuestion ? "permission." + type : type, jsonText(JsonElement(part)));
}

/// A call is an outcome: {status: success, value} or {status: error, error}.
void GooseReader::call(JsonObject part, ChatMessage &message)
{
    const std::string id = memberText(part, "id");
    const auto outcome = objectMember(part, "toolCall");
    const auto value = outcome ? objectMember(*outcome, "value") : std::nullopt;
    const auto arguments = value ? memberOf(*value, "arguments") : std::nullopt;
    // A call that could not be read has no name.
    const std::string name = memberText(value ? *value : part, value ? "name" : "type");
    message.calls.push_back(arguments && !arguments->is_null()
            ? chatCall(id, name, *arguments)
            : ChatCall { .id = id, .name = name, .arguments = "{}", .code = {} });
    if (outcome && !value)
        message.calls.back().parseError = memberText(*outcome, "error");
    for (const std::string_view more : { "metadata", "_meta", "thoughtSignature" })
        if (memberOf(part, more))
            leaveMember(part, more);
}

bool isMessage(const Outline &record)
{
    constexpr std::array<std::string_view, 8> types { "text", "toolRequest", "toolResponse", "thinking", "image",
        "redactedThinking", "frontendToolRequest", "systemNotification" };
    return record["role"].isString() && record["created"].kind == Outline::Kind::Number && record["content"].isArray()
        && (record["content"].items.empty()
            || std::ranges::contains(types, std::string_view(record["content"].first()["type"].text)));
}

bool isExport(const Outline &record)
{
    return record["working_dir"].isString() && record["conversation"].isArray()
        && (record["conversation"].items.empty() || isMessage(record["conversation"].first())
            || record["conversation"].first().has("unreadable"));
}

/// A list of messages alone has no sign of its own.
bool isPrinted(const Outline &record)
{
    return isMessage(record["messages"].first()) && record["metadata"].has("total_tokens");
}

} // namespace

bool Goose::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const bool isFirstLine = record["working_dir"].isString()
            && record["message_count"].kind == Outline::Kind::Number && !record.has("type");
        const bool isStreamed = record["type"].text == "message" && isMessage(record["message"]);
        return isFirstLine || isStreamed || isExport(record) || isPrinted(record);
    });
}

void Goose::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (std::ranges::any_of(sniff.records, isPrinted))
        return readSession<PrintedReader>(file, sniff.framing, context);
    readSession<GooseReader>(file, sniff.framing, context);
}

} // namespace vitrine
