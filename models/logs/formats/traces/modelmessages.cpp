// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/modelmessages.h"

#include "models/logs/formats/chat/anymessage.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t maxMessages = 10'000;

/// Calls without a message around them are those of one reply.
std::optional<ChatMessage> bareCalls(simdjson::dom::array list)
{
    const auto isCall = [](JsonElement element) {
        const auto object = objectIn(element);
        return object && !memberOf(*object, "role")
            && ((memberOf(*object, "toolCallId") && memberOf(*object, "toolName"))
                || objectMember(*object, "function"));
    };
    if (list.size() == 0 || !std::ranges::all_of(list, isCall))
        return {};
    return messageOfCalls(list);
}

/// Koog writes the calls of a reply as its text.
void takeCallsFromText(ChatMessage &message)
{
    if (!message.calls.empty() || !message.text.starts_with("[{"))
        return;
    simdjson::dom::parser parser;
    simdjson::dom::array list;
    if (parser.parse(simdjson::padded_string(message.text)).get(list) != simdjson::SUCCESS)
        return;
    if (auto calls = bareCalls(list); calls && !calls->calls.empty()) {
        message.calls = std::move(calls->calls);
        message.text.clear();
    }
}

/// The first answer of a completion.
std::vector<ChatMessage> choiceIn(simdjson::dom::array choices)
{
    std::vector<ChatMessage> messages;
    const auto choice = choices.size() > 0 ? objectIn(choices.at(0).value_unsafe()) : std::nullopt;
    const auto inner = choice ? objectMember(*choice, "message") : std::nullopt;
    if (inner)
        messages.push_back(readChatMessage(*inner, "assistant"));
    return messages;
}

/// The first answer of Gemini's API.
std::vector<ChatMessage> candidateIn(simdjson::dom::array candidates)
{
    std::vector<ChatMessage> messages;
    const auto candidate = candidates.size() > 0 ? objectIn(candidates.at(0).value_unsafe()) : std::nullopt;
    if (const auto content = candidate ? objectMember(*candidate, "content") : std::nullopt)
        messages.push_back(readChatMessage(*content, "assistant"));
    return messages;
}

/// What Gemini's API was asked: a text, or messages.
std::vector<ChatMessage> contentsIn(JsonElement contents)
{
    const auto text = stringIn(contents);
    if (!text)
        return messagesIn(contents);
    ChatMessage message;
    message.role = "user";
    message.text = *text;
    return { std::move(message) };
}

} // namespace

void addReply(ChatMessage &reply, ChatMessage message)
{
    constexpr std::array<std::string_view, 5> models { "", "assistant", "ai", "model", "gpt" };
    if (!std::ranges::contains(models, message.role))
        reply.unknown.push_back("{\"role\":" + quotedJson(message.role) + '}');
    takeCallsFromText(message);
    reply.text += (reply.text.empty() || message.text.empty() ? "" : "\n") + message.text;
    reply.thinking += message.thinking;
    for (ChatCall &call : message.calls)
        addCall(reply.calls, std::move(call));
    std::ranges::move(message.unknown, std::back_inserter(reply.unknown));
}

std::vector<ChatMessage> messagesIn(JsonElement value)
{
    std::vector<ChatMessage> messages;
    simdjson::dom::array list;
    if (const auto object = objectIn(value)) {
        if (const auto inner = memberOf(*object, "messages"))
            return messagesIn(*inner);
        if (const auto choices = arrayMember(*object, "choices"))
            return choiceIn(*choices);
        if (const auto generations = memberOf(*object, "generations"))
            return messagesIn(*generations);
        if (const auto candidates = arrayMember(*object, "candidates"))
            return candidateIn(*candidates);
        if (const auto contents = memberOf(*object, "contents"))
            return contentsIn(*contents);
        const auto inner = objectMember(*object, "message");
        if (auto message = readAnyMessage(inner.value_or(*object)))
            messages.push_back(std::move(*message));
        return messages;
    }
    if (value.get(list) != simdjson::SUCCESS)
        return messages;
    if (auto calls = bareCalls(list))
        return { std::move(*calls) };
    for (const JsonElement element : list) {
        const auto object = objectIn(element);
        const auto inner = object ? objectMember(*object, "message") : std::nullopt;
        auto message = object ? readAnyMessage(inner.value_or(*object)) : std::nullopt;
        if (message)
            messages.push_back(std::move(*message));
        else if (element.is_array() && messages.size() < maxMessages)
            std::ranges::move(messagesIn(element), std::back_inserter(messages));
    }
    return messages;
}

} // namespace vitrine
