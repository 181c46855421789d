// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rowreader.h"
#include "models/trail/index/runtotals.h"

#include <string>

/// The sums over steps of live runs: the part of RunTotals that is updated step by step.
namespace vitrine::trailfile {

namespace {

// The last step says what became of the run.
constexpr const char *sumSql = R"sql(
INSERT OR REPLACE INTO live_runs SELECT s.run, count(*),
    sum(EXISTS (SELECT 1 FROM step_code c WHERE c.step = s.id)), ifnull(sum(e.layer <> 'policy'), 0),
    ifnull(sum(e.layer = 'policy'), 0),
    (SELECT CASE WHEN EXISTS (SELECT 1 FROM execution_interruptions i WHERE i.execution = o.execution)
        THEN 'interrupted' WHEN f.is_final_answer THEN 'success' ELSE 'unknown' END
        FROM steps t JOIN live_steps o ON o.step = t.id LEFT JOIN step_ends f ON f.step = t.id
        WHERE t.run = s.run ORDER BY t.id DESC LIMIT 1),
    (SELECT p.text FROM step_ends f JOIN step_outputs p ON p.step = f.step AND p.stream = 'result'
        WHERE f.is_final_answer AND f.step = (SELECT max(t.id) FROM steps t WHERE t.run = s.run)),
    max(w.ended_at)
FROM steps s JOIN live_steps l ON l.step = s.id LEFT JOIN step_ends w ON w.step = s.id
LEFT JOIN step_errors e ON e.step = s.id WHERE s.run = ? GROUP BY s.run)sql";

} // namespace

void RunTotals::change(const std::string &sql, std::int64_t id)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    query.bind(1, id);
    query.exec();
}

void RunTotals::forgetRunOf(StepId step)
{
    RunId run = 0;
    forEachRow(
        m_statements, "SELECT run FROM steps WHERE id = ?", step, [&](RowReader &row) { run = row.next<RunId>(); });
    m_sums.forget(run);
}

void RunTotals::sumLive(RunId run) { change(sumSql, run); }

void RunTotals::beginStep(StepId step, const StepRecord &record)
{
    forgetRunOf(step);
    const Totals totals = totalsOf({ &record, 1 });
    countStarted(step, tallyOf({ &record, 1 }));
    addModules(step, totals.modules);
    addRepetition(step);
}

void RunTotals::countStarted(StepId step, const StepTally &tally)
{
    SQLite::Statement &query = m_statements.get(
        "INSERT INTO live_runs SELECT run, 1, ?, 0, 0, 'unknown', NULL, NULL FROM steps WHERE id = ? "
        "ON CONFLICT (run) DO UPDATE SET steps = steps + 1, code_steps = code_steps + "
        "excluded.code_steps, state = 'unknown', answer = NULL");
    const InUse use(query);
    query.bind(1, static_cast<std::int64_t>(tally.code));
    query.bind(2, step);
    query.exec();
}

void RunTotals::addModules(StepId step, const std::map<std::string, std::int64_t> &modules)
{
    for (const auto &[module, count] : modules) {
        SQLite::Statement &query = m_statements.get("INSERT INTO run_modules SELECT run, ?, ? FROM steps WHERE id = ? "
                                                    "ON CONFLICT (run, module) DO UPDATE SET steps = steps + "
                                                    "excluded.steps");
        const InUse use(query);
        query.bindNoCopy(1, module);
        query.bind(2, count);
        query.bind(3, step);
        query.exec();
    }
}

/// Equal code of a live run is one text, so its number identifies it.
void RunTotals::addRepetition(StepId step)
{
    std::int64_t code = 0;
    std::int64_t inRow = 0;
    bool isRepeated = false;
    bool isRow = true;
    forEachRow(m_statements,
        "SELECT c.text FROM steps s JOIN step_code c ON c.step = s.id AND c.n = 1 WHERE s.run = (SELECT run FROM steps "
        "WHERE id = ?) ORDER BY s.id DESC",
        step, [&](RowReader &row) {
            const auto text = row.next<std::int64_t>();
            code = code == 0 ? text : code;
            isRow = isRow && text == code;
            isRepeated = isRepeated || (text == code && inRow > 0);
            inRow += isRow ? 1 : 0;
        });
    SQLite::Statement &query
        = m_statements.get("UPDATE run_totals SET repeated_code = repeated_code + ?, longest_loop = max(longest_loop, "
                           "?) WHERE run = (SELECT run FROM steps WHERE id = ?)");
    const InUse use(query);
    query.bind(1, isRepeated ? 1 : 0);
    query.bind(2, inRow);
    query.bind(3, step);
    query.exec();
}

void RunTotals::endStep(StepId step, const StepRecord &record)
{
    forgetRunOf(step);
    countEnded(step, record);
    SQLite::Statement &query
        = m_statements.get("UPDATE run_totals SET step_seconds = ifnull(step_seconds, 0) + ?, tool_calls = tool_calls "
                           "+ ? WHERE run = (SELECT run FROM steps WHERE id = ?)");
    const InUse use(query);
    query.bind(1, record.time.seconds.value_or(0));
    query.bind(2, static_cast<std::int64_t>(record.toolCalls.size()));
    query.bind(3, step);
    query.exec();
}

void RunTotals::countEnded(StepId step, const StepRecord &record)
{
    const StepTally tally = tallyOf({ &record, 1 });
    SQLite::Statement &query = m_statements.get(
        "UPDATE live_runs SET errors = errors + ?1, blocked = blocked + ?2, ended_at = ?3, state = iif(?4, 'success', "
        "state), answer = iif(?4, (SELECT text FROM step_outputs WHERE step = ?5 AND stream = 'result'), answer) "
        "WHERE run = (SELECT run FROM steps WHERE id = ?5)");
    const InUse use(query);
    query.bind(1, static_cast<std::int64_t>(tally.errors));
    query.bind(2, static_cast<std::int64_t>(tally.blocked));
    query.bind(3, record.time.endedAt.value_or(0));
    query.bind(4, record.isFinalAnswer ? 1 : 0);
    query.bind(5, step);
    query.exec();
}

void RunTotals::interruptStep(StepId step)
{
    forgetRunOf(step);
    change("UPDATE live_runs SET state = 'interrupted' WHERE run = (SELECT run FROM steps WHERE id = ?)", step);
}

} // namespace vitrine::trailfile
