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
    std::string message {}; ///< of the parser
};

struct ShellLimits {
    std::size_t longestCommand = 64UL * 1024;
    std::size_t deepestNesting = 64; ///< of brackets
    std::size_t longestList = 250; ///< operators of one list, with the conditions and loops around it
    std::size_t longestTree = 64UL * 1024 * 1024; ///< bytes that the parser may print
    std::chrono::milliseconds time { 5000 }; ///< of one process
};

/// Parses commands for bash with shfmt, which runs as a process of its own and neither runs nor expands anything. Many
/// commands go through one process; one that cannot be parsed is found by halving. Plain commands (plainshell.h) need
/// no process. Immutable; any thread.
class ShellParser final {
public:
    /// The statements of a command as `shfmt --to-json` prints them: a JSON array.
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
