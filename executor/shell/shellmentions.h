// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/shellfacts.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// The paths in arguments of programs that `namedFiles` does not list: operands of programs whose use of them is
/// unknown, values of options, and folders that a program reads or writes as a whole ("cp -r", "rm -r"). `words` are
/// the program and its arguments; for a wrapper, those before the inner command.
std::vector<ShellMention> mentionedPaths(std::string_view program, std::span<const PartialText> words);

} // namespace vitrine
