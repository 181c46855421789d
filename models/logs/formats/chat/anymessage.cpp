// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/anymessage.h"

#include "models/logs/formats/chat/messageparts.h"
#include "models/logs/formats/chat/tokenusage.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using Role = std::pair<std::string_view, std::string_view>;

/// Types and classes of LangChain and AutoGen, and the roles that they have elsewhere.
constexpr std::array<Role, 19> langChainRoles { {
    { "human", "user" },
    { "ai", "assistant" },
    { "system", "system" },
    { "tool", "tool" },
    { "function", "function" },
    { "chat", "user" },
    { "HumanMessage", "user" },
    { "HumanMessageChunk", "user" },
    { "AIMessage", "assistant" },
    { "AIMessageChunk", "assistant" },
    { "SystemMessage", "system" },
    { "SystemMessageChunk", "system" },
    { "ToolMessage", "tool" },
    { "ToolMessageChunk", "tool" },
    { "FunctionMessage", "function" },
    { "ChatMessage", "user" },
    { "developer", "developer" },
    { "UserMessage", "user" },
    { "AssistantMessage", "assistant" },
} };

std::string_view roleOf(std::string_view type)
{
    const auto found = std::ranges::find(langChainRoles, type, &Role::first);
    return found == langChainRoles.end() ? std::string_view {} : found->second;
}

/// The fields of a message, and the name of its type.
struct Wrapped {
    std::string type;
    JsonObject fields;
};

std::optional<Wrapped> langChainFields(JsonObject object)
{
    std::string type = memberText(object, "type");
    if (const auto path = arrayMember(object, "id"); type == "constructor" && path && path->size() > 0)
        type = valueText(path->at(path->size() - 1).value_unsafe());
    if (roleOf(type).empty()) {
        leaveMember(object, "type");
        return {};
    }
    for (const std::string_view key : { "kwargs", "data" })
        if (const auto fields = objectMember(object, key))
            return Wrapped { std::move(type), *fields };
    if (!memberOf(object, "content"))
        return {};
    return Wrapped { std::move(type), object };
}

ChatMessage langChainMessage(const Wrapped &wrapped)
{
    const std::string own = memberText(wrapped.fields, "role");
    ChatMessage message = readChatMessage(wrapped.fields, own.empty() ? std::string(roleOf(wrapped.type)) : own);
    if (const auto metadata = objectMember(wrapped.fields, "response_metadata")) {
        for (const std::string_view key : { "model_name", "model", "model_id" })
            if (message.model.empty())
                message.model = memberText(*metadata, key);
        for (const std::string_view key : { "token_usage", "usage" })
            if (const auto usage = memberOf(*metadata, key); usage && message.tokens.quality == Quality::Missing)
                message.tokens = usageIn(*usage).value_or(Tokens {});
    }
    return message;
}

/// One part of a request or response of Pydantic AI.
void addPydanticPart(ChatMessage &message, JsonObject part)
{
    const std::string kind = memberText(part, "part_kind");
    const auto content = memberOf(part, "content");
    const std::string text = content ? contentText(*content) : std::string {};
    if (kind == "tool-call" || kind == "builtin-tool-call") {
        const auto arguments = memberOf(part, "args");
        message.calls.push_back(arguments
                ? chatCall(memberText(part, "tool_call_id"), memberText(part, "tool_name"), *arguments)
                : ChatCall { memberText(part, "tool_call_id"), memberText(part, "tool_name"), "{}", {} });
    } else if (kind == "tool-return" || kind == "builtin-tool-return"
        || (kind == "retry-prompt" && memberOf(part, "tool_name"))) {
        ChatResult result;
        result.id = memberText(part, "tool_call_id");
        result.text = text;
        result.isError = kind == "retry-prompt";
        message.results.push_back(std::move(result));
    } else if (kind == "thinking") {
        appendLine(message.thinking, text);
    } else {
        appendLine(message.text, text);
        constexpr std::array<std::string_view, 5> known { "text", "user-prompt", "system-prompt", "retry-prompt",
            "file" };
        if (!std::ranges::contains(known, kind))
            message.unknown.push_back(jsonText(JsonElement(part)));
    }
}

std::optional<ChatMessage> pydanticMessage(JsonObject object)
{
    const std::string kind = memberText(object, "kind");
    const auto parts = arrayMember(object, "parts");
    if (!parts || (kind != "request" && kind != "response"))
        return {};
    ChatMessage message;
    bool isSystem = false;
    for (const JsonElement element : *parts)
        if (const auto part = objectIn(element)) {
            isSystem = isSystem || memberText(*part, "part_kind") == "system-prompt";
            addPydanticPart(message, *part);
        }
    message.role = kind == "response" ? "assistant" : isSystem && parts->size() == 1 ? "system" : "user";
    message.model = memberText(object, "model_name");
    if (const auto usage = memberOf(object, "usage"))
        message.tokens = usageIn(*usage).value_or(Tokens {});
    return message;
}

} // namespace

bool isLangChainType(std::string_view type) { return !roleOf(type).empty(); }

std::optional<ChatMessage> readAnyMessage(JsonObject object)
{
    if (auto message = pydanticMessage(object))
        return message;
    if (!memberOf(object, "role"))
        if (const auto wrapped = langChainFields(object))
            return langChainMessage(*wrapped);
    return readChatMessage(object);
}

} // namespace vitrine
