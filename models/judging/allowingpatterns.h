// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// How much a pattern allows beside the action that it is made from.
enum class Breadth {
    Action, ///< nothing else
    Group, ///< all of a program's sub-command, or a folder of the project
};

/// A pattern of a policy, and the texts that it matches.
struct AllowingPattern {
    std::string pattern; ///< "git status **", "src", "example.org"
    PartialText texts; ///< as the rules take them
};

/// The pattern of a command's known words, each but the last followed by `wordEnd`.
AllowingPattern commandPattern(std::string_view words, Breadth breadth);
/// The pattern of an absolute path; relative if it is within the project. Nothing for a file outside of it, which has
/// no group.
std::optional<AllowingPattern> filePattern(std::string_view path, const ProjectFolders &locations, Breadth breadth);

/// Programs whose first operand says what they do: git, npm, pip …
bool hasSubCommands(std::string_view program);
/// Whether a sub-command of git only reads.
bool isReadOnlyGit(std::string_view subCommand);

} // namespace vitrine
