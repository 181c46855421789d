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

/// A run as a choice shows it.
struct ComparableRun {
    RunId id = 0;
    std::string task; ///< of a log, and not safe to show yet
    std::uint64_t steps = 0;
};

/// The runs that a run can be compared with, as far as the trail was read for it.
struct Comparables {
    bool isReplayed = false; ///< the run itself has a replay
    std::vector<ComparableRun> runs; ///< the other runs, in the order of import, the nearest ones only
};

/// The choices for comparing the shown run. GUI thread.
class CompareChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareChoice)

public:
    using Choose = std::function<void(const RunSide &)>;
    /// At most this many runs are read before the user types which one is meant.
    static constexpr int mostRuns = 500;

    /// `all` are the runs of the trail, shown or not. Blocks.
    static Comparables read(const QString &trail, RunId run, const Ids &all);
    /// Its own newest replay where it has one, then the runs.
    static std::vector<FinderEntry> entries(const Project &project, const Comparables &known, const Choose &choose);
    /// The runs among the results of a search in the whole trail, without the shown run.
    static std::vector<FinderEntry> found(
        const Project &project, const std::vector<FoundLocation> &locations, const Choose &choose);
    /// "Run 3, replayed"
    static QString name(const Project &project, const RunSide &side);

private:
    static FinderEntry entry(const Project &project, RunId run, const std::string &task, const Choose &choose);
};

} // namespace vitrine
