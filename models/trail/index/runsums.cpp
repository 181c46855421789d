// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/runsums.h"

#include "base/formatted.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <set>

namespace vitrine::trailfile {

namespace {

/// Turns of models that judge runs. Only the readers of evaluations and traces know any: looking through the steps of
/// all others would take as long as there are steps.
constexpr std::string_view graders
    = "(SELECT s.run AS run, count(*) AS count, sum(s.tokens_in) AS tokens_in, sum(s.tokens_out) AS tokens_out FROM "
      "sources o CROSS JOIN runs g ON g.source = o.id CROSS JOIN steps s ON s.run = g.id WHERE s.kind = 'grader' AND "
      "o.format IN ('inspect', 'otlp', 'spans', 'langfuse', 'langsmith', 'openai-agents', 'weave', 'mixed') AND {} "
      "GROUP BY s.run)";

std::string blockCondition(std::string_view id)
{
    return formatted("{0} >= ?1 * {1} AND {0} < (?1 + 1) * {1}", id, blockRuns);
}

std::string ofBlock(std::string_view table, std::string_view columns, std::string_view from, std::string_view group)
{
    return formatted("INSERT INTO {} SELECT ?1, {} FROM {} WHERE {} {}", table, columns, from,
        blockCondition(table == "run_sums" ? "r.id"
                : table == "module_sums"   ? "m.run"
                                           : "s.run"),
        group);
}

} // namespace

// Figures of a run's own record come before those summed over its steps, which have those of graders among them.
std::string figureColumns()
{
    return "count(*), ifnull(sum(ifnull(l.state, r.state) = 'success'), 0), "
           "ifnull(sum(r.step_count + ifnull(l.steps, 0) - ifnull(g.count, 0)), 0), "
           "ifnull(sum(r.code_step_count + ifnull(l.code_steps, 0)), 0), "
           "ifnull(sum(r.error_count + ifnull(l.errors, 0)), 0), "
           "ifnull(sum(r.blocked_count + ifnull(l.blocked, 0)), 0), "
           "ifnull(sum(t.tool_calls), 0), ifnull(sum(t.repeated_code), 0), ifnull(max(t.longest_loop), 0), "
           "sum(ifnull(r.tokens_in, nullif(t.tokens_in - ifnull(g.tokens_in, 0), iif(g.run IS NULL, NULL, 0)))), "
           "sum(ifnull(r.tokens_out, nullif(t.tokens_out - ifnull(g.tokens_out, 0), iif(g.run IS NULL, NULL, 0)))), "
           "sum((SELECT d.cost FROM run_details d WHERE d.run = r.id)), "
           "sum(ifnull(r.seconds, ifnull(r.ended_at, l.ended_at) - r.started_at)), sum(t.step_seconds), "
           "ifnull(sum(g.count), 0), sum(g.tokens_in), sum(g.tokens_out)";
}

std::string figureTables(std::string_view graderRuns)
{
    return formatted("runs r LEFT JOIN run_totals t ON t.run = r.id LEFT JOIN {} g ON g.run = r.id LEFT JOIN "
                     "live_runs l ON l.run = r.id",
        formattedWith(graders, std::make_format_args(graderRuns)));
}

RunSums::RunSums(Statements &statements)
    : m_statements(statements)
    , m_values(statements)
{
}

void RunSums::run(const std::string &sql, std::int64_t block)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    query.bind(1, block);
    query.exec();
}

bool RunSums::isThere()
{
    if (!m_isThere)
        m_isThere = hasSums(m_statements);
    return *m_isThere;
}

void RunSums::forget(RunId run)
{
    if (!isThere())
        return;
    const std::int64_t block = run / blockRuns;
    bool isSummed = false;
    forEachRow(m_statements, "SELECT 1 FROM sum_blocks WHERE block = ?", block, [&](RowReader &) { isSummed = true; });
    if (isSummed)
        forgetBlock(block);
}

void RunSums::forgetBlock(std::int64_t block)
{
    for (const std::string_view table : sumTables)
        run(formatted("DELETE FROM {} WHERE block = ?", table), block);
    if (m_values.isThere())
        for (const std::string_view table : valueTables)
            run(formatted("DELETE FROM {} WHERE block = ?", table), block);
}

