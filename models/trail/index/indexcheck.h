// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace vitrine {

/// The result of comparing derived data, which searches, lists and statistics use but no entry covers, with the rows
/// that it is derived from. Changing only that data could hide steps from a search; `Recorder::reindex` rebuilds it.
/// Lists at most ten thousand of each, in order.
struct IndexCheck {
    std::vector<StepId> steps; ///< indexed with words other than those they contain
    std::vector<RunId> runs; ///< the same, or with wrong sums, state or beginning of the task
    std::vector<ExecutionId> executions; ///< indexed with words other than those they contain
    /// Missing from the list of all words: searches for a part of such a word do not find it.
    std::uint64_t missingWords = 0;
    std::uint64_t wrongRoots = 0; ///< of stored subtrees; proofs then do not use them and take longer
    std::string damage; ///< damage that SQLite finds in its tables and indexes; empty if there is none

    bool isIntact() const;
};

/// Reads all texts of a trail, which takes several times as long as `Trail::verify`. `progress(done, total)` counts
/// steps and may return false to cancel. Never blocks writers.
Result<IndexCheck> checkIndexes(
    const std::filesystem::path &trail, const std::function<bool(std::uint64_t, std::uint64_t)> &progress = {});

} // namespace vitrine
