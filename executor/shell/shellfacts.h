// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"
#include "executor/shell/shellparser.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A program with its arguments, as the shell would start it.
struct ShellCommand {
    /// How it is started. Inner commands run within the preceding command that is not an inner one.
    enum class Kind {
        Plain,
        Wrapped, ///< by a program that only changes how it runs: timeout, nice, nohup
        Inner, ///< by a program that runs another: sudo, env, xargs, sh -c
        Code, ///< unknown code: eval of text only known at run time, input of an interpreter
    };
    Kind kind = Kind::Plain;
    PartialText words; ///< each but the last followed by `wordEnd`
};

/// A file that a command names.
struct ShellFile {
    enum class Use { Read, Edit, Write };
    Use use = Use::Read;
    PartialText path; ///< absolute or relative to the project
    bool isRedirection = false; ///< or the value of an option such as "sort -o"
};

/// A path in an argument of a program whose use of it is unknown.
struct ShellMention {
    /// The paths that it may mean.
    enum class Reach {
        Path,
        Below, ///< all in this folder
        Inside, ///< in this folder, if it is one, what a rule names
        PathOrInside, ///< the program takes files as well as folders
        WorkingFolder, ///< like Inside, unless the folder contains the project: no argument names it
    };
    PartialText path; ///< absolute or relative to the project
    Reach reach = Reach::Path;
    bool mayRead = true;
    bool mayWrite = true;
};

struct ShellVariable {
    std::string name;
    bool isForCommand = false; ///< for one command only: "X=1 make"
};

/// Python code that a command passes to an interpreter.
struct ShellScript {
    std::optional<std::string> code; ///< empty if it is only known at run time, or is in a file
    std::string file; ///< the file with the code, absolute or relative to the project; empty for code in the command
};

/// A file that a command writes with a text from the command itself.
struct ShellText {
    std::string path; ///< absolute or relative to the project
    std::string text;
    bool isAppended = false;
};

/// Static facts about a command. Unknown parts are marked as unknown.
struct ShellFacts {
    std::optional<ShellFault> fault; ///< if set, nothing else is known
    std::vector<ShellCommand> commands;
    std::vector<ShellFile> files;
    std::vector<ShellMention> mentions;
    std::vector<PartialText> hosts;
    std::vector<PartialText> repositories; ///< folders with settings, of git, that name programs
    std::vector<ShellVariable> variables;
    std::vector<ShellScript> scripts;
    std::vector<ShellText> texts;
    bool evaluates = false; ///< eval, source, trap, alias: runs text as code
    bool substitutes = false; ///< command substitution
    bool elevates = false; ///< sudo and similar programs
    bool hasHereDocument = false;
    bool pipesIntoInterpreter = false;
};

} // namespace vitrine
