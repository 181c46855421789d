// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatmessage.h"

#include "models/logs/steps/toolcode.h"

#include <algorithm>
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
    leaveMember(content, "return_code");
}

/// Gemini's functions answer with an object, under names that differ by program.
ChatResult functionResponse(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "id");
    const auto response = memberOf(object, "response");
    const auto fields = response ? objectIn(*response) : std::nullopt;
    for (const std::string_view key : { "output", "result", "content", "error" })
        if (const auto value = fields ? memberOf(*fields, key) : std::nullopt; value && result.text.empty()) {
            result.text = contentText(*value);
            result.isError = key == "error";
        }
    if (response && result.text.empty())
        result.text = valueText(*response);
    return result;
}

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
    void keepUnknown(JsonObject object, std::string_view type);
    void part(JsonObject object);
    bool geminiPart(JsonObject object);
    void toolUse(JsonObject object);
    void toolResult(JsonObject object);
    void ampResult(JsonObject object, JsonObject run);
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
                part(*one);
    if (!memberOf(object, "content") && !memberOf(object, "parts"))
        geminiPart(object);
    for (const std::string_view key : { "reasoning_content", "reasoning" })
        if (const auto reasoning = memberOf(object, key); reasoning && reasoning->is_string())
            append(m_message.thinking, *stringIn(*reasoning));
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
        toolMessage(object);
    m_message.model = memberText(object, "model");
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
    if (type == "thinking" || type == "reasoning" || type == "think")
        append(m_message.thinking, memberText(object, memberOf(object, type) ? type : "text"));
    else if (type == "tool_use" || type == "server_tool_use" || type == "mcp_tool_use" || type == "tool-call"
        || type == "toolCall")
        toolUse(object);
    else if (type.ends_with("tool_result") || type == "tool-result")
        toolResult(object);
    else if (const auto value = objectMember(object, "text"))
        append(m_message.text, memberText(*value, "value"));
    else if (type == "refusal")
        append(m_message.text, memberText(object, "refusal"));
    else if (memberOf(object, "text"))
        append(m_message.text, memberText(object, "text"));
    else if (!type.empty())
        append(m_message.text, '<' + type + '>');
    keepUnknown(object, type);
}

/// For media, only the name is kept in a trail; blocks of unknown types are kept completely.
void MessageReader::keepUnknown(JsonObject object, std::string_view type)
{
    constexpr std::array<std::string_view, 40> known { "", "text", "input_text", "output_text", "summary_text",
        "reasoning_text", "refusal", "thinking", "reasoning", "think", "redacted_thinking", "redacted-reasoning",
        "tool_use", "server_tool_use", "mcp_tool_use", "tool-call", "tool_call", "toolCall", "tool-result",
        "tool_call_response", "image", "image_url", "image_file", "input_image", "audio", "input_audio", "video",
        "file", "input_file", "document", "search_result", "blob", "uri", "media", "generic", "json", "function",
        "server_tool_call", "server_tool_call_response", "encrypted_content" };
    if (!std::ranges::contains(known, type) && !type.ends_with("tool_result"))
        m_message.unknown.push_back(jsonText(JsonElement(object)));
}

/// As OpenTelemetry's conventions for generative models, and Gemini, have them.
void MessageReader::part(JsonObject object)
{
    const std::string type = memberText(object, "type");
    const auto arguments = memberOf(object, "arguments");
    if (geminiPart(object))
        return;
    if (type == "tool_call" && arguments) {
        m_message.calls.push_back(chatCall(memberText(object, "id"), memberText(object, "name"), *arguments));
    } else if (type == "tool_call_response") {
        ChatResult result;
        result.id = memberText(object, "id");
        const auto response = memberOf(object, "response");
        const auto text = response ? response : memberOf(object, "result");
        result.text = text ? contentText(*text) : std::string {};
        m_message.results.push_back(std::move(result));
    } else {
        // Microsoft's library names its own classes, whose content is an object.
        const bool isThinking = type == "reasoning" || type == "thinking" || type.ends_with("TextReasoningContent");
        const auto fields = objectMember(object, "content");
        append(isThinking ? m_message.thinking : m_message.text,
            fields && memberOf(*fields, "text") ? memberText(*fields, "text")
                                                : memberText(object, memberOf(object, "content") ? "content" : "text"));
    }
    keepUnknown(object, type);
}

/// The parts that only Gemini's API has, in either spelling.
bool MessageReader::geminiPart(JsonObject object)
{
    const auto either = [&](std::string_view key, std::string_view other) {
        const auto found = objectMember(object, key);
        return found ? found : objectMember(object, other);
    };
    const auto thought = memberOf(object, "thought");
    if (const auto call = either("functionCall", "function_call")) {
        const auto arguments = memberOf(*call, "args");
        m_message.calls.push_back(arguments ? chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments)
                                            : ChatCall { .id = memberText(*call, "id"),
                                                  .name = memberText(*call, "name"),
                                                  .arguments = "{}",
                                                  .code = {} });
    } else if (const auto response = either("functionResponse", "function_response")) {
        m_message.results.push_back(functionResponse(*response));
    } else if (const auto code = either("executableCode", "executable_code")) {
        m_message.calls.push_back(chatCall({}, "code_execution", JsonElement(*code)));
    } else if (const auto outcome = either("codeExecutionResult", "code_execution_result")) {
        ChatResult result;
        result.text = memberText(*outcome, "output");
        result.isError = !memberText(*outcome, "outcome").ends_with("OK");
        m_message.results.push_back(std::move(result));
    } else if (thought && boolIn(*thought).value_or(false)) {
        append(m_message.thinking, memberText(object, "text"));
    } else {
        return false;
    }
    return true;
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
        m_message.calls.push_back(
            chatCall(text(any({ "id", "toolCallId" })), text(any({ "name", "toolName" })), *input));
}

