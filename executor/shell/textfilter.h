// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How a program ended that reads standard input and prints an answer.
struct FilterResult {
    enum class End { Exited, NotStarted, TimedOut, TooMuch };
    End end = End::NotStarted;
    int status = 0; ///< exit status
    std::string output {};
    std::string errors {};
};

struct FilterLimits {
    std::size_t mostOutput = 0;
    std::chrono::milliseconds time {};
};

/// Runs a program, located like the shell does, with this input, and stops it at a limit.
FilterResult runFilter(const std::vector<std::string> &arguments, std::string_view input, const FilterLimits &limits);

} // namespace vitrine
