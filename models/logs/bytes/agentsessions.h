// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A session that an agent stored on this computer.
struct AgentSession {
    std::string agent; ///< "Claude Code", "Codex" …
    std::string project; ///< as the agent's folder names it; empty where it does not
    std::filesystem::path file;
    std::uint64_t size = 0;
    double changedAt = 0; ///< Unix seconds
    bool operator==(const AgentSession &) const = default;
};

/// The value of an environment variable; empty when it is not set.
using Environment = std::function<std::string(std::string_view name)>;

/// The sessions in each agent's own folder, by its documented variable or default, newest first. Names, sizes and times
/// only: no file is opened. Blocks.
std::vector<AgentSession> agentSessions(const Environment &environment);

} // namespace vitrine
