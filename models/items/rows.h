// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"
#include "models/items/idlist.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/scores.h"

#include <QtTypes>

#include <memory>
#include <optional>
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
    std::optional<ReplayVerdict> replay = {}; ///< the worst one of its steps; nothing if none was compared
    std::vector<FieldValue> fields = {}; ///< values of the requested fields, in their order
    std::vector<Score> scores = {};
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

/// A group of shown runs. A called run belongs to the group of the shown run that called it.
struct RunGroup {
    std::string name; ///< empty if the log records none
    quint64 runs = 0;
    quint64 steps = 0;
    quint64 blocked = 0;
    quint64 errors = 0;
    std::optional<qint64> tokens = {}; ///< nothing if none of its runs records any
    std::optional<double> cost = {};
    quint64 scored = 0; ///< runs with a score that is a number
    double scores = 0; ///< their sum
    quint64 expected = 0; ///< runs with an expected answer
    quint64 right = 0; ///< those of them that gave it
};

/// The groups of shown runs, in the order of their first runs.
struct RunGroups {
    RunGroupBy by = RunGroupBy::None;
    std::vector<RunGroup> groups;
    std::vector<int> ofRow; ///< the group of each shown run
};

/// The list of runs, as requested.
struct RunListing {
    Ids shown;
    Ids all; ///< in the order of import, shown or not; the index of a run is its number minus one
    RowTotals totals;
    quint64 entries = 0; ///< current number of entries in the trail's chain
    std::shared_ptr<const RunCallers> callers; ///< null if no run has called another
    std::shared_ptr<const RunGroups> groups = nullptr; ///< null without grouping
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
    bool hasPython = true; ///< the run has a step with Python code, hidden by a filter or not
    std::vector<StepRow> first;
    std::optional<Policy> policy = {}; ///< the one under which a live run was recorded, if known
};

/// Reads rows as lists show them. A row that cannot be read is returned as such and does not affect the others. Any
/// thread.
RunRow readRunRow(const Trail &trail, RunId run);
/// Several rows, with the values of fields.
std::vector<RunRow> readRunRows(
    const Trail &trail, const std::vector<RunId> &runs, const std::vector<std::string> &fields);
StepRow readStepRow(const Trail &trail, StepId step);

} // namespace vitrine
