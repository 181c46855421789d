// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/shellfacts.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// A file named in the arguments of a program.
struct ProgramFile {
    ShellFile::Use use = ShellFile::Use::Read;
    PartialText path {};
    bool isHidden = false; ///< the name of the program does not suggest such a file
};

/// The files that a program is meant to read or to write: "cat FILE", "cp FROM TO", "tar -xC FOLDER". `words` are the
/// program and its arguments.
std::vector<ProgramFile> namedFiles(std::string_view program, std::span<const PartialText> words);

/// Whether such a program may use what is in a folder that is named in the place of such a file.
bool mayTakeFolder(std::string_view program, ShellFile::Use use);

} // namespace vitrine
