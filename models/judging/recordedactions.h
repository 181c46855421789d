// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/sessioncode.h"
#include "models/replay/runreplayer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// An action of a recorded step, as policies judge it.
struct RecordedAction {
    std::size_t run = 0; ///< in the order in which runs were added
    std::uint64_t ordinal = 0; ///< of the step in its run
    ActionPart part = ActionPart::Tool;
    std::string tool;
    std::string subject; ///< the command, file, address or tool
    std::optional<std::map<std::string, std::string>> arguments; ///< of a tool
    ShellFacts facts; ///< of a command
    std::vector<ActionCode> code; ///< Python code that it runs
};

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
    void addRun(std::span<const ReplayStep> steps);
    /// Parses the commands of all runs together, which is much faster than one by one.
    void parse(const ShellParser &parser = ShellParser());

    const std::vector<RecordedAction> &all() const { return m_actions; }
    std::size_t runCount() const { return m_runs; }
    ActionCounts counts(std::size_t run) const;

private:
    std::vector<RecordedAction> m_actions;
    std::vector<ActionRecord> m_records; ///< by action, until they are parsed
    std::vector<std::size_t> m_places; ///< of the records among the actions; those for the files only have none
    std::size_t m_runs = 0;
};

/// The decision of a policy about an action. Rules that ask about tools of a name, or deny them, count for any action.
ActionRuling judgeAction(const ActionJudge &judge, const RecordedAction &action);

/// The host of an address; empty for what is no address of the web.
std::string hostOfAddress(std::string_view address);

} // namespace vitrine
