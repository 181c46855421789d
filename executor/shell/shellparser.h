// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <cstddef>
#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// Why a command has no syntax tree.
struct ShellFault {
    enum class Kind { NoParser, NotParsed, TooLong, TooDeep, TimedOut, NotText, Empty };
    Kind kind = Kind::NotParsed;
    std::string message {}; ///< the parser's message
};

struct ShellLimits {
    std::size_t longestCommand = 64UL * 1024;
    std::size_t deepestNesting = 64; ///< of brackets
    std::size_t longestList = 250; ///< operators of one list, with the conditions and loops around it
    std::size_t longestTree = 64UL * 1024 * 1024; ///< maximum bytes of the parser's output
    std::chrono::milliseconds time { 5000 }; ///< of one process
};

/// Parses bash commands with shfmt, which runs in its own process and neither runs nor expands anything. Many commands
/// go through one process; a command that cannot be parsed is found by bisection. Plain commands (plainshell.h) need no
/// process. Immutable; any thread.
class ShellParser final {
public:
    /// The statements of a command as printed by `shfmt --to-json`: a JSON array.
    using Answer = std::expected<const nlohmann::json *, ShellFault>;
    /// Called once for each command, in any order.
    using Receiver = std::function<void(std::size_t index, const Answer &answer)>;

    explicit ShellParser(std::string program = "shfmt", ShellLimits limits = {});
    void parse(std::span<const std::string_view> commands, const Receiver &receive) const;

private:
    std::string m_program;
    ShellLimits m_limits;
};

} // namespace vitrine
