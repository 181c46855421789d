// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/find/finder.h"
#include "models/items/idlist.h"
#include "models/replay/runcomparison.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <vector>

namespace vitrine {

class Project;
struct FoundLocation;

/// A run as shown in a list of choices.
struct ComparableRun {
    RunId id = 0;
    std::string task; ///< from a log, not safe to show yet
    std::uint64_t steps = 0;
};

/// The runs that a run can be compared with, as far as they were read.
struct Comparables {
    bool isReplayed = false; ///< the run itself has a replay
    std::vector<ComparableRun> runs; ///< the other runs in the order of import; only the nearest ones
};

/// The choices for a comparison with the shown run. GUI thread.
class CompareChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareChoice)

public:
    using Choose = std::function<void(const RunSide &)>;
    /// Number of runs read before the user types which one to use.
    static constexpr int mostRuns = 500;

    /// `all` are the runs of the trail, including hidden ones. Blocks.
    static Comparables read(const QString &trail, RunId run, const Ids &all);
    /// The run's own latest replay, if any, then the other runs.
    static std::vector<FinderEntry> entries(const Project &project, const Comparables &known, const Choose &choose);
    /// The runs among the results of a search in the whole trail, except for the shown run.
    static std::vector<FinderEntry> found(
        const Project &project, const std::vector<FoundLocation> &locations, const Choose &choose);
    /// "Run 3, replayed"
    static QString name(const Project &project, const RunSide &side);

private:
    static FinderEntry entry(const Project &project, RunId run, const std::string &task, const Choose &choose);
};

} // namespace vitrine
