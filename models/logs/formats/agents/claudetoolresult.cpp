// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudetoolresult.h"

#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>

namespace vitrine {

namespace {

/// A failed command has its exit status in the first line of its result.
void noteExit(ChatResult &result)
{
    constexpr std::string_view mark = "Exit code ";
    if (!result.isError || !result.text.starts_with(mark))
        return;
    const std::string_view digits = std::string_view(result.text).substr(mark.size());
    std::int64_t status = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), status);
    const bool isLine = read.ptr == digits.data() + digits.size() || *read.ptr == '\n';
    if (read.ec == std::errc {} && isLine)
        result.exitStatus = status;
}

/// What a command wrote, by stream: the text of the message joins both.
void noteStreams(JsonObject recorded, ChatResult &result)
{
    constexpr std::array<std::pair<std::string_view, OutputStream>, 2> streams { { { "stdout", OutputStream::Stdout },
        { "stderr", OutputStream::Stderr } } };
    for (const auto &[key, stream] : streams)
        if (std::string text = memberText(recorded, key); !text.empty())
            result.outputs.push_back({ .stream = stream, .text = std::move(text), .isTruncated = false });
}

/// A command that goes on in the background, or that a person stopped.
void noteOutcome(JsonObject recorded, const ChatMessage &message, ChatRun &chat)
{
    JsonExtra extra;
    extra.add("call", quotedJson(message.results.front().id));
    bool isNoted = false;
    for (const std::string_view key : { "backgroundTaskId", "interrupted", "assistantAutoBackgrounded" })
        if (const auto value = memberOf(recorded, key); value && boolIn(*value).value_or(true)) {
            extra.add(key, jsonText(*value));
            isNoted = true;
        }
    if (isNoted)
        chat.event("command", extra.text());
}

/// The lines that an edit has changed, with their numbers, which its arguments do not have.
void notePatch(JsonObject result, std::string_view call, ChatRun &chat)
{
    const auto hunks = memberOf(result, "structuredPatch");
    if (!hunks || !hunks->is_array())
        return;
    JsonExtra patch;
    patch.add("call", quotedJson(call));
    patch.add("hunks", jsonText(*hunks));
    chat.event("patch", patch.text());
}

} // namespace

void noteToolResult(JsonObject event, ChatMessage &message, ChatRun &chat, StartedAgents &subAgents)
{
    for (ChatResult &result : message.results)
        noteExit(result);
    // Sessions and streams spell the member differently.
    auto result = objectMember(event, "toolUseResult");
    if (!result)
        result = objectMember(event, "tool_use_result");
    if (!result)
        return;
    if (std::string agent = memberText(*result, "agentId"); !agent.empty()) {
        chat.event("sub-agent", jsonText(JsonElement(*result)));
        subAgents.emplace_back(
            std::move(agent), message.results.size() == 1 ? message.results.front().id : std::string());
        return;
    }
    // The event does not say of which of several results it is.
    if (message.results.size() != 1) {
        for (const std::string_view key : { "structuredPatch", "stdout", "stderr" })
            leaveMember(*result, key);
        return;
    }
    notePatch(*result, message.results.front().id, chat);
    noteStreams(*result, message.results.front());
    noteOutcome(*result, message, chat);
}

} // namespace vitrine
