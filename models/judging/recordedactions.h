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
    std::size_t writes = 0; ///< edits, too
    std::size_t fetches = 0;
    std::size_t tools = 0;
    std::size_t programs = 0; ///< different ones
    std::size_t files = 0; ///< different ones, of files and commands
    std::size_t hosts = 0; ///< different ones, of addresses and commands
    std::size_t scripts = 0; ///< pieces of Python code in commands, cells and files
    bool operator==(const ActionCounts &) const = default;
};

/// The commands, files, addresses and tools of recorded steps. Filled by one thread, then read by any.
class RecordedActions final {
public:
    /// `project`: the folder that the agent worked in, if it is known.
    void addRun(std::span<const ReplayStep> steps, std::string_view project = {});
    /// Parses the commands of all runs together, which is much faster than one by one.
    void parse(const ShellParser &parser = ShellParser());
    /// Takes over what a base with the same runs knows of the commands.
    void parse(const ActionBase &base);

    const std::vector<RecordedAction> &all() const { return m_actions; }
    std::size_t runCount() const { return m_runs; }
    const std::string &projectOf(std::size_t run) const { return m_projects[run]; }
    /// Where an action is in the base that it was parsed with.
    ActionIndex indexOf(std::size_t action) const { return m_indices[action]; }
    ActionCounts counts(std::size_t run) const;

private:
    void findCode();

    std::vector<RecordedAction> m_actions;
    std::vector<ActionIndex> m_indices; ///< by action; empty without a base
    std::vector<std::string> m_projects; ///< by run
    std::vector<ActionRecord> m_records; ///< by action, until they are parsed
    std::vector<std::size_t> m_locations; ///< of the records among the actions; those for the files only have none
    std::size_t m_runs = 0;
};

} // namespace vitrine
