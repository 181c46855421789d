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

/// Which runs a trail need not keep: those that all parts apply to that are set.
struct RetentionRule {
    std::optional<double> before; ///< Unix seconds: they ended before that
    std::string project; ///< absolute folder: their agent worked in it or below it
    bool isEmpty() const { return !before && project.empty(); }
};

struct PrunableRun {
    RunId run = 0;
    std::string file; ///< the log it came from
    std::string project; ///< empty where the log names none
    std::uint64_t steps = 0;
    double at = 0; ///< its end, else its start, else when it was imported
    bool isImportTime = false;
};

bool applies(const RetentionRule &rule, const PrunableRun &run);

/// The runs that a rule applies to, in the order of import. `goOn` is asked before each page; when it says no, the
/// error is Cancelled. Blocks.
Result<std::vector<PrunableRun>> runsToPrune(
    const Trail &trail, const RetentionRule &rule, const std::function<bool()> &goOn = {});

/// The deletion of these runs, with the rule as it stays on record.
Pruning pruningOf(const std::vector<PrunableRun> &runs, const RetentionRule &rule, std::string reason);

/// "90d", "12w", "36h" as seconds; nothing for anything else.
std::optional<double> ageFrom(std::string_view text);

} // namespace vitrine
