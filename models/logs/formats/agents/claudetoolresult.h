// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/json/jsonvalues.h"

#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// Sub-agents with the ids of the calls that started them; these are empty if unknown.
using StartedAgents = std::vector<std::pair<std::string, std::string>>;

/// Reads the result of a tool that an event has beside its message: the exit status and the streams of a command, the
/// lines of an edit, the sub-agent that a call started.
void noteToolResult(JsonObject event, ChatMessage &message, ChatRun &chat, StartedAgents &subAgents);

} // namespace vitrine
