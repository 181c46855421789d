// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// How much a pattern allows in addition to the action that it is made from.
enum class Breadth {
    Action, ///< nothing else
    Group, ///< everything of a program's sub-command, or a folder of the project
};

/// A pattern of a policy, and the texts that it matches.
struct AllowingPattern {
    std::string pattern; ///< "git status **", "src", "example.org"
    PartialText texts; ///< in the form that the rules match
};

/// The pattern of a command's known words, each except for the last followed by `wordEnd`.
AllowingPattern commandPattern(std::string_view words, Breadth breadth);
/// The pattern of an absolute path; relative if it is within the project. Nothing for the group of a file outside the
/// project, which has none.
std::optional<AllowingPattern> filePattern(std::string_view path, const ProjectFolders &locations, Breadth breadth);

/// Whether the first operand of a program is a sub-command: git, npm, pip …
bool hasSubCommands(std::string_view program);
/// Whether a sub-command of git is read-only.
bool isReadOnlyGit(std::string_view subCommand);

} // namespace vitrine
