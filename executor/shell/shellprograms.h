// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// A program that starts another one, and where the inner command starts in its arguments.
struct Wrapper {
    /// Transparent: only changes how the inner command runs.
    enum class Kind { Transparent, Opaque, Elevating };
    std::string_view name;
    Kind kind = Kind::Opaque;
    std::string_view optionsWithValue {}; ///< letters of short options that take the next word
    std::size_t operands = 0; ///< words before the inner command that are not options
    bool takesVariables = false; ///< "NAME=value" before the inner command
    std::string_view flags {}; ///< letters of short options without a value, or with one in the same word
    std::string_view codeOptions {}; ///< letters of short options whose value is a command as text
    bool startsShell = false; ///< a shell that reads its input, if there is no inner command
};
const Wrapper *wrapperOf(std::string_view program);

/// Whether the program starts others that its arguments name with its own syntax: "gdb --args", "systemd-run".
bool startsOthers(std::string_view program);

/// The effect of a program on the files that its arguments name.
struct FileProgram {
    enum class Use {
        Read,
        Write,
        Edit,
        ReadThenWrite, ///< the last one is written
        WriteThenRead, ///< the first one is written
        Search, ///< the first operand is not a file
        Change, ///< like Search, but the others are written
    };
    std::string_view name;
    Use use = Use::Read;
    std::string_view optionsWithValue {};
};
const FileProgram *fileProgramOf(std::string_view program);

/// A shell or interpreter, which runs the code that it reads. `codeOption` is the option before code ("-c").
struct Interpreter {
    std::string_view name;
    std::string_view codeOption;
    bool isShell = false;
    bool isOtherShell = false; ///< its language differs slightly from that of bash
    bool isPython = false;
};
/// Recognizes versions: "python3.12" is python.
const Interpreter *interpreterOf(std::string_view program);

/// Builtins of the shell that run text as code: eval, source, trap, alias …
bool runsText(std::string_view program);
bool isHarmlessVariable(std::string_view name);
/// Whether the variable may change which programs run, or what they do.
bool isRiskyVariable(std::string_view name);

/// Whether the name differs only in case from that of a program with special treatment. On file systems that ignore
/// case, it is that program.
bool differsInCaseAlone(std::string_view program);

/// A package manager that starts a program in an environment of its own: "uv run pytest", "npx eslint".
struct PackageLauncher {
    std::string_view program;
    std::string_view command; ///< empty if the program does nothing else
};
std::span<const PackageLauncher> packageLaunchers();

/// A program that may start commands that its arguments or its input contain: all the programs that the functions above
/// recognize as such, and builtins.
struct StartingProgram {
    enum class Names {
        Only, ///< this name
        Versions, ///< also with a version: python3.12
        Beginning, ///< everything that begins with it
    };
    std::string_view name;
    Names names = Names::Only;
    const Wrapper *wrapper = nullptr;
    const Interpreter *interpreter = nullptr;
    bool isLauncher = false;
    bool runsText = false; ///< a builtin that runs text as code
};
std::vector<StartingProgram> startingPrograms();
/// The characters of versions in the names of interpreters.
inline constexpr std::string_view versionCharacters = "0123456789.-";
inline constexpr std::string_view packagedVersion = ".distrib";

/// The last part of a path.
std::string_view baseName(std::string_view program);

} // namespace vitrine
