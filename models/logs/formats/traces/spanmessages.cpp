// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanmessages.h"

#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/json/readledger.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t maxMessages = 10'000;

/// "12.rest" as 12, leaving "rest".
std::optional<std::size_t> takeIndex(std::string_view &key)
{
    std::size_t index = 0;
    const auto read = std::from_chars(key.data(), key.data() + key.size(), index);
    const auto length = static_cast<std::size_t>(read.ptr - key.data());
    if (read.ec != std::errc {} || index >= maxMessages)
        return {};
    key.remove_prefix(std::min(length + 1, key.size()));
    return index;
}

struct FlatCall {
    std::string id;
    std::string name;
    std::string arguments;
};

/// A message that was spread over dotted attributes.
struct FlatMessage {
    std::string role;
    std::string text;
    std::map<std::size_t, FlatCall> calls;
};

bool readCall(FlatCall &call, std::string_view key, const std::string &value)
{
    if (key.ends_with("function.name") || key == "name")
        call.name = value;
    else if (key.ends_with("arguments"))
        call.arguments = value;
    else if (key.ends_with("id"))
        call.id = value;
    else
        return false;
    return true;
}

/// False if a message has no such field.
bool readField(FlatMessage &message, std::string_view key, const std::string &value)
{
    if (key.starts_with("message."))
        key.remove_prefix(8);
    if (key == "role") {
        message.role = value;
    } else if (key == "content" || (key.starts_with("contents.") && key.ends_with(".text"))) {
        message.text += (message.text.empty() ? "" : "\n") + value;
    } else if (key.starts_with("tool_calls.")) {
        key.remove_prefix(11);
        const auto index = takeIndex(key);
        return index && readCall(message.calls[*index], key, value);
    } else {
        return false;
    }
    return true;
}

/// Takes the messages under a prefix out of the attributes, in the order of their numbers.
std::vector<FlatMessage> takeMessages(SpanAttributes &attributes, std::string_view prefix)
{
    std::map<std::size_t, FlatMessage> messages;
    auto at = attributes.lower_bound(prefix);
    while (at != attributes.end() && at->first.starts_with(prefix)) {
        std::string_view key = std::string_view(at->first).substr(prefix.size());
        const auto index = takeIndex(key);
        const bool isRead = index && readField(messages[*index], key, at->second);
        at = isRead ? attributes.erase(at) : std::next(at);
    }
    std::vector<FlatMessage> list;
    for (auto &[index, message] : messages)
        list.push_back(std::move(message));
    return list;
}

ChatCall callOf(FlatCall &&flat)
{
    simdjson::dom::parser parser;
    JsonElement arguments;
    if (parser.parse(simdjson::padded_string(flat.arguments)).get(arguments) == simdjson::SUCCESS)
        return chatCall(std::move(flat.id), std::move(flat.name), arguments);
    return {
        .id = std::move(flat.id), .name = std::move(flat.name), .arguments = quotedJson(flat.arguments), .code = {}
    };
}

/// System instructions are parts without a role, or messages of older versions.
std::string instructionsIn(std::string_view json)
{
    const InnerJson inner(json, "attributes.gen_ai.system_instructions");
    simdjson::dom::array list;
    if (!inner.value())
        return std::string(json);
    if (inner.value()->get(list) != simdjson::SUCCESS)
        return valueText(*inner.value());
    std::string text;
    const auto add
        = [&](std::string_view part) { text += (text.empty() || part.empty() ? "" : "\n") + std::string(part); };
    for (const JsonElement element : list) {
        const auto part = objectIn(element);
        const auto content = part ? memberOf(*part, "content") : std::nullopt;
        if (part && memberOf(*part, "parts"))
            for (const ChatMessage &message : messagesIn(element))
                add(message.text);
        else
            add(content ? contentText(*content) : part ? memberText(*part, "text") : valueText(element));
    }
    return text;
}

} // namespace

std::vector<ChatMessage> messagesInAttribute(const Span &span, std::string_view key)
{
    const InnerJson json(span.attribute(key), "attributes." + std::string(key));
    return json.value() ? messagesIn(*json.value()) : std::vector<ChatMessage>();
}

void readMessages(Span &span)
{
    for (const std::string_view prefix : { "llm.input_messages.", "gen_ai.prompt." })
        for (FlatMessage &message : takeMessages(span.attributes, prefix))
            span.prompt.push_back({ std::move(message.role), std::move(message.text) });
    for (const std::string_view prefix : { "llm.output_messages.", "gen_ai.completion." })
        for (FlatMessage &flat : takeMessages(span.attributes, prefix)) {
            ChatMessage message;
            message.role = std::move(flat.role);
            message.text = std::move(flat.text);
            for (auto &[index, call] : flat.calls)
                message.calls.push_back(callOf(std::move(call)));
            addReply(span.reply, std::move(message));
        }
    if (std::string text = instructionsIn(span.attribute("gen_ai.system_instructions")); !text.empty())
        span.prompt.push_back({ "system", std::move(text) });
    for (ChatMessage &message : messagesInAttribute(span, "gen_ai.input.messages"))
        addPrompt(span, std::move(message));
    for (ChatMessage &message : messagesInAttribute(span, "gen_ai.output.messages"))
        addReply(span.reply, std::move(message));
}

void addPrompt(Span &span, ChatMessage message)
{
    PromptMessage prompt { std::move(message.role), std::move(message.text) };
    const auto add = [&](const std::string &id, const std::string &text) {
        prompt.text += prompt.text.empty() ? "" : "\n";
        prompt.text += id.empty() ? text : '[' + id + "] " + text;
    };
    if (!message.thinking.empty())
        add({}, message.thinking);
    for (const ChatCall &call : message.calls)
        add(call.id, call.name + ' ' + call.arguments);
    for (const ChatResult &result : message.results)
        add(result.id, result.text);
    span.prompt.push_back(std::move(prompt));
    std::ranges::move(message.unknown, std::back_inserter(span.reply.unknown));
}

} // namespace vitrine
