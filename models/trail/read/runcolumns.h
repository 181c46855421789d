// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/read/rowlist.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Values of runs for the columns and groups of their list. Failures are exceptions.
namespace vitrine::trailfile {

/// The SQL of the value of a field of runs, where `o` is the run; NULL for other fields.
std::string runFieldSql(std::string_view field);
/// The SQL of a table with `run` and `rank`, the worst verdict of the newest executions of its steps. Runs without a
/// compared step are missing or have no rank. `condition` restricts the sessions `n`.
std::string replayRanksSql(std::string_view condition = "n.run IS NOT NULL");

std::optional<ReplayVerdict> worstReplay(Statements &statements, RunId run);
std::vector<std::pair<RunId, std::vector<FieldValue>>> runFields(
    Statements &statements, std::span<const RunId> runs, std::span<const std::string> fields);
GroupedRuns groupRuns(Statements &statements, RunGroupBy by);

} // namespace vitrine::trailfile