/// Amp's record of a tool's run: its status, and output and exit status or another result.
void MessageReader::ampResult(JsonObject object, JsonObject run)
{
    ChatResult result;
    result.id = memberText(object, "toolUseID");
    const bool isRejected = memberIs(run, "status", { "rejected-by-user" });
    result.isError = isRejected || memberIs(run, "status", { "error", "cancelled" });
    result.errorType = isRejected ? "approval" : "";
    const auto given = memberOf(run, result.isError && memberOf(run, "error") ? "error" : "result");
    const auto fields = given ? objectIn(*given) : std::nullopt;
    const auto exit = fields ? memberOf(*fields, "exitCode") : std::nullopt;
    result.exitStatus = exit ? integerIn(*exit) : std::nullopt;
    if (exit && memberOf(*fields, "output"))
        result.text = memberText(*fields, "output");
    else if (given)
        result.text = valueText(*given);
    m_message.results.push_back(std::move(result));
}

void MessageReader::toolResult(JsonObject object)
{
    ChatResult result;
    const bool isAiSdk = memberOf(object, "toolCallId").has_value();
    result.id = memberText(object, isAiSdk ? "toolCallId" : "tool_use_id");
    if (const auto run = objectMember(object, "run"); run && result.id.empty())
        return ampResult(object, *run);
    const auto output = isAiSdk ? memberOf(object, "output") : std::nullopt;
    const auto value = output ? output : memberOf(object, isAiSdk ? "result" : "content");
    const auto execution = value ? objectIn(*value) : std::nullopt;
    const auto plain = execution && isAiSdk ? memberOf(*execution, "value") : std::nullopt;
    if (plain) {
        result.text = valueText(*plain);
        result.isError = memberIs(*execution, "type", { "error-text", "error-json", "error" });
    } else if (execution)
        readExecution(result, *execution);
    else if (value)
        result.text = contentText(*value);
    const auto isError = memberOf(object, isAiSdk ? "isError" : "is_error");
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
    const auto named = memberOf(callee, "arguments");
    const auto arguments = named ? named : memberOf(callee, "args");
    const std::string id = memberText(object, "id");
    m_message.calls.push_back(arguments
            ? chatCall(id, std::move(name), *arguments)
            : ChatCall { .id = id, .name = std::move(name), .arguments = "{}", .code = {} });
    for (const std::string_view key : { "parse_error", "error" })
        if (m_message.calls.back().parseError.empty())
            m_message.calls.back().parseError = memberText(object, key);
}

/// A whole message is the result.
void MessageReader::toolMessage(JsonObject object)
{
    ChatResult result;
    const bool isPi = m_message.role == "toolResult";
    result.id = memberText(object, isPi ? "toolCallId" : "tool_call_id");
    result.text = std::exchange(m_message.text, {});
    if (result.id.empty())
        result.id = memberText(object, "id");
    const auto flag = isPi ? memberOf(object, "isError") : std::nullopt;
    result.isError = memberIs(object, "status", { "error" }) || (flag && boolIn(*flag).value_or(false));
    const auto error = memberOf(object, "error");
    if (error && boolIn(*error)) {
        result.isError = *boolIn(*error);
    } else if (error && !error->is_null()) {
        const auto fields = objectIn(*error);
        result.isError = true;
        result.errorType = fields ? memberText(*fields, "type") : std::string {};
        const std::string message = fields ? memberText(*fields, "message") : valueText(*error);
        if (result.text.empty())
            result.text = message;
        else if (fields)
            leaveMember(*fields, "message");
        else
            leaveMember(object, "error");
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

ChatMessage readChatMessage(JsonObject object, std::string role)
{
    return MessageReader().read(object, std::move(role));
}

ChatMessage messageOfCalls(simdjson::dom::array calls) { return MessageReader().readCalls(calls); }

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
    constexpr std::array<std::string_view, 19> input { "input_tokens", "prompt_tokens", "cache_creation_input_tokens",
        "cache_read_input_tokens", "input_tokens_cache_read", "input_tokens_cache_write", "promptTokenCount",
        "promptTokens", "inputTokens", "request_tokens", "input", "cacheRead", "cacheWrite", "inputOther",
        "inputCacheRead", "inputCacheCreation", "input_other", "input_cache_read", "input_cache_creation" };
    constexpr std::array<std::string_view, 8> output { "output_tokens", "completion_tokens", "candidatesTokenCount",
        "thoughtsTokenCount", "completionTokens", "outputTokens", "response_tokens", "output" };
    const auto object = objectIn(usage);
    if (!object)
        return {};
    Tokens tokens { .input = sumOf(*object, input), .output = sumOf(*object, output), .quality = Quality::Missing };
    if (!tokens.input && !tokens.output)
        return {};
    tokens.quality = Quality::Recorded;
    return tokens;
}

void addTokens(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &more)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 53;
    if (more && *more >= 0 && *more < most)
        sum = std::min(most, sum.value_or(0) + *more);
}

} // namespace vitrine
