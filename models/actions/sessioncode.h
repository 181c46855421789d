// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/shell/shellfacts.h"
#include "models/trail/record/actions.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Python code that an action runs.
struct ActionCode {
    /// The location of the code: the argument of a tool that runs code, a cell of a notebook, a command, or a file that
    /// the session wrote before.
    enum class Origin { Tool, Cell, Command, File };
    Origin origin = Origin::Tool;
    std::string file; ///< file of a Cell or File
    std::string text;
    bool operator==(const ActionCode &) const = default;
};
std::string_view toString(ActionCode::Origin origin);

/// Finds the Python code of a session's actions, and tracks the files that its actions write and edit, so that the code
/// of a file is known when a command runs it. Unknown code is left out. A plain object; nothing is run.
class SessionCode final {
public:
    /// Adds an action, in the order of the session, and returns its code. `facts`: of a command.
    std::vector<ActionCode> add(const ActionRecord &action, const ShellFacts *facts);

    /// The known contents of files that the session wrote, by the paths in its code.
    const std::map<std::string, std::string> &files() const { return m_files; }
    /// Files from which code was or may have been run, but whose complete content the session did not write.
    const std::vector<std::string> &missing() const { return m_missing; }

private:
    void addWrite(const ActionRecord &action);
    void addEdit(const ActionRecord &action);
    void addPatch(std::span<const PatchFile> files);
    std::vector<ActionCode> codeOf(const ShellFacts &facts);

    std::map<std::string, std::string> m_files;
    std::vector<std::string> m_missing;
};

} // namespace vitrine
