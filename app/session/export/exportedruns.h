// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/trailexport.h"

#include <functional>
#include <optional>
#include <vector>

namespace vitrine {

/// A step that cannot be read.
struct UnreadableStep {
    RunId run = 0;
    StepId row = 0;
    std::optional<std::uint64_t> ordinal; ///< nothing when not even that can be read
    Error error;
};
using LeaveOut = std::function<void(const UnreadableStep &)>;

/// The steps of a run but those that are damaged, which are named. Blocks.
Result<std::vector<StepSummary>> readableSteps(const Trail &trail, RunId run, const LeaveOut &leaveOut);

/// Reads the head of an export. Blocks.
Result<ExportHead> readExportHead(const Trail &trail, std::span<const RunSummary> runs);

/// A run with all of its steps but those that are damaged. `goOn` is asked before each step; when it says no, the error
/// is Cancelled. Blocks.
Result<ExportedRun> readExportedRun(
    const Trail &trail, const RunSummary &run, const LeaveOut &leaveOut, const std::function<bool()> &goOn = {});

} // namespace vitrine
