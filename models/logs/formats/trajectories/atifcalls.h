// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The calls of a step in ATIF.
std::vector<ChatCall> atifCalls(JsonObject step);

/// The commands in a message of Terminus: {"commands": [{"keystrokes": …}]}.
std::vector<ChatCall> keystrokesIn(std::string_view message);

/// A reference to another trajectory. Several trajectories may be parts of one session.
struct TrajectoryReference {
    std::string session;
    std::string trajectory;
    /// The most exact name that it has.
    const std::string &name() const { return trajectory.empty() ? session : trajectory; }
};
/// The references in one value, or in a list of them: {session_id, trajectory_id, trajectory_path}.
std::vector<TrajectoryReference> referencesIn(JsonElement value);

} // namespace vitrine
