// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string_view>

namespace vitrine {

/// The statements of a command in the form of ShellParser::Answer, if the command is plain: words of ASCII letters,
/// digits and a few signs, texts in quotes in which nothing is expanded, simple redirections, and && || | ; & between
/// commands. Most commands of agents are plain and parsed here in microseconds. Empty for all others, including
/// incomplete ones, which need shfmt. Tests compare both.
std::optional<nlohmann::json> plainStatements(std::string_view command);

} // namespace vitrine
