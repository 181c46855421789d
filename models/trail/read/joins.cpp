// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/joins.h"

#include <limits>

namespace vitrine {

namespace {

constexpr SqlLimits limits { .rows = std::numeric_limits<std::uint64_t>::max() };

/// A trail made by others may have anything in a column.
template <typename... Values>
bool areOf(const Values *...values)
{
    return ((values != nullptr) && ...);
}

} // namespace

Result<JoinedRuns> joinedRuns(const Trail &trail)
{
    JoinedRuns found;
    const SqlReceiver receiver { [](const std::vector<std::string> &) {},
        [&found](std::span<const SqlValue> row) {
            const auto *log = std::get_if<std::int64_t>(&row[0]);
            const auto *recording = std::get_if<std::int64_t>(&row[1]);
            if (areOf(log, recording))
                found.emplace(*recording, *log);
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
            const auto *recording = std::get_if<std::int64_t>(&row[0]);
            const auto *log = std::get_if<std::int64_t>(&row[1]);
            const auto *call = std::get_if<std::string>(&row[2]);
            const auto *step = std::get_if<std::int64_t>(&row[3]);
            if (areOf(recording, log, call, step))
                found.emplace(std::pair(*recording, *call), std::pair(*log, *step));
            return true;
        } };
    return trail
        .sql("SELECT j.hook_run, j.run, t.call_id, t.step FROM v_joins j JOIN v_steps s ON s.run = j.run JOIN "
             "v_tool_calls t ON t.step = s.step WHERE t.call_id <> ''",
            limits, receiver)
        .transform([&](const SqlSummary &) { return std::move(found); });
}

} // namespace vitrine
