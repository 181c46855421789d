// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/statisticsreader.h"

#include "models/trail/parts.h"

#include <format>

namespace vitrine::trailfile {

namespace {

/// The last policy under which a run was replayed.
std::string policyOfRun()
{
    return std::format(
        "ifnull((SELECT n.policy FROM sessions n WHERE n.run = r.id ORDER BY {} LIMIT 1), '')", newestFirst("n.id"));
}

std::string keyOf(StatisticsBy by)
{
    switch (by) {
    case StatisticsBy::All: return "''";
    case StatisticsBy::Run: return "CAST(r.id AS TEXT)";
    case StatisticsBy::Agent: return "r.agent_name";
    case StatisticsBy::Model: return "r.model";
    case StatisticsBy::Policy: return policyOfRun();
    case StatisticsBy::Day: return "ifnull(date(r.started_at, 'unixepoch'), '')";
    }
    return "''";
}

// All recorded calls are looked at for it, so only for who wants to see each run by itself.
std::string_view joinTools(StatisticsBy by)
{
    return by == StatisticsBy::Run ? "LEFT JOIN (SELECT s.run AS run, sum(c.seconds) AS seconds FROM step_tool_calls c "
                                     "JOIN steps s ON s.id = c.step "
                                     "WHERE c.seconds IS NOT NULL GROUP BY s.run) w ON w.run = r.id "
                                   : "LEFT JOIN (SELECT 0 AS run, NULL AS seconds) w ON w.run = r.id ";
}

// Figures of a run's own record come before those summed over its steps.
std::string figuresSql(StatisticsBy by)
{
    return std::format(
        "SELECT {} AS key, count(*), ifnull(sum(ifnull(l.state, r.state) = 'success'), 0), "
        "ifnull(sum(r.step_count + ifnull(l.steps, 0)), 0), "
        "ifnull(sum(r.code_step_count + ifnull(l.code_steps, 0)), 0), "
        "ifnull(sum(r.error_count + ifnull(l.errors, 0)), 0), ifnull(sum(r.blocked_count + ifnull(l.blocked, 0)), 0), "
        "ifnull(sum(t.tool_calls), 0), ifnull(sum(t.repeated_code), 0), ifnull(max(t.longest_loop), 0), "
        "sum(ifnull(r.tokens_in, t.tokens_in)), sum(ifnull(r.tokens_out, t.tokens_out)), "
        "sum((SELECT d.cost FROM run_details d WHERE d.run = r.id)), "
        "sum(ifnull(r.seconds, ifnull(r.ended_at, l.ended_at) - r.started_at)), sum(t.step_seconds), "
        "ifnull(sum(x.count), 0), "
        "sum(x.seconds), sum(x.operations), sum(w.seconds) FROM runs r LEFT JOIN run_totals t ON t.run = r.id "
        "LEFT JOIN live_runs l ON l.run = r.id LEFT JOIN (SELECT n.run AS run, "
        "count(*) AS count, sum(d.wall_s) AS seconds, sum(d.operations) AS operations FROM execution_ends d "
        "JOIN executions e ON e.id = d.execution JOIN sessions n ON n.id = e.session GROUP BY n.run) x "
        "ON x.run = r.id {} WHERE r.id > ? GROUP BY key ORDER BY "
        "{}",
        keyOf(by), joinTools(by), by == StatisticsBy::Run ? "min(r.id)" : "key");
}

RunFigures readFigures(RowReader &row)
{
    RunFigures figures;
    figures.key = row.next<std::string>();
    for (std::uint64_t *value : { &figures.runs, &figures.succeeded, &figures.steps, &figures.codeSteps,
             &figures.errors, &figures.blocked, &figures.toolCalls, &figures.repeatedCode, &figures.longestLoop })
        *value = row.next<std::uint64_t>();
    figures.tokensIn = row.nextOptional<std::int64_t>();
    figures.tokensOut = row.nextOptional<std::int64_t>();
    figures.cost = row.nextOptional<double>();
    figures.seconds = row.nextOptional<double>();
    figures.stepSeconds = row.nextOptional<double>();
    figures.executions = row.next<std::uint64_t>();
    figures.codeSeconds = row.nextOptional<double>();
    figures.operations = row.nextOptional<std::int64_t>();
    figures.toolSeconds = row.nextOptional<double>();
    return figures;
}

std::vector<RunFigures> figuresBy(Statements &statements, StatisticsBy by)
{
    std::vector<RunFigures> list;
    forEachRow(statements, figuresSql(by), 0, [&](RowReader &row) { list.push_back(readFigures(row)); });
    return list;
}

std::vector<NamedCount> counts(Statements &statements, const std::string &sql)
{
    std::vector<NamedCount> list;
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    while (query.executeStep())
        list.push_back({ query.getColumn(0).getString(), static_cast<std::uint64_t>(query.getColumn(1).getInt64()) });
    return list;
}

/// Messages that are alike to the letter are one content.
std::vector<ErrorFamily> errorFamilies(Statements &statements)
{
    std::vector<ErrorFamily> families;
    forEachRow(statements,
        "SELECT layer, cause, vitrine_head(message, 300), sum(n), max(n) FROM (SELECT layer, iif(cause_type = '', "
        "type, cause_type) AS cause, message, count(*) AS n "
        "FROM step_errors WHERE step > ? GROUP BY 1, 2, 3) GROUP BY layer, cause ORDER BY sum(n) DESC, cause LIMIT 100",
        0, [&](RowReader &row) {
            ErrorFamily family;
            family.layer = row.next<std::string>();
            family.cause = row.next<std::string>();
            family.example = row.next<std::string>();
            family.count = row.next<std::uint64_t>();
            families.push_back(std::move(family));
        });
    return families;
}

} // namespace

Statistics readStatistics(Statements &statements, StatisticsBy by)
{
    Statistics statistics;
    const auto all = figuresBy(statements, StatisticsBy::All);
    statistics.all = all.empty() ? RunFigures {} : all.front();
    if (by != StatisticsBy::All)
        statistics.groups = figuresBy(statements, by);
    statistics.modules = counts(
        statements, "SELECT module, sum(steps) FROM run_modules GROUP BY module ORDER BY 2 DESC, 1 LIMIT 1000");
    statistics.tools
        = counts(statements, "SELECT name, count(*) FROM step_tool_calls GROUP BY name ORDER BY 2 DESC, 1 LIMIT 1000");
    statistics.statuses
        = counts(statements, "SELECT status, count(*) FROM execution_ends GROUP BY status ORDER BY 2 DESC, 1");
    statistics.verdicts = counts(statements,
        "SELECT verdict, count(*) FROM execution_ends WHERE verdict <> 'none' GROUP BY verdict ORDER BY 2 DESC, 1");
    statistics.errors = errorFamilies(statements);
    return statistics;
}

} // namespace vitrine::trailfile
