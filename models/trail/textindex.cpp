// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/textindex.h"

#include "models/trail/indexwords.h"
#include "models/trail/stepreader.h"

#include <array>
#include <format>
#include <utility>
#include <vector>

namespace vitrine::trailfile {

namespace {

constexpr auto indexes = std::to_array<std::string_view>({ "run_text", "step_text", "execution_text" });

/// In bytes; more is written in between.
constexpr std::size_t mostWaiting = 32 << 20;

constexpr const char *runSql = "INSERT INTO run_text (rowid, words) VALUES (?, ?)";
constexpr const char *stepSql = "INSERT INTO step_text (rowid, words) VALUES (?, ?)";
constexpr const char *executionSql = "INSERT INTO execution_text (rowid, words) VALUES (?, ?)";

// An entry says that a word stands in a row, not where in it, and the column is the word's first letter: that makes the
// index a third of the size. Phrases are looked up by their words and then compared with the text.
constexpr std::string_view declaration
    = "CREATE VIRTUAL TABLE {} USING fts5(words, content='', contentless_delete=1, detail=none, "
      "tokenize=\"ascii tokenchars '_'\");INSERT INTO {}({}, rank) VALUES ('hashsize', 8388608);";

/// What a repair could not save has no words.
template <typename Work>
void whereReadable(Work &&work)
{
    try {
        work();
    } catch (const Failure &failure) {
        if (failure.code() != ErrorCode::Corrupt)
            throw;
    }
}

} // namespace

TextIndex::TextIndex(SQLite::Database &database)
    : m_statements(database)
    , m_words(database.getHandle())
{
}

void TextIndex::create(SQLite::Database &database)
{
    for (const std::string_view name : indexes)
        database.exec(std::vformat(declaration, std::make_format_args(name, name, name)));
    // In the order of their coming, some twice: keeping them in order would cost a page for each new word.
    database.exec("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT");
}

void TextIndex::add(const char *sql, std::int64_t id, IndexedWords words)
{
    m_waitingSize += words.words.size();
    m_waiting.push_back({ sql, id, std::move(words) });
    if (m_waitingSize > mostWaiting)
        write();
}

void TextIndex::addRun(RunId id, IndexedWords words) { add(runSql, id, std::move(words)); }

void TextIndex::addStep(StepId id, IndexedWords words) { add(stepSql, id, std::move(words)); }

void TextIndex::addExecution(ExecutionId id, std::string_view code, const StepResult &result)
{
    add(executionSql, id, m_words.ofExecution(code, result));
}

void TextIndex::write()
{
    for (const Row &row : m_waiting)
        for (const std::string &word : row.words.fresh)
            if (m_listed.add(m_listed.hashOf(word)))
                list(word);
    for (const Row &row : m_waiting)
        insert(row);
    m_waiting.clear();
    m_waitingSize = 0;
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

/// Words that are known to be fresh no more may never have come into the list.
void TextIndex::forget()
{
    m_waiting.clear();
    m_waitingSize = 0;
    m_listed.clear();
    m_words.forget();
}

void TextIndex::remove(std::string_view index, std::int64_t id)
{
    write();
    SQLite::Statement &query = m_statements.get(std::format("DELETE FROM {} WHERE rowid = ?", index));
    const InUse use(query);
    query.bind(1, id);
    query.exec();
}

template <typename Each>
void TextIndex::forEachId(const std::string &sql, Each &&each)
{
    std::vector<std::int64_t> ids;
    SQLite::Statement query(m_statements.database(), sql);
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    query.reset();
    for (const std::int64_t id : ids)
        each(id);
}

void TextIndex::removeSource(SourceId source)
{
    forEachId(std::format("SELECT steps.id FROM steps JOIN runs ON runs.id = steps.run WHERE source = {}", source),
        [this](StepId id) { remove("step_text", id); });
    forEachId(
        std::format("SELECT id FROM runs WHERE source = {}", source), [this](RunId id) { remove("run_text", id); });
}

void TextIndex::renewStep(StepId id)
{
    remove("step_text", id);
    readStepOf(id);
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

void TextIndex::readStepOf(StepId id)
{
    if (const auto step = readStep(m_statements, id, Prompts::Left))
        addStep(id, *step);
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
        m_statements.database().exec(std::format("INSERT INTO {0}({0}) VALUES ('delete-all')", index));
    m_statements.database().exec("DELETE FROM words");
    forget();
    addFrom(0);
}

void TextIndex::addFrom(std::int64_t id)
{
    const auto behind
        = [id](std::string_view table) { return std::format("SELECT id FROM {} WHERE id > {}", table, id); };
    forEachId(behind("runs"), [this](RunId run) { whereReadable([&] { readRunOf(run); }); });
    forEachId(behind("steps"), [this](StepId step) { whereReadable([&] { readStepOf(step); }); });
    forEachId(behind("executions"), [this](ExecutionId run) { whereReadable([&] { readExecutionOf(run); }); });
    write();
}

void TextIndex::settle()
{
    SQLite::Database &database = m_statements.database();
    database.exec("BEGIN; DELETE FROM words");
    for (const std::string_view index : indexes) {
        database.exec(std::format("INSERT INTO {0}({0}) VALUES ('optimize')", index));
        if (index == "run_text")
            continue;
        database.exec(std::format("CREATE VIRTUAL TABLE temp.{0}_terms USING fts5vocab (main, {0}, row);"
                                  "INSERT INTO words (word) SELECT DISTINCT substr(term, 2) FROM temp.{0}_terms;"
                                  "DROP TABLE temp.{0}_terms",
            index));
    }
    database.exec("COMMIT");
    forget();
}

} // namespace vitrine::trailfile
