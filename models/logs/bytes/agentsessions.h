// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A session that an agent stored on this computer, or a database in which it keeps all of them.
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

/// Fills in the folder that the first records of the newest sessions name as their project. Reads a few kilobytes of
/// each; stops when `goOn` answers false. Blocks.
void readProjects(std::span<AgentSession> sessions, const std::function<bool()> &goOn = {});

/// The names of the agents whose sessions are looked for, each once.
std::vector<std::string_view> agentNames();

} // namespace vitrine
