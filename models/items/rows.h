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

/// A row of the list of runs. Long texts are truncated, since a list shows only one line of them.
struct RunRow : RunSummary {
    bool isReadable = true; ///< false if the file is damaged there, so that only the id is known
    std::string file; ///< the file that it was read from; empty if it was recorded here
    std::string mark; ///< newest mark of the user
    std::string note; ///< newest note of the user
};

/// A row of a list of steps.
struct StepRow : StepSummary {
    bool isReadable = true;
    bool isAction = false; ///< a step without code that has an action, shown as its first line: "Write math_utils.py"
    bool isOwn = false; ///< written by the user: it holds code of which nothing is recorded
    std::string mark;
    std::string note;
};

/// The calling run of each called run.
using RunCallers = std::unordered_map<RunId, RunId>;

/// The list of runs, as requested.
struct RunListing {
    Ids shown;
    Ids all; ///< in the order of import, shown or not; the index of a run is its number minus one
    RowTotals totals;
    quint64 entries = 0; ///< current number of entries in the trail's chain
    std::shared_ptr<const RunCallers> callers; ///< null if no run has called another
    std::vector<RunRow> first; ///< the first shown rows
    std::optional<RunRow> current = {}; ///< the run whose steps are shown, in its current state; only if requested
    RunId successor = 0; ///< the new id of the shown run if it was rewritten
};

/// The list of a run's steps.
struct StepListing {
    RunId run = 0;
    RunRow runRow;
    Ids shown;
    Ids matching; ///< those that match the filter; null without a filter
    StepId start = 0; ///< the first step with Python code, or else the first step
    std::vector<StepRow> first;
};

/// Reads rows as lists show them. A row that cannot be read is returned as such and does not affect the others. Any
/// thread.
RunRow readRunRow(const Trail &trail, RunId run);
StepRow readStepRow(const Trail &trail, StepId step);

} // namespace vitrine
