// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A tool call requested by a model, and its code if it runs code.
struct ChatCall {
    std::string id;
    std::string name;
    std::string arguments; ///< JSON
    std::optional<CodeRecord> code;
    std::string parseError {}; ///< why the model's text could not be read as a call
};

/// Builds a call from its parts. Arguments may be an object, or text that contains one, as in OpenAI's API.
ChatCall chatCall(std::string id, std::string name, JsonElement arguments);

/// Adds a call of a message, unless it only repeats the one with its id in another form. Of two forms, the one with
/// arguments counts.
void addCall(std::vector<ChatCall> &calls, ChatCall call);

} // namespace vitrine
