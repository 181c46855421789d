// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/textindex.h"

#include "base/formatted.h"
#include "models/trail/file/executionreader.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/index/indexwords.h"

#include <array>
#include <utility>
#include <vector>

namespace vitrine::trailfile {

namespace {

constexpr auto indexes = std::to_array<std::string_view>({ "run_text", "execution_text" });

/// Steps that are read again come into segments of so many.
constexpr std::size_t stepsOfSegment = 4'000;

/// In bytes; more is written in between.
constexpr std::size_t mostWaiting = 32 << 20;

constexpr const char *runSql = "INSERT INTO run_text (rowid, words) VALUES (?, ?)";
constexpr const char *executionSql = "INSERT INTO execution_text (rowid, words) VALUES (?, ?)";

} // namespace

TextIndex::TextIndex(Connection &database)
    : m_statements(database)
    , m_words(database.getHandle())
    , m_steps(database)
{
}

void TextIndex::add(const char *sql, std::int64_t id, IndexedWords words)
{
    m_waitingSize += words.words.size();
    m_waiting.push_back({ sql, id, std::move(words) });
    if (m_waitingSize > mostWaiting)
        write();
}

void TextIndex::addRun(RunId id, IndexedWords words) { add(runSql, id, std::move(words)); }

void TextIndex::addSteps(StepId first, IndexedSteps steps)
{
    if (!steps.words.blocks.empty())
        m_waitingSteps.push_back({ first, std::move(steps) });
}

void TextIndex::addExecution(ExecutionId id, std::string_view code, const StepResult &result)
{
    add(executionSql, id, m_words.ofExecution(code, result));
}

void TextIndex::write()
{
    for (const Row &row : m_waiting)
        listFresh(row.words.fresh);
    for (const Row &row : m_waiting)
        insert(row);
    for (const Steps &steps : m_waitingSteps) {
        listFresh(steps.words.fresh);
        m_steps.add(steps.first, steps.words.words);
    }
    m_steps.replace(m_renewedSteps);
    m_waiting.clear();
    m_waitingSteps.clear();
    m_renewedSteps.clear();
    m_waitingSize = 0;
}

void TextIndex::listFresh(const std::vector<std::string> &words)
{
    for (const std::string &word : words)
        if (m_listed.add(m_listed.hashOf(word)))
            list(word);
}

void TextIndex::list(const std::string &word)
{
    SQLite::Statement &query = m_statements.get("INSERT INTO words (word) VALUES (?)");
    const InUse use(query);
    query.bindNoCopy(1, word);
    query.exec();
}

void TextIndex::insert(const Row &row)
{
    SQLite::Statement &query = m_statements.get(row.sql);
    const InUse use(query);
    query.bind(1, row.id);
    query.bindNoCopy(2, row.words.words);
    query.exec();
}

/// Words that no longer count as new may never have been written to the list.
void TextIndex::forget()
{
    m_waiting.clear();
    m_waitingSteps.clear();
    m_renewedSteps.clear();
    m_waitingSize = 0;
    m_listed.clear();
    m_words.forget();
    ++m_generation;
}

void TextIndex::remove(std::string_view index, std::int64_t id)
{
    write();
    SQLite::Statement &query = m_statements.get(formatted("DELETE FROM {} WHERE rowid = ?", index));
    const InUse use(query);
    query.bind(1, id);
    query.exec();
}

std::vector<std::int64_t> TextIndex::idsOf(const std::string &sql)
{
    std::vector<std::int64_t> ids;
    SQLite::Statement query(m_statements.database(), sql);
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    return ids;
}

void TextIndex::removeSource(SourceId source)
{
    write();
    m_steps.remove(idsOf(formatted(
        "SELECT steps.id FROM steps JOIN runs ON runs.id = steps.run WHERE source = {} ORDER BY steps.id", source)));
    for (const RunId id : idsOf(formatted("SELECT id FROM runs WHERE source = {}", source)))
        remove("run_text", id);
}

void TextIndex::renewStep(StepId id)
{
    if (const auto step = readStep(m_statements, id, Prompts::Left))
        m_words.addStep(0, *step);
    IndexedSteps words = m_words.takeSteps();
    listFresh(words.fresh);
    m_renewedSteps.insert_or_assign(id, std::move(words.words));
}

void TextIndex::renewRun(RunId id)
{
    remove("run_text", id);
    readRunOf(id);
}

void TextIndex::renewExecution(ExecutionId id)
{
    remove("execution_text", id);
    readExecutionOf(id);
}

/// Steps whose ids lie near each other come into one segment.
void TextIndex::readSteps(const std::vector<StepId> &ids)
{
    StepId first = 0;
    std::size_t count = 0;
    const auto end = [&] {
        IndexedSteps words = m_words.takeSteps();
        listFresh(words.fresh);
        m_steps.add(first, words.words);
        count = 0;
    };
    for (const StepId id : ids) {
        if (count == stepsOfSegment || id - first >= mostInSegment)
            end();
        if (count++ == 0)
            first = id;
        whereReadable([&] {
            if (const auto step = readStep(m_statements, id, Prompts::Left))
                m_words.addStep(static_cast<StepOffset>(id - first), *step);
        });
    }
    end();
}

void TextIndex::readRunOf(RunId id)
{
    forEachRow(m_statements, selectSql(tables::runs) + " WHERE id = ?", id,
        [&](RowReader &row) { addRun(id, readRun(m_statements, row).record); });
}

void TextIndex::readExecutionOf(ExecutionId id)
{
    for (const Execution &execution : readExecutions(m_statements, " WHERE id = ?", id))
        addExecution(id, execution.begin.code, execution.end ? execution.end->result : StepResult {});
}

void TextIndex::rebuild()
{
    for (const std::string_view index : indexes)
        m_statements.database().exec(formatted("INSERT INTO {0}({0}) VALUES ('delete-all')", index));
    m_statements.database().exec("DELETE FROM words");
    m_steps.clear();
    forget();
    addFrom(0);
}

void TextIndex::addFrom(std::int64_t id)
{
    const auto behind
        = [&](std::string_view table) { return idsOf(formatted("SELECT id FROM {} WHERE id > {}", table, id)); };
    for (const RunId run : behind("runs"))
        whereReadable([&] { readRunOf(run); });
    readSteps(behind("steps"));
    for (const ExecutionId execution : behind("executions"))
        whereReadable([&] { readExecutionOf(execution); });
    write();
}

void TextIndex::settle()
{
    SQLite::Database &database = m_statements.database();
    database.exec("BEGIN; DELETE FROM words");
    for (const std::string_view index : indexes)
        database.exec(formatted("INSERT INTO {0}({0}) VALUES ('optimize')", index));
    database.exec("CREATE VIRTUAL TABLE temp.terms USING fts5vocab (main, execution_text, row);"
                  "INSERT INTO words (word) SELECT DISTINCT substr(term, 2) FROM temp.terms;"
                  "DROP TABLE temp.terms");
    forget();
    m_steps.forEachWord([this](std::string_view word) { listFresh({ std::string(word.substr(1)) }); });
    database.exec("COMMIT");
    forget();
}

} // namespace vitrine::trailfile
