// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/runtotals.h"

#include "base/formatted.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/index/pythonnames.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// The bytes of a task used for sorting.
constexpr std::size_t sortedBytes = 200;

/// A sum of figures that may be absent: absent when all are.
template <typename T>
void addTo(std::optional<T> &sum, const std::optional<T> &value)
{
    if (value)
        sum = sum.value_or(T {}) + *value;
}

template <typename T>
void bind(SQLite::Statement &query, int index, const std::optional<T> &value)
{
    if (value)
        query.bind(index, *value);
    else
        query.bind(index);
}

/// A step that a repair could not save counts as one without content.
StepRecord readableStep(Statements &statements, StepId id)
{
    try {
        return readStep(statements, id, Prompts::Left).value_or(StepRecord {});
    } catch (const Failure &failure) {
        if (failure.code() != ErrorCode::Corrupt)
            throw;
        return {};
    }
}

} // namespace

StepTally tallyOf(std::span<const StepRecord> steps)
{
    StepTally tally;
    for (const StepRecord &step : steps)
        tally.add(step);
    return tally;
}

void TotalsCounter::add(const StepRecord &step)
{
    addTo(m_totals.input, step.tokens.input);
    addTo(m_totals.output, step.tokens.output);
    addTo(m_totals.seconds, step.time.seconds);
    m_totals.toolCalls += static_cast<std::int64_t>(step.toolCalls.size());
    addModules(step);
    if (!step.code.empty() && !step.code.front().text.empty())
        addCode(std::hash<std::string_view>()(step.code.front().text));
}

void TotalsCounter::addModules(const StepRecord &step)
{
    std::set<std::string> modules;
    for (const CodeRecord &code : step.code)
        if (code.language == Language::Python)
            for (const std::string &name : pythonImports(code.text))
                modules.insert(name.substr(0, name.find('.')));
    for (const std::string &module : modules)
        ++m_totals.modules[module];
}

void TotalsCounter::addCode(std::size_t hash)
{
    m_totals.repeated += m_seen.insert(hash).second ? 0 : 1;
    m_inRow = m_before == hash ? m_inRow + 1 : 1;
    m_totals.loop = std::max(m_totals.loop, m_inRow);
    m_before = hash;
}

Totals totalsOf(std::span<const StepRecord> steps)
{
    TotalsCounter counter;
    for (const StepRecord &step : steps)
        counter.add(step);
    return counter.totals();
}

RunTotals::RunTotals(Connection &database)
    : m_statements(database)
    , m_sums(m_statements)
{
}

void RunTotals::putTask(RunId run, std::string_view task)
{
    SQLite::Statement &query = m_statements.get("INSERT OR REPLACE INTO run_tasks VALUES (?, ?)");
    const InUse use(query);
    query.bind(1, run);
    query.bind(2, std::string(task.substr(0, sortedBytes)));
    query.exec();
}

void RunTotals::add(RunId run, const Totals &totals, std::string_view task)
{
    m_sums.forget(run);
    m_isRunAdded = true;
    putTask(run, task);
    SQLite::Statement &query = m_statements.get("INSERT OR REPLACE INTO run_totals VALUES (?, ?, ?, ?, ?, ?, ?)");
    const InUse use(query);
    query.bind(1, run);
    bind(query, 2, totals.input);
    bind(query, 3, totals.output);
    bind(query, 4, totals.seconds);
    query.bind(5, totals.toolCalls);
    query.bind(6, totals.repeated);
    query.bind(7, totals.loop);
    query.exec();
    for (const auto &[module, count] : totals.modules) {
        SQLite::Statement &insert = m_statements.get("INSERT OR REPLACE INTO run_modules VALUES (?, ?, ?)");
        const InUse inserting(insert);
        insert.bind(1, run);
        insert.bindNoCopy(2, module);
        insert.bind(3, count);
        insert.exec();
    }
}

void RunTotals::forgetRuns(const std::string &table) { m_sums.forgetRuns(formatted("id > ? AND id IN {}", table), 0); }

void RunTotals::sumUpBlocks()
{
    if (std::exchange(m_isRunAdded, false))
        m_sums.sumUp();
}

void RunTotals::removeSource(SourceId source)
{
    m_sums.forgetRuns("source = ?", source);
    for (const char *sql : { "DELETE FROM run_tasks WHERE run IN (SELECT id FROM runs WHERE source = ?)",
             "DELETE FROM run_totals WHERE run IN (SELECT id FROM runs WHERE source = ?)",
             "DELETE FROM run_modules WHERE run IN (SELECT id FROM runs WHERE source = ?)" }) {
        SQLite::Statement &query = m_statements.get(sql);
        const InUse use(query);
        query.bind(1, source);
        query.exec();
    }
}

void RunTotals::rebuild()
{
    m_statements.database().exec(
        "DELETE FROM run_totals; DELETE FROM run_modules; DELETE FROM run_tasks; DELETE FROM live_runs");
    m_sums.clear();
    addFrom(0);
    m_sums.sumUp();
}

/// Empty where it cannot be read.
std::string RunTotals::taskOf(RunId run)
{
    try {
        SQLite::Statement &query = m_statements.get("SELECT task FROM runs WHERE id = ?");
        const InUse use(query);
        query.bind(1, run);
        return query.executeStep() ? readContent(m_statements, query.getColumn(0).getInt64()) : std::string();
    } catch (const Failure &) {
        return {};
    }
}

void RunTotals::renewTask(RunId run) { putTask(run, taskOf(run)); }

void RunTotals::addFrom(RunId first)
{
    std::vector<RunId> runs;
    forEachRow(m_statements, "SELECT id FROM runs WHERE id > ?", first,
        [&](RowReader &row) { runs.push_back(row.next<RunId>()); });
    for (const RunId run : runs)
        sumUp(run);
    m_sums.sumUpFrom(std::max(first, partStride));
}

void RunTotals::sumUp(RunId run)
{
    TotalsCounter counter;
    std::vector<StepId> ids;
    forEachRow(m_statements, "SELECT id FROM steps WHERE run = ? ORDER BY id", run,
        [&](RowReader &row) { ids.push_back(row.next<StepId>()); });
    for (const StepId id : ids)
        counter.add(readableStep(m_statements, id));
    add(run, counter.totals(), taskOf(run));
    sumLive(run);
}

// The names of modules that its code imports must not outlive the code.
void RunTotals::renewRunOf(StepId step)
{
    RunId run = 0;
    forEachRow(
        m_statements, "SELECT run FROM steps WHERE id = ?", step, [&](RowReader &row) { run = row.next<RunId>(); });
    m_sums.forget(run);
    change("DELETE FROM run_modules WHERE run = ?", run);
    sumUp(run);
}

} // namespace vitrine::trailfile
