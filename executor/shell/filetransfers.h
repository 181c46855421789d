// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/programfiles.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// Whether the program copies, moves or links files to a name or into a folder: cp, mv, ln, install, rsync, scp.
bool isTransfer(std::string_view program);

/// The files that such a program reads and writes. `words` are the program and its arguments.
std::vector<ProgramFile> transferredFiles(std::string_view program, std::span<const PartialText> words);

/// The files that it also writes if its target is a folder, and the folders that it copies or moves as a whole.
std::vector<ShellMention> transferMentions(std::string_view program, std::span<const PartialText> words);

} // namespace vitrine
