// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A tool call that a model asked for, and the code in it when it runs code.
struct ChatCall {
    std::string id;
    std::string name;
    std::string arguments; ///< JSON
    std::optional<CodeRecord> code;
    std::string parseError {}; ///< why the model's words could not be read as a call
};

/// The result of a tool call.
struct ChatResult {
    std::string id; ///< of the call; empty if the log matches results by order
    std::string text;
    std::vector<OutputRecord> outputs; ///< when the result separates its streams
    std::string errorType; ///< as the log names it
    bool isError = false;
    std::optional<std::int64_t> exitStatus {}; ///< of a command, where the log has it apart from the text
};

/// One message of a conversation, whichever API wrote it: OpenAI's chat completions, Anthropic's content blocks,
/// Inspect's, Gemini-like parts.
struct ChatMessage {
    std::string role;
    std::string text;
    std::string thinking;
    std::vector<ChatCall> calls;
    std::vector<ChatResult> results;
    std::string model;
    Tokens tokens;
    std::vector<std::string> unknown {}; ///< blocks of types that no version had so far, as JSON
};

/// Nothing when the object is no message.
std::optional<ChatMessage> readChatMessage(JsonObject object);
/// The same where the role is recorded elsewhere.
ChatMessage readChatMessage(JsonObject object, std::string role);

/// A call from its parts. Arguments may be an object, or text that holds one, as OpenAI writes it.
ChatCall chatCall(std::string id, std::string name, JsonElement arguments);

/// Input and output of the model in a usage object of any vendor, cached input included in the input.
std::optional<Tokens> usageIn(JsonElement usage);

/// Adds a count to another one; what no count can be is left out.
void addTokens(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &more);

} // namespace vitrine
