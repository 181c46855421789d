// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/runblocks.h"

#include "base/formatted.h"
#include "models/trail/file/rowreader.h"

#include <limits>

namespace vitrine::trailfile {

bool hasSums(Statements &statements)
{
    SQLite::Statement &query = statements.get("SELECT 1 FROM sqlite_schema WHERE name = 'sum_blocks'");
    const InUse use(query);
    return query.executeStep();
}

std::vector<RunRange> unsummedRuns(Statements &statements, std::string_view table)
{
    std::vector<RunRange> ranges;
    RunId next = 0;
    forEachRow(
        statements, formatted("SELECT block FROM {} WHERE block >= ? ORDER BY block", table), 0, [&](RowReader &row) {
            const RunId first = row.next<RunId>() * blockRuns;
            if (first > next)
                ranges.push_back({ next, first });
            next = first + blockRuns;
        });
    ranges.push_back({ next, std::numeric_limits<RunId>::max() });
    return ranges;
}

} // namespace vitrine::trailfile
