// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"
#include "executor/shell/shellprograms.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The command that a wrapper starts, derived from its arguments.
struct WrappedCommand {
    std::vector<PartialText> words {}; ///< empty if there is none
    std::vector<std::string> variables {}; ///< variables set for it
    bool hasCode = false; ///< an option contains a command as text
    std::optional<std::string> code {}; ///< that text, if it is known
    bool isUnknown = false; ///< other commands may run
    bool startsShell = false; ///< there is no command: a shell reads the input
    bool isBare = false; ///< the command starts right after the wrapper
};
WrappedCommand wrappedCommand(const Wrapper &wrapper, std::span<const PartialText> words);

/// The command that a package manager starts in an environment of its own: "uv run pytest", "npx eslint". Empty if
/// there is none, or if its start cannot be determined.
std::span<const PartialText> launchedCommand(std::string_view program, std::span<const PartialText> words);

/// A command of git without the options before its sub-command: "git -C src --no-pager log" is "git log".
struct PlainGit {
    std::vector<PartialText> words {}; ///< empty if there are no such options, or no sub-command
    bool isClear = true; ///< the options change neither what runs nor what the sub-command does
};
PlainGit plainGit(std::span<const PartialText> words);

/// The folder of the repository whose settings a call of git or hg reads: that of its options, empty: the current one.
/// Nothing if the call reads none.
std::optional<PartialText> repositoryFolder(std::string_view program, std::span<const PartialText> words);

/// The commands that find starts for matching files: "-exec rm {} ;".
struct FoundCommands {
    std::vector<std::vector<PartialText>> commands; ///< an empty one runs the matching file itself
    std::vector<PartialText> written; ///< files with its output; an unknown one if it deletes matching files
    bool isUnknown = false;
};
FoundCommands foundCommands(std::span<const PartialText> words);

/// Whether the arguments of an interpreter contain its code: "perl -ne CODE".
bool hasInlineCode(const Interpreter &interpreter, std::span<const PartialText> words);

/// How a shell is started.
struct ShellOptions {
    std::size_t at = 1; ///< the first operand
    bool hasCode = false; ///< the first operand is a command
    bool readsInput = false;
    bool readsFile = false; ///< an option names a start-up file
    bool isUnknown = false;
};
ShellOptions shellOptions(std::span<const PartialText> words);

} // namespace vitrine
