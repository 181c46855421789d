// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>

namespace vitrine {

/// Numbers of runs, steps and rows in a trail end here.
inline constexpr std::uint64_t largestNumber = INT64_MAX;
/// More parallel replays than any machine has processors.
inline constexpr std::uint64_t mostJobs = 1024;

/// Accepts whole numbers from `low` to `high`, both included. CLI11's own checks speak only English, and what does not
/// fit into a variable it rejects without a reason.
CLI::Validator wholeNumber(std::uint64_t low = 1, std::uint64_t high = largestNumber);

/// Accepts numbers above zero, with a fraction or without.
CLI::Validator aboveZero();

/// Accepts numbers from `low` to `high`, both included.
CLI::Validator between(double low, double high);

} // namespace vitrine
