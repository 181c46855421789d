// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"

#include <algorithm>
#include <numeric>

/// Lists as a reader would answer them.
namespace vitrine::listings {

inline Ids ids(RowId first, int count)
{
    std::vector<RowId> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), first);
    return std::make_shared<const IdList>(std::move(all));
}

inline RunRow run(RunId id, const std::string &task = "task")
{
    RunRow row;
    row.id = id;
    row.record.task = task;
    row.steps = 3;
    return row;
}

/// These runs, in this order, all of them read.
inline RunListing runs(std::vector<RunRow> rows)
{
    std::vector<RowId> shown;
    for (const auto &row : rows)
        shown.push_back(row.id);
    auto all = shown;
    std::ranges::sort(all);
    return { .shown = std::make_shared<const IdList>(shown),
        .all = std::make_shared<const IdList>(all),
        .totals = { .runs = rows.size(), .steps = 3 * rows.size() },
        .callers = nullptr,
        .first = std::move(rows) };
}

/// The same with who has called whom: called runs by their caller.
inline RunListing runs(std::vector<RunRow> rows, RunCallers callers)
{
    auto listing = runs(std::move(rows));
    listing.callers = std::make_shared<const RunCallers>(std::move(callers));
    return listing;
}

inline StepRow step(StepId id, const std::string &firstLine = "x = 1")
{
    StepRow row;
    row.id = id;
    row.ordinal = static_cast<std::uint64_t>(id);
    row.firstLine = firstLine;
    row.hasCode = !firstLine.empty();
    row.isReplayable = row.hasCode;
    return row;
}

/// These steps of a run, all of them read.
inline StepListing steps(RunId run, std::vector<StepRow> rows)
{
    std::vector<RowId> shown;
    for (const auto &row : rows)
        shown.push_back(row.id);
    StepListing listing;
    listing.run = run;
    listing.shown = std::make_shared<const IdList>(std::move(shown));
    listing.first = std::move(rows);
    return listing;
}

} // namespace vitrine::listings
