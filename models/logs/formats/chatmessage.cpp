// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chatmessage.h"

#include "models/logs/steps/toolcode.h"

#include <array>
#include <span>
#include <utility>

namespace vitrine {

namespace {

void append(std::string &text, std::string_view part)
{
    text += text.empty() || part.empty() ? "" : "\n";
    text += part;
}

void addOutput(std::vector<OutputRecord> &outputs, OutputStream stream, std::string text)
{
    if (!text.empty())
        outputs.push_back({ .stream = stream, .text = std::move(text), .isTruncated = false });
}

/// {stdout, stderr, return_code}, or {type: "…_error", error_code}.
void readExecution(ChatResult &result, JsonObject content)
{
    addOutput(result.outputs, OutputStream::Stdout, memberText(content, "stdout"));
    addOutput(result.outputs, OutputStream::Stderr, memberText(content, "stderr"));
    result.text = memberText(content, "stdout");
    append(result.text, memberText(content, "stderr"));
    const auto status = memberOf(content, "return_code");
    result.errorType = memberText(content, "error_code");
    result.isError = !result.errorType.empty() || (status && integerIn(*status).value_or(0) != 0);
}

class MessageReader {
public:
    std::optional<ChatMessage> read(JsonObject object);

private:
    void content(JsonElement value);
    void block(JsonObject object);
    void part(JsonObject object);
    void toolUse(JsonObject object);
    void toolResult(JsonObject object);
    void toolCalls(JsonElement value);
    void toolCall(JsonObject object);
    void toolMessage(JsonObject object);

    ChatMessage m_message;
};

std::optional<ChatMessage> MessageReader::read(JsonObject object)
{
    const auto role = memberOf(object, "role");
    const auto name = memberOf(object, "name");
    const auto roleName = role ? role : name;
    const auto text = memberOf(object, "content");
    if (!roleName || !roleName->is_string())
        return {};
    m_message.role = valueText(*roleName);
    if (text)
        content(*text);
    else if (const auto parts = arrayMember(object, "parts"))
        for (const JsonElement element : *parts)
            if (const auto one = objectIn(element))
                part(*one);
    for (const std::string_view key : { "reasoning_content", "reasoning" })
        if (const auto reasoning = memberOf(object, key); reasoning && reasoning->is_string())
            append(m_message.thinking, *stringIn(*reasoning));
    if (const auto calls = memberOf(object, "tool_calls"))
        toolCalls(*calls);
    if (const auto call = memberOf(object, "function_call"); call && call->is_object())
        toolCall(*objectIn(*call));
    if (m_message.role == "tool" || m_message.role == "function")
        toolMessage(object);
    m_message.model = memberText(object, "model");
    if (const auto usage = memberOf(object, "usage"))
        m_message.tokens = usageIn(*usage).value_or(Tokens {});
    return std::move(m_message);
}

void MessageReader::content(JsonElement value)
{
    simdjson::dom::array parts;
    if (value.get(parts) != simdjson::SUCCESS) {
        append(m_message.text, valueText(value));
        return;
    }
    for (const JsonElement part : parts) {
        if (const auto object = objectIn(part))
            block(*object);
        else
            append(m_message.text, valueText(part));
    }
}

void MessageReader::block(JsonObject object)
{
    const std::string type = memberText(object, "type");
    if (type == "thinking" || type == "reasoning")
        append(m_message.thinking, memberText(object, type));
    else if (type == "tool_use" || type == "server_tool_use" || type == "mcp_tool_use")
        toolUse(object);
    else if (type.ends_with("tool_result"))
        toolResult(object);
    else if (const auto value = objectMember(object, "text"))
        append(m_message.text, memberText(*value, "value"));
    else if (memberOf(object, "text"))
        append(m_message.text, memberText(object, "text"));
    else if (!type.empty())
        append(m_message.text, '<' + type + '>');
}

/// As OpenTelemetry's conventions for generative models, and Gemini, have them.
void MessageReader::part(JsonObject object)
{
    const std::string type = memberText(object, "type");
    const auto arguments = memberOf(object, "arguments");
    if (type == "tool_call" && arguments) {
        m_message.calls.push_back(chatCall(memberText(object, "id"), memberText(object, "name"), *arguments));
    } else if (type == "tool_call_response") {
        ChatResult result;
        result.id = memberText(object, "id");
        const auto response = memberOf(object, "response");
        const auto text = response ? response : memberOf(object, "result");
        result.text = text ? contentText(*text) : std::string {};
        m_message.results.push_back(std::move(result));
    } else if (type == "reasoning" || type == "thinking") {
        append(m_message.thinking, memberText(object, "content"));
    } else {
        append(m_message.text, memberText(object, memberOf(object, "content") ? "content" : "text"));
    }
}

void MessageReader::toolUse(JsonObject object)
{
    if (const auto input = memberOf(object, "input"))
        m_message.calls.push_back(chatCall(memberText(object, "id"), memberText(object, "name"), *input));
}

void MessageReader::toolResult(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "tool_use_id");
    const auto value = memberOf(object, "content");
    if (const auto execution = value ? objectIn(*value) : std::nullopt)
        readExecution(result, *execution);
    else if (value)
        result.text = contentText(*value);
    const auto isError = memberOf(object, "is_error");
    result.isError = result.isError || (isError && boolIn(*isError).value_or(false));
    m_message.results.push_back(std::move(result));
}

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
    const auto arguments = memberOf(callee, "arguments");
    const std::string id = memberText(object, "id");
    m_message.calls.push_back(arguments
            ? chatCall(id, std::move(name), *arguments)
            : ChatCall { .id = id, .name = std::move(name), .arguments = "{}", .code = {} });
    m_message.calls.back().parseError = memberText(object, "parse_error");
}

