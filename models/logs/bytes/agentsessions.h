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

/// A session that an agent stored on this computer, or a database in which it stores all of them.
struct AgentSession {
    std::string agent; ///< "Claude Code", "Codex" …
    std::string project; ///< as named by the agent's folder; empty if it names none
    std::filesystem::path file;
    std::uint64_t size = 0;
    double changedAt = 0; ///< Unix seconds
    bool operator==(const AgentSession &) const = default;
};

/// Returns the value of an environment variable; empty if it is not set.
using Environment = std::function<std::string(std::string_view name)>;

/// The sessions in each agent's own folder, by its documented variable or default, newest first. Reads only names,
/// sizes and times; no file is opened. Blocks.
std::vector<AgentSession> agentSessions(const Environment &environment);

/// Fills in the project folder named in the first records of the newest sessions. Reads a few kilobytes of each; stops
/// when `goOn` returns false. Blocks.
void readProjects(std::span<AgentSession> sessions, const std::function<bool()> &goOn = {});

/// The names of the agents whose sessions are searched for, without repetition.
std::vector<std::string_view> agentNames();

} // namespace vitrine
