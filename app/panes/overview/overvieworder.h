// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QString>

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine {

/// The order of runs in the matrix. Pure.
class OverviewOrder final {
public:
    static constexpr std::size_t mostUnsorted = 200; ///< more runs are sorted

    /// Consecutive runs whose gravest step has the same name.
    struct Section {
        std::size_t first = 0; ///< index of a run
        std::size_t count = 0;
        QString name; ///< "Blocked"
        bool operator==(const Section &) const = default;
    };

    /// Runs with grave steps first, runs that went alike side by side. Few runs stay in the order of the trail.
    static void sort(std::vector<OverviewRun> &runs);
    /// The sections of sorted runs; none for few runs.
    static std::vector<Section> sections(const std::vector<OverviewRun> &runs);
    /// The run with the gravest step at this position, the first of several; -1 if none has so many steps.
    static int gravest(std::span<const OverviewRun> runs, std::size_t step);
};

} // namespace vitrine
