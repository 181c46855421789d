// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Tool calls in the text of a model without native calls: `<function=name><parameter=key>` (OpenHands, SWE-agent,
/// Qwen3-Coder), the tags of Cline and Roo Code, and `<tool_call>` with JSON (Hermes, Qwen).
std::vector<ChatCall> callsInText(std::string_view text);

/// The answer to such a call, without the mark that precedes it; nothing if the text is not an answer.
std::optional<std::string_view> resultInText(std::string_view text);

} // namespace vitrine
