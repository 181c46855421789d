// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

#include <string>
#include <string_view>

namespace vitrine {

bool isModelRole(std::string_view role);
/// Whether messages with this role usually have results of calls.
bool isResultRole(std::string_view role);
/// Whether a role is that of an agent. Where several agents talk, each has a role of its own.
bool isAgentRole(std::string_view role);
/// Whether AutoGen gives this name to agents that represent the user or run the code.
bool isUserName(std::string_view name);
/// A message of a dataset of conversations, which may be a call or its result.
ChatMessage sharedMessage(std::string from, std::string text);

} // namespace vitrine
