// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/idlist.h"
#include "models/trail/read/trail.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// A row of the list of runs. Long texts are cut: a list shows a line of them.
struct RunRow : RunSummary {
    bool isReadable = true; ///< false: the file is damaged there, and only the id is known
    std::string file; ///< that it was read from; empty for one that was recorded here
    std::string mark; ///< newest mark of the user
    std::string note; ///< newest note of the user
};

/// A row of a list of steps.
struct StepRow : StepSummary {
    bool isReadable = true;
    bool isAction = false; ///< without code, it did something: its first line is that, "Write math_utils.py"
    bool isOwn = false; ///< the user's own: a place for code, of which nothing is recorded
    std::string mark;
    std::string note;
};

/// By a run, the one that has called it.
using RunCallers = std::unordered_map<RunId, RunId>;

/// The list of runs, as it was asked for.
struct RunListing {
    Ids shown;
    Ids all; ///< in the order of import, shown or not: a run's index there is its number
    RowTotals totals;
    quint64 entries = 0; ///< of the trail's chain, now
    std::shared_ptr<const RunCallers> callers; ///< null where no run has called another
    std::vector<RunRow> first; ///< the first rows of those shown
    std::optional<RunRow> current = {}; ///< the run whose steps are shown, as it is now; only when it was asked for
    RunId successor = 0; ///< the new id of the shown run, if it was rewritten
};

/// The list of a run's steps.
struct StepListing {
    RunId run = 0;
    RunRow runRow;
    Ids shown;
    Ids matching; ///< those that the filter lets through; null without a filter
    StepId start = 0; ///< the first step with code, or the first of all
    std::vector<StepRow> first;
};

/// Rows as lists show them. A row that cannot be read is given as such: the others are not worse for it. Any thread.
RunRow readRunRow(const Trail &trail, RunId run);
StepRow readStepRow(const Trail &trail, StepId step);

} // namespace vitrine