void RunSums::forgetRuns(const std::string &condition, std::int64_t value)
{
    if (!isThere())
        return;
    std::vector<std::int64_t> blocks;
    forEachRow(m_statements,
        formatted(
            "SELECT block FROM sum_blocks WHERE block IN (SELECT id / {} FROM runs WHERE {})", blockRuns, condition),
        value, [&](RowReader &row) { blocks.push_back(row.next<std::int64_t>()); });
    for (const std::int64_t block : blocks)
        forgetBlock(block);
}

void RunSums::clear()
{
    if (!isThere())
        return;
    for (const std::string_view table : sumTables)
        m_statements.database().exec(formatted("DELETE FROM {}", table));
    if (m_values.isThere())
        for (const std::string_view table : valueTables)
            m_statements.database().exec(formatted("DELETE FROM {}", table));
    m_summedTo = -1;
}

std::vector<std::int64_t> RunSums::unsummed(std::int64_t end)
{
    std::set<std::int64_t> summed;
    // Earlier files have sums without values.
    const std::string_view listed = m_values.isThere() ? "block IN (SELECT block FROM block_steps)" : "true";
    forEachRow(m_statements, formatted("SELECT block FROM sum_blocks WHERE block < ? AND {}", listed), end,
        [&](RowReader &row) { summed.insert(row.next<std::int64_t>()); });
    std::vector<std::int64_t> blocks;
    for (std::int64_t block = 0; block < end; ++block)
        if (!summed.contains(block))
            blocks.push_back(block);
    return blocks;
}

// A block that was forgotten waits until the next one is full: a live run in it changes with each step.
void RunSums::sumUp()
{
    if (!isThere())
        return;
    std::int64_t last = 0;
    forEachRow(m_statements, "SELECT max(id) FROM runs WHERE id < ?", partStride,
        [&](RowReader &row) { last = row.nextOptional<std::int64_t>().value_or(0) / blockRuns; });
    if (m_summedTo >= last)
        return;
    for (const std::int64_t block : unsummed(last))
        sumUp(block);
    m_summedTo = last;
}

void RunSums::sumUpFrom(RunId first)
{
    if (!isThere())
        return;
    std::vector<std::int64_t> blocks;
    forEachRow(m_statements,
        formatted("SELECT DISTINCT id / {0} FROM runs WHERE id > ? AND id / {0} NOT IN (SELECT block FROM "
                  "sum_blocks)",
            blockRuns),
        first, [&](RowReader &row) { blocks.push_back(row.next<std::int64_t>()); });
    for (const std::int64_t block : blocks)
        sumUp(block);
}

void RunSums::sumUp(std::int64_t block)
{
    forgetBlock(block);
    run(ofBlock("run_sums", formatted("r.model, r.agent_name, {}, {}", dayOfRun, figureColumns()),
            figureTables(blockCondition("g.id")), "GROUP BY 2, 3, 4"),
        block);
    run(ofBlock("module_sums", "m.module, sum(m.steps)", "run_modules m", "GROUP BY 2"), block);
    run(ofBlock("tool_sums", "c.name, count(*)", "steps s CROSS JOIN step_tool_calls c ON c.step = s.id", "GROUP BY 2"),
        block);
    // Of the messages of a block only the one that came most often.
    run(formatted("INSERT INTO error_sums SELECT ?1, layer, cause, sum(n), message, max(n) FROM (SELECT e.layer AS "
                  "layer, iif(e.cause_type = '', e.type, e.cause_type) AS cause, e.message AS message, count(*) AS n "
                  "FROM steps s CROSS JOIN step_errors e ON e.step = s.id WHERE {} GROUP BY 1, 2, 3) GROUP BY layer, "
                  "cause",
            blockCondition("s.run")),
        block);
    run(formatted("INSERT INTO sum_blocks SELECT ?1, max(max(ifnull(s.seconds, n.seconds), ifnull(n.seconds, "
                  "s.seconds))) FROM steps s LEFT JOIN step_ends n ON n.step = s.id WHERE {}",
            blockCondition("s.run")),
        block);
    m_values.sumUp(block);
}

} // namespace vitrine::trailfile
