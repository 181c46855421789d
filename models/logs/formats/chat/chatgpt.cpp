// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatgpt.h"

#include "models/logs/formats/chat/chatgptbranch.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// The branch that the user saw last makes the run, the others are kept as events.
class Conversation {
public:
    Conversation(RunBuilder &builder, const SourceSpan &span)
        : m_builder(builder)
        , m_span(span)
    {
        m_chat.setRunsText(false);
    }
    void read(JsonObject conversation);

private:
    void message(JsonObject message);
    void assistant(JsonObject message, JsonObject content, const std::string &text);
    void toolResult(JsonObject message, const std::string &text);
    void keepRest(JsonObject message);
    static std::string textOf(JsonObject content);

    RunBuilder &m_builder;
    SourceSpan m_span;
    ChatRun m_chat { m_builder };
    std::string m_thoughts; ///< before their answer
};

std::string Conversation::textOf(JsonObject content)
{
    for (const std::string_view key : { "text", "content", "result" })
        if (std::string text = memberText(content, key); !text.empty())
            return text;
    std::string text;
    if (const auto parts = arrayMember(content, "parts"))
        for (const JsonElement part : *parts)
            text += (text.empty() ? "" : "\n") + valueText(part);
    if (const auto thoughts = arrayMember(content, "thoughts"))
        for (const JsonElement element : *thoughts)
            if (const auto thought = objectIn(element))
                text += (text.empty() ? "" : "\n") + memberText(*thought, "summary") + "\n"
                    + memberText(*thought, "content");
    return text;
}

void Conversation::read(JsonObject conversation)
{
    const auto mapping = objectMember(conversation, "mapping");
    if (!mapping)
        return;
    const auto [shown, others] = messagesOf(conversation, *mapping);
    for (const JsonObject inner : shown)
        message(inner);
    for (const JsonObject inner : others)
        m_chat.event("other branch", jsonText(JsonElement(inner)));
    RunRecord &run = m_builder.run;
    JsonExtra extra;
    for (const auto &[key, value] : conversation)
        if (key != "mapping" && !value.is_null())
            extra.add(key, jsonText(value));
    run.extra = extra.text();
    m_chat.finish();
    run.externalId = memberText(conversation, memberOf(conversation, "conversation_id") ? "conversation_id" : "id");
    run.time = timeSpan(momentIn(conversation, "create_time"), momentIn(conversation, "update_time"));
    run.framework = "chatgpt";
    run.span = m_span;
}

void Conversation::message(JsonObject message)
{
    const auto author = objectMember(message, "author");
    const auto content = objectMember(message, "content");
    const std::string role = author ? memberText(*author, "role") : std::string {};
    if (!content)
        return;
    const std::string text = textOf(*content);
    keepRest(message);
    if (role == "assistant")
        return assistant(message, *content, text);
    if (role == "tool")
        return toolResult(message, text);
    ChatMessage chat;
    chat.role = role;
    chat.text = text;
    if (!text.empty())
        m_chat.add(std::move(chat), m_span, timeSpan(momentIn(message, "create_time"), {}));
    else
        m_chat.event(role, jsonText(JsonElement(message)));
}

/// What a message holds beside its text, where it says something.
void Conversation::keepRest(JsonObject message)
{
    constexpr std::array<std::string_view, 6> read { "id", "author", "create_time", "content", "recipient", "weight" };
    JsonExtra rest;
    for (const auto &[key, value] : message) {
        if (std::ranges::contains(read, key))
            continue;
        const bool isUsual = value.is_null() || jsonText(value) == "{}" || valueText(value) == "finished_successfully";
        if (!isUsual)
            rest.add(key, jsonText(value));
    }
    if (const std::string json = rest.text(); !json.empty())
        m_chat.event("message", json);
}

void Conversation::assistant(JsonObject message, JsonObject content, const std::string &text)
{
    const bool isThought = memberIs(content, "content_type", { "thoughts", "reasoning_recap" });
    const std::string recipient = memberText(message, "recipient");
    if (isThought) {
        leaveMember(message, "recipient");
        m_thoughts += (m_thoughts.empty() || text.empty() ? "" : "\n") + text;
        return;
    }
    const auto metadata = objectMember(message, "metadata");
    ChatMessage chat;
    chat.role = "assistant";
    chat.thinking = std::exchange(m_thoughts, {});
    chat.model = metadata ? memberText(*metadata, "model_slug") : std::string {};
    const bool isCall = !recipient.empty() && recipient != "all";
    if (!isCall)
        chat.text = text;
    m_chat.add(std::move(chat), m_span, timeSpan(momentIn(message, "create_time"), {}));
    if (!isCall)
        return;
    m_builder.setAnswer({});
    m_chat.call({ .id = {},
        .name = recipient,
        .arguments = quotedJson(text),
        .code = recipient.starts_with("python")
            ? std::optional(
                  CodeRecord { .language = Language::Python, .text = text, .origin = CodeOrigin::ToolArgument })
            : std::nullopt });
}

void Conversation::toolResult(JsonObject message, const std::string &text)
{
    const auto metadata = objectMember(message, "metadata");
    const auto outcome = metadata ? objectMember(*metadata, "aggregate_result") : std::nullopt;
    ChatResult result;
    result.text = text;
    result.isError = outcome && memberText(*outcome, "status").starts_with("failed");
    m_chat.result(std::move(result), m_span);
}

bool isConversation(const Outline &value)
{
    const Outline &mapping = value["mapping"];
    return mapping.isObject() && !mapping.members.empty() && std::ranges::any_of(mapping.members, [](const auto &node) {
        return node.value.has("message") && (node.value.has("children") || node.value.has("parent"));
    });
}

class ConversationsReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void object()
    {
        const JsonSlice slice = m_stream.take();
        const auto object = m_walker.parsedObject(slice, {});
        if (!object)
            return;
        RunBuilder builder;
        builder.addContent(slice.text);
        Conversation(builder, slice.span).read(*object);
        if (!builder.isEmpty())
            builder.finish(m_context);
    }
};

} // namespace

bool ChatGpt::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isConversation(record) || (record.isArray() && isConversation(record.first()));
    });
}

void ChatGpt::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    ConversationsReader reader(stream, context, walker);
    forEachObject(stream, context, walker, [&] { reader.object(); });
}

} // namespace vitrine
