// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/runcolumns.h"

#include "base/formatted.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/filter/filtersql.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace vitrine {

bool isRunField(std::string_view field)
{
    return (field.starts_with("run.") || field.starts_with("source.")) && trailfile::locationOf(field) != nullptr;
}

namespace trailfile {

namespace {

/// From the best to the worst verdict; the rank of a verdict is its position, from 1.
constexpr auto verdictRanks = std::to_array<ReplayVerdict>(
    { ReplayVerdict::Same, ReplayVerdict::Noise, ReplayVerdict::Fixed, ReplayVerdict::NotComparable,
        ReplayVerdict::NoToolResult, ReplayVerdict::Blocked, ReplayVerdict::Differs, ReplayVerdict::Broken });

std::string rankSql()
{
    std::string sql = "CASE d.verdict";
    for (std::size_t at = 0; at < verdictRanks.size(); ++at)
        sql += formatted(" WHEN '{}' THEN {}", toString(verdictRanks[at]), at + 1);
    return sql + " END";
}

/// A form in which filters test values, and the parts of a selection of the first value instead.
struct TestForm {
    std::string_view beginning;
    std::string_view before; ///< the value, which is in brackets
    std::string_view condition; ///< of the selection
};
constexpr auto testForms = std::to_array<TestForm>({
    { "EXISTS (SELECT 1 ", " AND [", "" },
    { "r.id IN (SELECT q.id ", " WHERE [", " WHERE q.id = r.id LIMIT 1" },
});

/// Turns "EXISTS (SELECT 1 FROM … AND [value])", which tests a value, into a selection of the value.
std::string selectionOf(std::string_view test)
{
    const auto form
        = std::ranges::find_if(testForms, [test](const TestForm &one) { return test.starts_with(one.beginning); });
    const std::size_t open = form == testForms.end() ? test.npos : test.rfind(form->before);
    if (open == test.npos)
        return std::string(test);
    const std::size_t value = open + form->before.size();
    const std::size_t close = test.rfind(']');
    return formatted("(SELECT {} {}{})", test.substr(value, close - value),
        test.substr(form->beginning.size(), open - form->beginning.size()), form->condition);
}

constexpr std::size_t longestText = 8'000;

FieldValue valueOf(const SQLite::Column &column)
{
    if (column.isNull())
        return {};
    if (column.isInteger())
        return column.getInt64();
    if (column.isFloat())
        return column.getDouble();
    auto text = column.getString();
    if (text.size() > longestText)
        text.resize(longestText);
    return text;
}

/// How runs are grouped; `o` is the run.
struct Grouping {
    RunGroupBy by;
    std::string_view key; ///< the same for all runs of a group
    std::string_view name; ///< read only for the first run with the key
};

constexpr auto groupings = std::to_array<Grouping>({
    { RunGroupBy::Source, "o.source", "(SELECT f.file FROM sources f WHERE f.id = o.source)" },
    { RunGroupBy::Agent, "o.agent_name", "o.agent_name" },
    { RunGroupBy::Model, "o.model", "o.model" },
    // The same text is the same content.
    { RunGroupBy::Task, "o.task", "vitrine_head(o.task, 200)" },
});

/// A run without executed steps of its own counts those that were used, as its row does.
constexpr std::string_view stepsSql
    = "iif(o.external_id = 'scratch' AND o.framework = 'vitrine', (SELECT count(DISTINCT x.step) FROM steps s JOIN "
      "executions x ON x.step = s.id WHERE s.run = o.id), o.step_count)";

std::string withLive(std::string_view count, std::string_view live)
{
    return formatted("{} + ifnull((SELECT l.{} FROM live_runs l WHERE l.run = o.id), 0)", count, live);
}

std::string nameOf(Statements &statements, const Grouping &grouping, RunId run)
{
    std::string name;
    forEachRow(statements, formatted("SELECT ifnull({}, '') FROM runs o WHERE o.id = ?", grouping.name), run,
        [&](RowReader &row) { name = row.next<std::string>(); });
    return name;
}

/// What groups add up besides counts of steps, from column 5 on; NULL where it is not recorded.
constexpr std::string_view addedUpSql
    = "coalesce(o.tokens_in + o.tokens_out, o.tokens_in, o.tokens_out), "
      "(SELECT d.cost FROM run_details d WHERE d.run = o.id), "
      "(SELECT json_extract(j.value, '$.number') FROM json_each(vitrine_scores(vitrine_text(o.extra))) j WHERE "
      "json_extract(j.value, '$.number') IS NOT NULL LIMIT 1), "
      "iif(o.expected_answer IS NULL, NULL, ifnull(trim(vitrine_text(o.final_answer)) = "
      "trim(vitrine_text(o.expected_answer)), 0))";

void addSums(GroupedRun &run, SQLite::Statement &query)
{
    if (const auto tokens = query.getColumn(5); !tokens.isNull())
        run.tokens = tokens.getInt64();
    if (const auto cost = query.getColumn(6); !cost.isNull())
        run.cost = cost.getDouble();
    if (const auto score = query.getColumn(7); !score.isNull())
        run.score = score.getDouble();
    if (const auto isRight = query.getColumn(8); !isRight.isNull())
        run.isRight = isRight.getInt64() != 0;
}

} // namespace

std::string runFieldSql(std::string_view field)
{
    const FieldSql *location = isRunField(field) ? locationOf(field) : nullptr;
    return location == nullptr ? "NULL"
                               : formatted("(SELECT {} FROM runs r WHERE r.id = o.id)", selectionOf(location->steps));
}

// The rows of a group are those of one step, and the values beside max() those of its newest execution: a trail's own
// executions are newer than those of its merged parts.
std::string replayRanksSql(std::string_view condition)
{
    return formatted("SELECT run, max(rank) AS rank FROM (SELECT n.run AS run, max(x.id - x.id / {0} * 2 * {0}), {1} "
                     "AS rank FROM sessions n JOIN executions x ON x.session = n.id LEFT JOIN execution_ends d ON "
                     "d.execution = x.id WHERE x.step IS NOT NULL AND {2} GROUP BY x.step) GROUP BY run",
        partStride, rankSql(), condition);
}

std::optional<ReplayVerdict> worstReplay(Statements &statements, RunId run)
{
    std::optional<ReplayVerdict> worst;
    forEachRow(statements, replayRanksSql("n.run = ?"), run, [&](RowReader &row) {
        row.skip();
        if (const auto rank = row.nextOptional<std::size_t>())
            worst = verdictRanks.at(*rank - 1);
    });
    return worst;
}

std::vector<std::pair<RunId, std::vector<FieldValue>>> runFields(
    Statements &statements, std::span<const RunId> runs, std::span<const std::string> fields)
{
    std::string sql = "SELECT o.id";
    for (const std::string &field : fields)
        sql += ", " + runFieldSql(field);
    sql += " FROM runs o WHERE o.id IN (";
    for (std::size_t at = 0; at < runs.size(); ++at)
        sql += formatted("{}{}", at == 0 ? "" : ", ", runs[at]);
    SQLite::Statement query(statements.database(), sql + ") ORDER BY o.id");
    std::vector<std::pair<RunId, std::vector<FieldValue>>> rows;
    while (query.executeStep()) {
        std::vector<FieldValue> values;
        for (int column = 1; column <= int(fields.size()); ++column)
            values.push_back(valueOf(query.getColumn(column)));
        rows.emplace_back(query.getColumn(0).getInt64(), std::move(values));
    }
    return rows;
}

// Names are read once for each key: several sources may be of the same file, and many runs have the same task.
GroupedRuns groupRuns(Statements &statements, RunGroupBy by)
{
    GroupedRuns grouped;
    const auto grouping = std::ranges::find(groupings, by, &Grouping::by);
    if (grouping == groupings.end())
        return grouped;
    std::unordered_map<std::string, std::size_t> groupOfKey;
    std::map<std::string, std::size_t> groupOfName;
    SQLite::Statement query(statements.database(),
        formatted("SELECT o.id, {}, {}, {}, {}, {} FROM runs o ORDER BY o.id", grouping->key,
            withLive(stepsSql, "steps"), withLive("o.blocked_count", "blocked"), withLive("o.error_count", "errors"),
            addedUpSql));
    while (query.executeStep()) {
        const RunId run = query.getColumn(0).getInt64();
        const auto [key, isNew] = groupOfKey.try_emplace(query.getColumn(1).getString());
        if (isNew) {
            auto name = nameOf(statements, *grouping, run);
            const auto [named, isFirst] = groupOfName.try_emplace(name, grouped.names.size());
            // Tasks with the same beginning are different ones.
            key->second = isFirst || by != RunGroupBy::Task ? named->second : grouped.names.size();
            if (key->second == grouped.names.size())
                grouped.names.push_back(std::move(name));
        }
        const auto count
            = [&query](int column) { return static_cast<std::uint64_t>(query.getColumn(column).getInt64()); };
        grouped.runs.push_back(
            { .run = run, .group = key->second, .steps = count(2), .blocked = count(3), .errors = count(4) });
        addSums(grouped.runs.back(), query);
    }
    return grouped;
}

} // namespace trailfile

} // namespace vitrine
