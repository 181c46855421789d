// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/joins.h"

#include <limits>

namespace vitrine {

namespace {

constexpr SqlLimits limits { .rows = std::numeric_limits<std::uint64_t>::max() };

} // namespace

Result<JoinedRuns> joinedRuns(const Trail &trail)
{
    JoinedRuns found;
    const SqlReceiver receiver { [](const std::vector<std::string> &) {},
        [&found](std::span<const SqlValue> row) {
            found.emplace(std::get<std::int64_t>(row[1]), std::get<std::int64_t>(row[0]));
            return true;
        } };
    return trail.sql("SELECT run, hook_run FROM v_joins", limits, receiver).transform([&](const SqlSummary &) {
        return std::move(found);
    });
}

Result<JoinedCalls> joinedCalls(const Trail &trail)
{
    JoinedCalls found;
    const SqlReceiver receiver { [](const std::vector<std::string> &) {},
        [&found](std::span<const SqlValue> row) {
            found.emplace(std::pair(std::get<std::int64_t>(row[0]), std::get<std::string>(row[2])),
                std::pair(std::get<std::int64_t>(row[1]), std::get<std::int64_t>(row[3])));
            return true;
        } };
    return trail
        .sql("SELECT j.hook_run, j.run, t.call_id, t.step FROM v_joins j JOIN v_steps s ON s.run = j.run JOIN "
             "v_tool_calls "
             "t ON t.step = s.step WHERE t.call_id <> ''",
            limits, receiver)
        .transform([&](const SqlSummary &) { return std::move(found); });
}

} // namespace vitrine
