// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatcall.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The result of a tool call.
struct ChatResult {
    std::string id; ///< id of the call; empty if the log matches results by order
    std::string text;
    std::vector<OutputRecord> outputs; ///< set if the result separates its streams
    std::string errorType; ///< as named in the log
    bool isError = false;
    std::optional<std::int64_t> exitStatus {}; ///< of a command, if recorded separately from the text
};

/// One message of a conversation in the shape of any API: OpenAI's chat completions, Anthropic's content blocks,
/// Inspect's, Gemini-like parts.
struct ChatMessage {
    std::string role;
    std::string text;
    std::string thinking;
    std::vector<ChatCall> calls;
    std::vector<ChatResult> results;
    std::string model;
    Tokens tokens;
    std::vector<std::string> unknown {}; ///< blocks of unknown types, as JSON
    std::string extra {}; ///< JSON object: what the log says of the message; may be empty
};

/// Nothing if the object is not a message.
std::optional<ChatMessage> readChatMessage(JsonObject object);
/// The same if the role is recorded elsewhere.
ChatMessage readChatMessage(JsonObject object, std::string role);

/// A reply that consists of calls only, given as {toolCallId, toolName, input} or {id, function}.
ChatMessage messageOfCalls(simdjson::dom::array calls);

} // namespace vitrine
