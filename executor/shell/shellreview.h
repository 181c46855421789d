// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/shellfacts.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

ShellFacts shellFacts(const ShellParser &parser, std::string_view command);
/// Much faster for many commands, since they share few processes.
std::vector<ShellFacts> shellFacts(const ShellParser &parser, std::span<const std::string_view> commands);

/// Judges a command by all its parts. A command without a program, such as an assignment, is allowed; one without text
/// is unknown.
ActionRuling judgeShell(const ActionJudge &judge, const ShellFacts &facts);

} // namespace vitrine
