// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The number of runs with consecutive ids whose sums are stored together.
inline constexpr std::int64_t blockRuns = 1'024;

/// Runs from one id up to, but not including, another.
struct RunRange {
    RunId first = 0;
    RunId end = 0;
};

/// Whether the file has tables of sums over blocks.
bool hasSums(Statements &statements);

/// The ranges of runs without block sums, or without rows in another table of blocks.
std::vector<RunRange> unsummedRuns(Statements &statements, std::string_view table = "sum_blocks");

} // namespace vitrine::trailfile
