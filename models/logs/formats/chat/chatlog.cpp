// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatlog.h"

#include "models/logs/formats/chat/conversation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isMessage(const Outline &value)
{
    const bool isPlain = (value["role"].isString() || value["name"].isString())
        && (value.has("content") || value.has("parts") || value.has("tool_calls"));
    const bool isShared = value["from"].isString() && value["value"].isString();
    const bool isLangChain = isLangChainType(value["type"].text)
        && (value.has("content") || value["data"].has("content") || value["kwargs"].has("content"));
    const bool isSerialized = value["type"].text == "constructor" && value["kwargs"].has("content");
    const bool isPydantic = (value["kind"].text == "request" || value["kind"].text == "response")
        && value["parts"].first().has("part_kind");
    return value.isObject() && (isPlain || isShared || isLangChain || isSerialized || isPydantic);
}

/// An item of OpenAI's Responses API, which is no message.
bool isItem(const Outline &value)
{
    constexpr auto types = std::to_array<std::string_view>(
        { "code_interpreter_call", "function_call", "function_call_output", "reasoning", "message", "custom_tool_call",
            "custom_tool_call_output", "web_search_call", "file_search_call", "computer_call", "image_generation_call",
            "local_shell_call", "shell_call", "apply_patch_call", "tool_search_call", "mcp_call", "mcp_list_tools",
            "mcp_approval_request", "program", "program_output" });
    return value.isObject() && std::ranges::contains(types, std::string_view(value["type"].text));
}

/// A step of a run of OpenAI's Assistants.
bool isRunStep(const Outline &value) { return value["step_details"].isObject(); }

bool isList(const Outline &value)
{
    const Outline &first = value.first();
    const bool beginsOtherwise = first["role"].isString() && std::ranges::any_of(value.items, isMessage);
    return value.isArray() && (isMessage(first) || isItem(first) || isRunStep(first) || beginsOtherwise);
}

bool hasList(const Outline &value)
{
    return std::ranges::any_of(conversationKeys, [&](std::string_view key) { return isList(value[key]); });
}

/// A program that was written for a question, as ToRA keeps it.
bool isProgram(const Outline &value)
{
    return value.has("question") && value["code"].isArray() && (value.has("report") || value.has("pred"));
}

/// The answer to one request, of OpenAI's chat API or Gemini's.
bool isCompletion(const Outline &value)
{
    const Outline &candidate = value["candidates"].first()["content"];
    return isMessage(value["choices"].first()["message"])
        || (candidate["role"].text == "model" && candidate["parts"].isArray());
}

bool isConversation(const Outline &value)
{
    return isList(value) || hasList(value) || hasList(value["state"]) || hasList(value["values"])
        || hasList(value["request"]) || isProgram(value) || isCompletion(value);
}

} // namespace

bool ChatLog::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isConversation(record) || isMessage(record) || (record.isArray() && isConversation(record.first()));
    });
}

/// A line may be a conversation, or one message of the only one.
void ChatLog::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    const bool isListOfLists
        = !sniff.records.empty() && sniff.records.front().isArray() && !isList(sniff.records.front());
    const bool isMessageLines
        = std::ranges::any_of(sniff.records, isMessage) && std::ranges::none_of(sniff.records, isConversation);
    if (isListOfLists)
        return forEachObject(stream, context, walker, [&] { ConversationReader(stream, context, walker).object(); });
    if (isMessageLines) {
        ConversationReader reader(stream, context, walker);
        forEachRecord(stream, context, [&] { reader.line(); });
        return reader.finishList(SourceSpan { .line = 1, .byteFrom = 0, .byteTo = stream.offset() });
    }
    forEachRecord(stream, context, [&] {
        ConversationReader reader(stream, context, walker);
        const int first = stream.ahead();
        if (first == '[')
            reader.list();
        else if (first == '{')
            reader.object();
        else
            walker.reportStray(stream.take(), {});
    });
}

} // namespace vitrine
