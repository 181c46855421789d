// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/messageparts.h"

#include "models/logs/formats/chat/resultblocks.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace vitrine {

void appendLine(std::string &text, std::string_view line)
{
    text += text.empty() || line.empty() ? "" : "\n";
    text += line;
}

void keepUnknown(ChatMessage &message, JsonObject object, std::string_view type)
{
    constexpr std::array<std::string_view, 40> known { "", "text", "input_text", "output_text", "summary_text",
        "reasoning_text", "refusal", "thinking", "reasoning", "think", "redacted_thinking", "redacted-reasoning",
        "tool_use", "server_tool_use", "mcp_tool_use", "tool-call", "tool_call", "toolCall", "tool-result",
        "tool_call_response", "image", "image_url", "image_file", "input_image", "audio", "input_audio", "video",
        "file", "input_file", "document", "search_result", "blob", "uri", "media", "generic", "json", "function",
        "server_tool_call", "server_tool_call_response", "encrypted_content" };
    if (!std::ranges::contains(known, type) && !type.ends_with("tool_result"))
        message.unknown.push_back(jsonText(JsonElement(object)));
}

bool addGeminiPart(ChatMessage &message, JsonObject object)
{
    const auto either = [&](std::string_view key, std::string_view other) {
        const auto found = objectMember(object, key);
        return found ? found : objectMember(object, other);
    };
    const auto thought = memberOf(object, "thought");
    if (const auto call = either("functionCall", "function_call")) {
        const auto arguments = memberOf(*call, "args");
        message.calls.push_back(arguments ? chatCall(memberText(*call, "id"), memberText(*call, "name"), *arguments)
                                          : ChatCall { .id = memberText(*call, "id"),
                                                .name = memberText(*call, "name"),
                                                .arguments = "{}",
                                                .code = {} });
    } else if (const auto response = either("functionResponse", "function_response")) {
        message.results.push_back(functionResponse(*response));
    } else if (const auto code = either("executableCode", "executable_code")) {
        message.calls.push_back(chatCall({}, "code_execution", JsonElement(*code)));
    } else if (const auto outcome = either("codeExecutionResult", "code_execution_result")) {
        ChatResult result;
        result.text = memberText(*outcome, "output");
        result.isError = !memberText(*outcome, "outcome").ends_with("OK");
        message.results.push_back(std::move(result));
    } else if (thought && boolIn(*thought).value_or(false)) {
        appendLine(message.thinking, memberText(object, "text"));
    } else {
        return false;
    }
    return true;
}

void addPart(ChatMessage &message, JsonObject object)
{
    const std::string type = memberText(object, "type");
    const auto arguments = memberOf(object, "arguments");
    if (addGeminiPart(message, object))
        return;
    if (type == "tool_call" && arguments) {
        message.calls.push_back(chatCall(memberText(object, "id"), memberText(object, "name"), *arguments));
    } else if (type == "tool_call_response") {
        ChatResult result;
        result.id = memberText(object, "id");
        const auto response = memberOf(object, "response");
        const auto text = response ? response : memberOf(object, "result");
        result.text = text ? contentText(*text) : std::string {};
        message.results.push_back(std::move(result));
    } else {
        // Microsoft's library names its own classes, whose content is an object.
        const bool isThinking = type == "reasoning" || type == "thinking" || type.ends_with("TextReasoningContent");
        const auto fields = objectMember(object, "content");
        appendLine(isThinking ? message.thinking : message.text,
            fields && memberOf(*fields, "text") ? memberText(*fields, "text")
                                                : memberText(object, memberOf(object, "content") ? "content" : "text"));
    }
    keepUnknown(message, object, type);
}

} // namespace vitrine
