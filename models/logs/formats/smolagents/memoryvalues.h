// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A message as an object, or as the repr of one.
std::optional<PromptMessage> memoryMessage(JsonElement value);

/// The type and the message of an error: {type, message}, {error_type, message}, the repr of an exception, or just
/// text.
struct ErrorFields {
    std::string type;
    std::string message;
};
std::optional<ErrorFields> errorFieldsIn(JsonElement value);

/// A call of a tool, and the code of one that runs code.
struct MemoryCall {
    RecordedToolCall call;
    std::optional<std::string> code;
    std::optional<JsonElement> codeFrom; ///< the arguments that are the code
};
/// A call as an object or a repr; nothing for other values.
std::optional<MemoryCall> memoryCall(JsonElement value);

} // namespace vitrine
