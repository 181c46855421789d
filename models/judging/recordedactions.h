// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionbase.h"
#include "models/replay/runreplayer.h"

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine {

/// The actions of one agent run outside Python code.
struct ActionCounts {
    std::size_t commands = 0;
    std::size_t reads = 0;
    std::size_t writes = 0; ///< including edits
    std::size_t fetches = 0;
    std::size_t tools = 0;
    std::size_t programs = 0; ///< number of distinct programs
    std::size_t files = 0; ///< number of distinct files, including those of commands
    std::size_t hosts = 0; ///< number of distinct hosts, from addresses and commands
    std::size_t scripts = 0; ///< number of pieces of Python code in commands, cells and files
    bool operator==(const ActionCounts &) const = default;
};

/// The commands, files, addresses and tools of recorded steps. Filled by one thread, then read by any.
class RecordedActions final {
public:
    /// `project`: the folder in which the agent worked, if known.
    void addRun(std::span<const ReplayStep> steps, std::string_view project = {});
    /// Parses the commands of all runs together, which is much faster than one by one.
    void parse(const ShellParser &parser = ShellParser());
    /// Takes the parsed commands from a base with the same runs.
    void parse(const ActionBase &base);

    const std::vector<RecordedAction> &all() const { return m_actions; }
    std::size_t runCount() const { return m_runs; }
    const std::string &projectOf(std::size_t run) const { return m_projects[run]; }
    /// The index of an action in the base that it was parsed with.
    ActionIndex indexOf(std::size_t action) const { return m_indices[action]; }
    ActionCounts counts(std::size_t run) const;

private:
    void findCode();

    std::vector<RecordedAction> m_actions;
    std::vector<ActionIndex> m_indices; ///< by action; empty without a base
    std::vector<std::string> m_projects; ///< by run
    std::vector<ActionRecord> m_records; ///< by action, until they are parsed
    /// Indexes of the records among the actions; records that are used only to track files have none.
    std::vector<std::size_t> m_locations;
    std::size_t m_runs = 0;
};

} // namespace vitrine
