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

/// Compares data that searches, lists and statistics rely on but no entry covers with the rows that it is derived from.
/// A change of that data alone hides steps from a search; `Recorder::reindex` rebuilds it. At most ten thousand of each
/// are named, in order.
struct IndexCheck {
    std::vector<StepId> steps; ///< found by other words than they have
    std::vector<RunId> runs; ///< the same, or other sums, state or beginning of the task
    std::vector<ExecutionId> executions; ///< found by other words than they have
    std::uint64_t missingWords = 0; ///< of the list of all words: a search for a part of one of them does not find it
    std::uint64_t wrongRoots = 0; ///< of stored subtrees; proofs are made without them then, which takes longer
    std::string damage; ///< what SQLite finds in its tables and their indexes; empty when they are fine

    bool isIntact() const;
};

/// Reads all texts of a trail: takes several times as long as `Trail::verify`. `progress(done, total)` counts steps and
/// may return false to cancel. Never blocks writers.
Result<IndexCheck> checkIndexes(
    const std::filesystem::path &trail, const std::function<bool(std::uint64_t, std::uint64_t)> &progress = {});

} // namespace vitrine
