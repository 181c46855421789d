// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatlog.h"

#include "models/logs/formats/chat/conversation.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

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

/// Passes conversations on. Those before the first reply of a model are held back: a file without any reply is a set of
/// prompts, not a log.
class Conversations {
public:
    explicit Conversations(ImportContext &context)
        : m_context(context)
    {
    }
    /// Whether so many conversations without a reply were read that the file counts as a set of prompts.
    bool isOver() const { return m_held.size() > mostHeld || m_bytes > mostBytes; }
    void add(std::unique_ptr<ConversationReader> conversation);
    void finish();

private:
    static constexpr std::size_t mostHeld = 1000;
    static constexpr std::uint64_t mostBytes = 16 << 20;

    ImportContext &m_context;
    std::vector<std::unique_ptr<ConversationReader>> m_held;
    std::uint64_t m_bytes = 0; ///< of the held conversations
    bool m_hasReply = false;
};

void Conversations::add(std::unique_ptr<ConversationReader> conversation)
{
    // Of a broken one, nothing may be left.
    if (conversation->isEmpty())
        return;
    m_hasReply = m_hasReply || !conversation->hasPromptsOnly();
    m_bytes += conversation->span().byteTo - conversation->span().byteFrom;
    m_held.push_back(std::move(conversation));
    if (!m_hasReply)
        return;
    for (const auto &held : std::exchange(m_held, {}))
        held->handOn();
    m_bytes = 0;
}

void Conversations::finish()
{
    if (m_held.empty())
        return;
    // Of the whole file.
    m_context.beginRecord(0);
    m_context.skip(
        ErrorCode::UnknownFormat, 0, 0, { .code = FlawCode::LooksLike, .arguments = { std::string(promptsAlone) } });
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
    Conversations conversations(context);
    const auto read = [&](void (ConversationReader::*method)()) {
        if (conversations.isOver())
            return static_cast<void>(stream.take());
        auto reader = std::make_unique<ConversationReader>(stream, context, walker);
        (*reader.*method)();
        conversations.add(std::move(reader));
    };
    if (isListOfLists) {
        forEachObject(stream, context, walker, [&] { read(&ConversationReader::object); });
    } else if (isMessageLines) {
        auto reader = std::make_unique<ConversationReader>(stream, context, walker);
        forEachRecord(stream, context, [&] { reader->line(); });
        reader->finishList(SourceSpan { .line = 1, .byteFrom = 0, .byteTo = stream.offset() });
        conversations.add(std::move(reader));
    } else {
        forEachRecord(stream, context, [&] {
            const int first = stream.ahead();
            if (first == '[')
                read(&ConversationReader::list);
            else if (first == '{')
                read(&ConversationReader::object);
            else
                walker.reportStray(stream.take(), {});
        });
    }
    conversations.finish();
}

} // namespace vitrine