/// A whole message is the result.
void MessageReader::toolMessage(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "tool_call_id");
    result.text = std::exchange(m_message.text, {});
    if (const auto error = memberOf(object, "error"); error && !error->is_null()) {
        const auto fields = objectIn(*error);
        result.isError = true;
        result.errorType = fields ? memberText(*fields, "type") : std::string {};
        const std::string message = fields ? memberText(*fields, "message") : valueText(*error);
        if (result.text.empty())
            result.text = message;
    }
    m_message.results.push_back(std::move(result));
}

std::optional<std::int64_t> sumOf(JsonObject object, std::span<const std::string_view> keys)
{
    std::optional<std::int64_t> sum;
    for (const std::string_view key : keys) {
        const auto value = memberOf(object, key);
        const auto number = value ? integerIn(*value) : std::nullopt;
        constexpr std::int64_t most = std::int64_t { 1 } << 53;
        if (number && *number >= 0 && *number < most)
            sum = sum.value_or(0) + *number;
    }
    return sum;
}

} // namespace

std::optional<ChatMessage> readChatMessage(JsonObject object) { return MessageReader().read(object); }

ChatCall chatCall(std::string id, std::string name, JsonElement arguments)
{
    ChatCall call { .id = std::move(id), .name = std::move(name), .arguments = {}, .code = {} };
    if (const auto text = stringIn(arguments)) {
        simdjson::dom::parser parser;
        JsonElement inner;
        const bool isJson = parser.parse(simdjson::padded_string(*text)).get(inner) == simdjson::SUCCESS;
        const bool holds = isJson && (inner.is_object() || inner.is_array());
        call.arguments = jsonText(holds ? inner : arguments);
        call.code = codeOfCall(call.name, holds ? inner : arguments);
        return call;
    }
    call.arguments = jsonText(arguments);
    call.code = codeOfCall(call.name, arguments);
    return call;
}

std::optional<Tokens> usageIn(JsonElement usage)
{
    constexpr std::array<std::string_view, 6> input { "input_tokens", "prompt_tokens", "cache_creation_input_tokens",
        "cache_read_input_tokens", "input_tokens_cache_read", "input_tokens_cache_write" };
    constexpr std::array<std::string_view, 2> output { "output_tokens", "completion_tokens" };
    const auto object = objectIn(usage);
    if (!object)
        return {};
    Tokens tokens { .input = sumOf(*object, input), .output = sumOf(*object, output), .quality = Quality::Missing };
    if (!tokens.input && !tokens.output)
        return {};
    tokens.quality = Quality::Recorded;
    return tokens;
}

} // namespace vitrine
