// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/reports.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A rule that selects runs which a trail need not keep: those that match all conditions that are set.
struct RetentionRule {
    std::optional<double> before; ///< Unix seconds: the run ended before this time
    std::string project; ///< absolute folder: its agent worked in or below it
    bool isEmpty() const { return !before && project.empty(); }
};

struct PrunableRun {
    RunId run = 0;
    std::string file; ///< the log that it was imported from
    std::string project; ///< empty if the log names none
    std::uint64_t steps = 0;
    double at = 0; ///< its end, else its start, else the time of the import
    bool isImportTime = false;
};

bool applies(const RetentionRule &rule, const PrunableRun &run);

/// The runs that match a rule, in the order of import. `goOn` is called before each page; if it returns false, the
/// error is Cancelled. Blocks.
Result<std::vector<PrunableRun>> runsToPrune(
    const Trail &trail, const RetentionRule &rule, const std::function<bool()> &goOn = {});

/// The request to delete these runs, with the rule as it is recorded.
Pruning pruningOf(const std::vector<PrunableRun> &runs, const RetentionRule &rule, std::string reason);

/// An age such as "90d", "12w" or "36h" in seconds; nothing for any other text.
std::optional<double> ageFrom(std::string_view text);

} // namespace vitrine
