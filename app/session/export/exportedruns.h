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

/// Reads the head of an export, and verifies the trail if the format states whether it is intact. `progress` as in
/// `Trail::verify`. Blocks.
Result<ExportHead> readExportHead(const Trail &trail, std::span<const RunSummary> runs, std::string_view format,
    const std::function<bool(std::uint64_t, std::uint64_t)> &progress = {});

/// Reads a run with all of its steps except for unreadable ones, and marks those that the head reports as damaged.
/// `goOn` is called before each step; if it returns false, the error is Cancelled. Blocks.
Result<ExportedRun> readExportedRun(const Trail &trail, const RunSummary &run, const ExportHead &head,
    const LeaveOut &leaveOut, const std::function<bool()> &goOn = {});

} // namespace vitrine
