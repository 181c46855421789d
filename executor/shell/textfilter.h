// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How a program that reads standard input and prints an answer has ended.
struct FilterResult {
    enum class End { Exited, NotStarted, TimedOut, TooMuch };
    End end = End::NotStarted;
    int status = 0; ///< of the exit
    std::string output {};
    std::string errors {};
};

struct FilterLimits {
    std::size_t mostOutput = 0;
    std::chrono::milliseconds time {};
};

/// Runs a program, found as the shell finds it, with this input, and ends it at a limit.
FilterResult runFilter(const std::vector<std::string> &arguments, std::string_view input, const FilterLimits &limits);

} // namespace vitrine
