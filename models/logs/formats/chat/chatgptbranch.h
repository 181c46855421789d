// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <vector>

namespace vitrine {

/// The messages of a conversation in ChatGPT's export.
struct ChatGptMessages {
    std::vector<JsonObject> shown; ///< messages of the branch that the user saw last, from the first on
    std::vector<JsonObject> others; ///< messages of other branches
};

/// The shown branch is that of the current node, or of the last leaf if that node was not exported.
ChatGptMessages messagesOf(JsonObject conversation, JsonObject mapping);

} // namespace vitrine
