// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/statistics.h"

#include <QRect>

#include <optional>
#include <span>
#include <vector>

namespace vitrine {

/// The data of one run in the timeline. Absent times are absent, not zero.
struct RunBar {
    RunId id = 0;
    std::uint64_t steps = 0;
    std::uint64_t toolCalls = 0;
    std::uint64_t blocked = 0; ///< steps
    std::uint64_t errors = 0; ///< steps
    std::optional<double> recordedSeconds; ///< model, code and tools, as recorded by the log
    std::optional<double> toolSeconds; ///< as recorded by the log
    std::optional<double> codeSeconds; ///< of what was executed here
    bool operator==(const RunBar &) const = default;
};

/// From statistics by run.
std::vector<RunBar> runBars(const Statistics &statistics);

/// The edges between runs that are side by side, one more than there are runs, from 0 on. A run is one unit wide, or as
/// wide as its duration, with one unit for the mean. Pure.
std::vector<double> runEdges(std::span<const RunBar> runs, bool isToScale);
/// The run at a place in these units; -1 when there is none.
int runAt(std::span<const double> edges, double location);

/// The largest of each figure, which fills its lane.
struct RunPeaks {
    double recordedSeconds = 0;
    double toolSeconds = 0;
    double codeSeconds = 0;
    double blocked = 0;
    double errors = 0;
};
RunPeaks runPeaks(std::span<const RunBar> runs);

/// Runs that share a column of pixels: of each figure the largest.
RunBar highestOf(std::span<const RunBar> runs);

} // namespace vitrine
