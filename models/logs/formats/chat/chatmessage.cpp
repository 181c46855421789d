// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatmessage.h"

#include "models/logs/formats/chat/messageparts.h"
#include "models/logs/formats/chat/resultblocks.h"
#include "models/logs/formats/chat/tokenusage.h"

#include <utility>

namespace vitrine {

namespace {

class MessageReader {
public:
    std::optional<ChatMessage> read(JsonObject object);
    ChatMessage read(JsonObject object, std::string role);
    ChatMessage readCalls(simdjson::dom::array calls);

private:
    void fill(JsonObject object);
    void toolResponses(simdjson::dom::array list);
    void content(JsonElement value);
    void block(JsonObject object);
    void toolUse(JsonObject object);
    void toolCalls(JsonElement value);
    void toolCall(JsonObject object);
    void add(ChatCall call);

    ChatMessage m_message;
};

std::optional<ChatMessage> MessageReader::read(JsonObject object)
{
    const auto role = memberOf(object, "role");
    const auto name = memberOf(object, "name");
    const auto roleName = role ? role : name;
    if (!roleName || !roleName->is_string())
        return {};
    // A type that is no role of LangChain's.
    if (!role)
        leaveMember(object, "type");
    return read(object, valueText(*roleName));
}

ChatMessage MessageReader::read(JsonObject object, std::string role)
{
    m_message.role = std::move(role);
    fill(object);
    return std::move(m_message);
}

ChatMessage MessageReader::readCalls(simdjson::dom::array calls)
{
    m_message.role = "assistant";
    for (const JsonElement element : calls)
        if (const auto call = objectIn(element); call && memberOf(*call, "toolName"))
            toolUse(*call);
        else if (call)
            toolCall(*call);
    return std::move(m_message);
}

void MessageReader::fill(JsonObject object)
{
    if (const auto text = memberOf(object, "content"))
        content(*text);
    else if (const auto parts = arrayMember(object, "parts"))
        for (const JsonElement element : *parts)
            if (const auto one = objectIn(element))
                addPart(m_message, *one);
    if (!memberOf(object, "content") && !memberOf(object, "parts"))
        addGeminiPart(m_message, object);
    for (const std::string_view key : { "reasoning_content", "reasoning" })
        if (const auto reasoning = memberOf(object, key); reasoning && reasoning->is_string())
            appendLine(m_message.thinking, *stringIn(*reasoning));
    if (const auto calls = memberOf(object, "tool_calls"))
        toolCalls(*calls);
    // LangChain keeps the calls as the vendor wrote them, at times only there.
    const auto further = objectMember(object, "additional_kwargs");
    if (const auto calls = further ? memberOf(*further, "tool_calls") : std::nullopt; calls && m_message.calls.empty())
        toolCalls(*calls);
    if (const auto calls = memberOf(object, "invalid_tool_calls"))
        toolCalls(*calls);
    if (const auto call = memberOf(object, "function_call"); call && call->is_object())
        toolCall(*objectIn(*call));
    if (const auto responses = arrayMember(object, "tool_responses")) {
        // It repeats them.
        leaveMember(object, "content");
        toolResponses(*responses);
    } else if (m_message.results.empty()
        && (m_message.role == "tool" || m_message.role == "function"
            || (m_message.role == "toolResult" && memberOf(object, "toolCallId"))))
        m_message.results.push_back(
            resultInMessage(object, m_message.role == "toolResult", std::exchange(m_message.text, {})));
    m_message.model = memberText(object, "model");
    // Amp has it beside the tokens.
    if (const auto usage = m_message.model.empty() ? objectMember(object, "usage") : std::nullopt)
        m_message.model = memberText(*usage, "model");
    for (const std::string_view key : { "usage", "usage_metadata", "usageMetadata", "token_usage" })
        if (const auto usage = memberOf(object, key); usage && m_message.tokens.quality == Quality::Missing)
            m_message.tokens = usageIn(*usage).value_or(Tokens {});
}

/// What AutoGen 0.2 sends back for several calls in one message.
void MessageReader::toolResponses(simdjson::dom::array list)
{
    m_message.text.clear();
    for (const JsonElement element : list)
        if (const auto response = objectIn(element))
            for (ChatResult &result : MessageReader().read(*response, "tool").results)
                m_message.results.push_back(std::move(result));
}

void MessageReader::content(JsonElement value)
{
    simdjson::dom::array parts;
    if (value.get(parts) != simdjson::SUCCESS) {
        appendLine(m_message.text, valueText(value));
        return;
    }
    for (const JsonElement part : parts) {
        if (const auto object = objectIn(part))
            block(*object);
        else
            appendLine(m_message.text, valueText(part));
    }
}

void MessageReader::block(JsonObject object)
{
    const std::string type = memberText(object, "type");
    if (type == "thinking" || type == "reasoning" || type == "think")
        appendLine(m_message.thinking, memberText(object, memberOf(object, type) ? type : "text"));
    else if (type == "tool_use" || type == "server_tool_use" || type == "mcp_tool_use" || type == "tool-call"
        || type == "toolCall" || type == "tool_call" || type == "function_call")
        toolUse(object);
    else if (type.ends_with("tool_result") || type == "tool-result")
        m_message.results.push_back(resultInBlock(object));
    else if (const auto value = objectMember(object, "text"))
        appendLine(m_message.text, memberText(*value, "value"));
    else if (type == "refusal")
        appendLine(m_message.text, memberText(object, "refusal"));
    else if (memberOf(object, "text"))
        appendLine(m_message.text, memberText(object, "text"));
    else if (!type.empty())
        appendLine(m_message.text, '<' + type + '>');
    keepUnknown(m_message, object, type);
}

void MessageReader::toolUse(JsonObject object)
{
    const auto any = [&](std::initializer_list<std::string_view> keys) {
        std::optional<JsonElement> found;
        for (const std::string_view key : keys)
            if (!found)
                found = memberOf(object, key);
        return found;
    };
    const auto text = [](std::optional<JsonElement> value) { return value ? valueText(*value) : std::string {}; };
    if (const auto input = any({ "input", "args", "arguments" }))
        add(chatCall(text(any({ "call_id", "id", "toolCallId" })), text(any({ "name", "toolName" })), *input));
}

/// LangChain has the calls of Anthropic's messages twice: as blocks of the content and in `tool_calls`, where the
/// arguments of a streamed message are complete.
void MessageReader::add(ChatCall call) { addCall(m_message.calls, std::move(call)); }

void MessageReader::toolCalls(JsonElement value)
{
    simdjson::dom::array calls;
    if (value.get(calls) != simdjson::SUCCESS)
        return;
    for (const JsonElement call : calls)
        if (const auto object = objectIn(call))
            toolCall(*object);
}

/// {id, function: {name, arguments}}, or flat as Inspect has it: {id, function: "name", arguments}.
void MessageReader::toolCall(JsonObject object)
{
    const auto function = memberOf(object, "function");
    const JsonObject callee = function ? objectIn(*function).value_or(object) : object;
    const bool isFlat = function && function->is_string();
    std::string name = isFlat ? valueText(*function) : memberText(callee, "name");
    if (name.empty())
        return;
    const auto named = memberOf(callee, "arguments");
    const auto arguments = named ? named : memberOf(callee, "args");
    const std::string id = memberText(object, "id");
    ChatCall call = arguments ? chatCall(id, std::move(name), *arguments)
                              : ChatCall { .id = id, .name = std::move(name), .arguments = "{}", .code = {} };
    for (const std::string_view key : { "parse_error", "error" })
        if (call.parseError.empty())
            call.parseError = memberText(object, key);
    add(std::move(call));
}

} // namespace

std::optional<ChatMessage> readChatMessage(JsonObject object) { return MessageReader().read(object); }

ChatMessage readChatMessage(JsonObject object, std::string role)
{
    return MessageReader().read(object, std::move(role));
}

ChatMessage messageOfCalls(simdjson::dom::array calls) { return MessageReader().readCalls(calls); }

} // namespace vitrine
