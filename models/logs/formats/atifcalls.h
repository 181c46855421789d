// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The calls of a step in ATIF.
std::vector<ChatCall> atifCalls(JsonObject step);

/// The commands in a message of Terminus: {"commands": [{"keystrokes": …}]}.
std::vector<ChatCall> keystrokesIn(std::string_view message);

/// Adds the sessions named by a reference, or by a list of them: {session_id, trajectory_path}.
void addSessions(JsonElement reference, std::vector<std::string> &sessions);

} // namespace vitrine
