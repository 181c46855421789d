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
    std::optional<std::uint64_t> ordinal; ///< nothing if not even that can be read
    Error error;
};
using LeaveOut = std::function<void(const UnreadableStep &)>;

/// The steps of a run except for damaged ones, which are passed to `leaveOut`. Blocks.
Result<std::vector<StepSummary>> readableSteps(const Trail &trail, RunId run, const LeaveOut &leaveOut);

/// Reads the head of an export. Blocks.
Result<ExportHead> readExportHead(const Trail &trail, std::span<const RunSummary> runs);

/// Reads a run with all of its steps except for damaged ones. `goOn` is called before each step; if it returns false,
/// the error is Cancelled. Blocks.
Result<ExportedRun> readExportedRun(
    const Trail &trail, const RunSummary &run, const LeaveOut &leaveOut, const std::function<bool()> &goOn = {});

} // namespace vitrine
