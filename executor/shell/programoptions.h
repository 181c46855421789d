// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/programfiles.h"

#include <span>
#include <vector>

namespace vitrine {

/// Effects of a program's arguments that its name does not suggest: "tar --to-command", "git -c core.pager",
/// "sort -o", "sed 1w".
struct ArgumentEffects {
    bool runsOthers = false; ///< programs that are only named in the arguments, or that are unknown
    std::vector<ProgramFile> files;
    std::vector<PartialText> settings {}; ///< files and folders with settings that name programs
};

/// `words` are the program and its arguments.
ArgumentEffects argumentEffects(std::string_view program, std::span<const PartialText> words);

} // namespace vitrine
