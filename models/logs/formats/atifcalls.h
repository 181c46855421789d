// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The calls of a step of ATIF.
std::vector<ChatCall> atifCalls(JsonObject step);

/// The commands that Terminus writes into its message: {"commands": [{"keystrokes": …}]}.
std::vector<ChatCall> keystrokesIn(std::string_view message);

/// The sessions that a reference names, or a list of them: {session_id, trajectory_path}.
void addSessions(JsonElement reference, std::vector<std::string> &sessions);

} // namespace vitrine
