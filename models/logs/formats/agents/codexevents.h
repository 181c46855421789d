// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Whether Codex wrote this text in the role of the user.
bool isCodexContext(std::string_view text);
/// Version and members of the head of a session.
void describeCodexRun(RunRecord &run, JsonObject payload);
/// The session that started this one; empty if none is named.
std::string startingThread(JsonObject meta);
/// The number of the first record of a session that is its own: a sub-agent that continues the conversation of the one
/// that started it begins with a copy.
std::int64_t firstOwnRecord(JsonObject meta);
/// The thread of a sub-agent that the answer to a call names; empty if it names none.
std::string spawnedThread(JsonObject output);
/// The decision of the model that reviews commands.
std::optional<Approval> guardianDecision(JsonObject assessment);
/// Something another agent of the session said to this one; without text for other contents.
ChatMessage agentMessage(JsonObject payload);

} // namespace vitrine
