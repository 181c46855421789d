// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/plaintext.h"

#include "models/logs/formats/traces/modelmessages.h"

namespace vitrine {

namespace {

/// The text of the last message that a value holds: what was asked, or what was answered.
std::optional<std::string> messageText(JsonElement value)
{
    const auto messages = messagesIn(value);
    for (const ChatMessage &message : messages)
        if (message.role == "user" || messages.size() == 1)
            return message.text;
    return messages.empty() ? std::nullopt : std::optional(messages.back().text);
}

} // namespace

std::string plainText(std::string_view json)
{
    const ParsedText parsed(json);
    if (!parsed.value())
        return std::string(json);
    if (const auto text = messageText(*parsed.value()))
        return *text;
    const auto object = parsed.object();
    if (!object)
        return valueText(*parsed.value());
    if (const auto list = arrayMember(*object, "args"); list && list->size() > 0)
        return valueText(list->at(0).value_unsafe());
    const auto named = objectMember(*object, "kwargs");
    const JsonObject fields = named.value_or(*object);
    for (const std::string_view key :
        { "task", "prompt", "input", "question", "query", "messages", "output", "content" })
        if (const auto value = memberOf(fields, key))
            return messageText(*value).value_or(valueText(*value));
    return std::string(json);
}

std::string lastText(std::string_view json)
{
    const ParsedText parsed(json);
    if (!parsed.value())
        return std::string(json);
    // CrewAI's results have the messages beside the text.
    if (const auto object = parsed.object())
        if (const auto raw = memberOf(*object, "raw"); raw && raw->is_string())
            return valueText(*raw);
    if (const auto messages = messagesIn(*parsed.value()); !messages.empty())
        return messages.back().text;
    const auto object = parsed.object();
    if (!object)
        return valueText(*parsed.value());
    for (const std::string_view key : { "output", "answer", "content" })
        if (const auto value = memberOf(*object, key))
            return messageText(*value).value_or(valueText(*value));
    return std::string(json);
}

bool isPlainText(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos)
        return false;
    if (text[first] != '{' && text[first] != '[')
        return true;
    const ParsedText parsed(text);
    return !parsed.value();
}

} // namespace vitrine
