// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/statisticsreader.h"

#include "models/trail/file/parts.h"

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

/// Turns of models that judge runs. Only the readers of evaluations and traces know any: looking through the steps of
/// all others would take as long as there are steps.
constexpr std::string_view graders
    = "(SELECT s.run AS run, count(*) AS count, sum(s.tokens_in) AS tokens_in, sum(s.tokens_out) AS tokens_out FROM "
      "sources o CROSS JOIN runs g ON g.source = o.id CROSS JOIN steps s ON s.run = g.id WHERE s.kind = 'grader' AND "
      "o.format IN ('inspect', 'otlp', 'spans', 'langfuse', 'langsmith', 'openai-agents', 'weave', 'mixed') GROUP BY "
      "s.run)";

// Figures of a run's own record come before those summed over its steps, which have those of graders among them.
std::string figuresSql(StatisticsBy by, const std::string &condition)
{
    return std::format(
        "SELECT {} AS key, count(*), ifnull(sum(ifnull(l.state, r.state) = 'success'), 0), "
        "ifnull(sum(r.step_count + ifnull(l.steps, 0) - ifnull(g.count, 0)), 0), "
        "ifnull(sum(r.code_step_count + ifnull(l.code_steps, 0)), 0), "
        "ifnull(sum(r.error_count + ifnull(l.errors, 0)), 0), ifnull(sum(r.blocked_count + ifnull(l.blocked, 0)), 0), "
        "ifnull(sum(t.tool_calls), 0), ifnull(sum(t.repeated_code), 0), ifnull(max(t.longest_loop), 0), "
        "sum(ifnull(r.tokens_in, nullif(t.tokens_in - ifnull(g.tokens_in, 0), iif(g.run IS NULL, NULL, 0)))), "
        "sum(ifnull(r.tokens_out, nullif(t.tokens_out - ifnull(g.tokens_out, 0), iif(g.run IS NULL, NULL, 0)))), "
        "sum((SELECT d.cost FROM run_details d WHERE d.run = r.id)), "
        "sum(ifnull(r.seconds, ifnull(r.ended_at, l.ended_at) - r.started_at)), sum(t.step_seconds), "
        "ifnull(sum(x.count), 0), "
        "sum(x.seconds), sum(x.operations), sum(w.seconds), ifnull(sum(g.count), 0), sum(g.tokens_in), "
        "sum(g.tokens_out) FROM runs r LEFT JOIN run_totals t ON t.run = r.id "
        "LEFT JOIN {} g ON g.run = r.id LEFT JOIN live_runs l ON l.run = r.id LEFT JOIN (SELECT n.run AS run, "
        "count(*) AS count, sum(d.wall_s) AS seconds, sum(d.operations) AS operations FROM execution_ends d "
        "JOIN executions e ON e.id = d.execution JOIN sessions n ON n.id = e.session GROUP BY n.run) x "
        "ON x.run = r.id {} WHERE {} GROUP BY key ORDER BY "
        "{}",
        keyOf(by), graders, joinTools(by), condition, by == StatisticsBy::Run ? "min(r.id)" : "key");
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
    figures.graderSteps = row.next<std::uint64_t>();
    figures.graderTokensIn = row.nextOptional<std::int64_t>();
    figures.graderTokensOut = row.nextOptional<std::int64_t>();
    return figures;
}

std::string arrayOf(const std::vector<RunId> &runs)
{
    std::string array = "[";
    for (const RunId run : runs)
        array.append(array.size() > 1 ? "," : "").append(std::to_string(run));
    return array + "]";
}

} // namespace

StatisticsReader::StatisticsReader(Statements &statements, const std::optional<std::vector<RunId>> &runs)
    : m_statements(statements)
    , m_runs(runs.transform(arrayOf))
{
}

/// A condition that is true of the column where its run is among those that were asked for.
std::string StatisticsReader::among(std::string_view run) const
{
    return m_runs ? std::format("{} IN (SELECT value FROM json_each(?1))", run) : "true";
}

std::string StatisticsReader::amongSteps(std::string_view step) const
{
    return m_runs ? std::format("{} IN (SELECT s.id FROM steps s WHERE {})", step, among("s.run")) : among({});
}

std::string StatisticsReader::amongExecutions(std::string_view execution) const
{
    return m_runs ? std::format("{} IN (SELECT e.id FROM executions e JOIN sessions n ON n.id = e.session WHERE {})",
                        execution, among("n.run"))
                  : among({});
}

template <typename Each>
void StatisticsReader::forEachRow(const std::string &sql, Each &&each)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    if (m_runs)
        query.bind(1, *m_runs);
    while (query.executeStep()) {
        RowReader row(m_statements, query);
        each(row);
    }
}

std::vector<RunFigures> StatisticsReader::figuresBy(StatisticsBy by)
{
    std::vector<RunFigures> list;
    forEachRow(figuresSql(by, among("r.id")), [&](RowReader &row) { list.push_back(readFigures(row)); });
    return list;
}

std::vector<NamedCount> StatisticsReader::counts(const std::string &sql)
{
    std::vector<NamedCount> list;
    forEachRow(sql, [&](RowReader &row) {
        NamedCount count;
        count.name = row.next<std::string>();
        count.count = row.next<std::uint64_t>();
        list.push_back(std::move(count));
    });
    return list;
}

/// Messages that are alike to the letter are one content.
std::vector<ErrorFamily> StatisticsReader::errorFamilies()
{
    std::vector<ErrorFamily> families;
    forEachRow(
        std::format("SELECT layer, cause, vitrine_head(message, 300), sum(n), max(n) FROM (SELECT layer, "
                    "iif(cause_type = '', type, cause_type) AS cause, message, count(*) AS n "
                    "FROM step_errors WHERE {} GROUP BY 1, 2, 3) GROUP BY layer, cause ORDER BY sum(n) DESC, cause "
                    "LIMIT 100",
            amongSteps("step")),
        [&](RowReader &row) {
            ErrorFamily family;
            family.layer = row.next<std::string>();
            family.cause = row.next<std::string>();
            family.example = row.next<std::string>();
            family.count = row.next<std::uint64_t>();
            families.push_back(std::move(family));
        });
    return families;
}

Statistics StatisticsReader::read(StatisticsBy by)
{
    Statistics statistics;
    const auto all = figuresBy(StatisticsBy::All);
    statistics.all = all.empty() ? RunFigures {} : all.front();
    if (by != StatisticsBy::All)
        statistics.groups = figuresBy(by);
    statistics.modules = counts(
        std::format("SELECT module, sum(steps) FROM run_modules WHERE {} GROUP BY module ORDER BY 2 DESC, 1 LIMIT 1000",
            among("run")));
    statistics.tools = counts(
        std::format("SELECT name, count(*) FROM step_tool_calls WHERE {} GROUP BY name ORDER BY 2 DESC, 1 LIMIT 1000",
            amongSteps("step")));
    statistics.statuses = counts(std::format("SELECT status, count(*) FROM execution_ends WHERE {} GROUP BY status "
                                             "ORDER BY 2 DESC, 1",
        amongExecutions("execution")));
    statistics.verdicts = counts(std::format("SELECT verdict, count(*) FROM execution_ends WHERE verdict <> 'none' "
                                             "AND {} GROUP BY verdict ORDER BY 2 DESC, 1",
        amongExecutions("execution")));
    statistics.errors = errorFamilies();
    return statistics;
}

} // namespace vitrine::trailfile
