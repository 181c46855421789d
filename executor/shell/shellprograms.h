// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace vitrine {

/// A program that starts another one: where the inner command begins among its arguments.
struct Wrapper {
    /// Transparent ones change nothing but how the inner command runs.
    enum class Kind { Transparent, Opaque, Elevating };
    std::string_view name;
    Kind kind = Kind::Opaque;
    std::string_view optionsWithValue {}; ///< letters of short options that take the next word
    std::size_t operands = 0; ///< words before the inner command that are no options
    bool takesVariables = false; ///< "NAME=value" before the inner command
    std::string_view flags {}; ///< letters of short options without a value, or with one in the same word
    std::string_view codeOptions {}; ///< letters of short options whose value is a command as text
    bool startsShell = false; ///< that reads its input, if there is no inner command
};
const Wrapper *wrapperOf(std::string_view program);

/// Whether the program starts others that its arguments name in a way of its own: "gdb --args", "systemd-run".
bool startsOthers(std::string_view program);

/// The effect of a program on the files that its arguments name.
struct FileProgram {
    enum class Use {
        Read,
        Write,
        Edit,
        ReadThenWrite, ///< the last one is written
        WriteThenRead, ///< the first one is written
        Search, ///< the first operand is no file
        Change, ///< the same, and the others are written
    };
    std::string_view name;
    Use use = Use::Read;
    std::string_view optionsWithValue {};
};
const FileProgram *fileProgramOf(std::string_view program);

/// Shells and interpreters, which run what they read; the option behind which code follows ("-c").
struct Interpreter {
    std::string_view name;
    std::string_view codeOption;
    bool isShell = false;
    bool isOtherShell = false; ///< its language is not quite that of bash
    bool isPython = false;
};
/// "python3.12" is python.
const Interpreter *interpreterOf(std::string_view program);

/// Builtins of the shell that run text as code: eval, source, trap, alias …
bool runsText(std::string_view program);
bool isHarmlessVariable(std::string_view name);
/// Variables that may change which programs run, or what they do.
bool isRiskyVariable(std::string_view name);

/// Whether the name is that of a program with special treatment but for upper-case letters. Where file names are
/// compared without case, it is that program.
bool differsInCaseAlone(std::string_view program);

/// The last part of a path.
std::string_view baseName(std::string_view program);

} // namespace vitrine
