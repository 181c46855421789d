// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/blockvalues.h"
#include "models/trail/index/runblocks.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// Sums over blocks of runs, so that statistics of millions of steps add up only few rows. A block is summed when other
/// runs follow it, and its sums are deleted when one of its runs changes; without sums, the runs themselves are read.
/// Derived from the rows, so not part of the chain. Lives on the writing thread.
class RunSums final {
public:
    explicit RunSums(Statements &statements);
    /// Deletes the sums of a run's block, because the run changed or is about to be deleted.
    void forget(RunId run);
    /// The same for all runs that match a condition on the column `id`.
    void forgetRuns(const std::string &condition, std::int64_t value);
    /// Sums up all blocks that have no sums, except for the one that new runs are added to.
    void sumUp();
    /// Sums up all blocks of a merged part.
    void sumUpFrom(RunId first);
    void clear();

private:
    bool isThere();
    void forgetBlock(std::int64_t block);
    void sumUp(std::int64_t block);
    void run(const std::string &sql, std::int64_t block);
    std::vector<std::int64_t> unsummed(std::int64_t end);

    Statements &m_statements;
    BlockValues m_values;
    std::optional<bool> m_isThere; ///< whether the file has the tables, once known
    std::int64_t m_summedTo = -1; ///< no block before this one needs to be summed; -1: unknown
};

/// The tables of the sums.
inline constexpr auto sumTables = { "sum_blocks", "run_sums", "module_sums", "tool_sums", "error_sums" };

/// SQL columns with the figures of runs `r`, in the order of readFigures, without those of executions.
std::string figureColumns();
/// The tables that these columns are read from. `graderRuns`: a condition on the runs `g` whose graders count.
std::string figureTables(std::string_view graderRuns);
/// SQL of the day of a run.
inline constexpr std::string_view dayOfRun = "ifnull(date(r.started_at, 'unixepoch'), '')";

} // namespace vitrine::trailfile
