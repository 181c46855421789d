// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/textindex.h"

#include "models/trail/digest.h"
#include "models/trail/indexwords.h"
#include "models/trail/stepreader.h"

#include <array>
#include <cstring>
#include <format>
#include <vector>

namespace vitrine::trailfile {

namespace {

constexpr auto indexes = std::to_array<std::string_view>({ "run_text", "step_text", "execution_text" });

/// Of one text; what stands behind is found by `contains`, not by words.
constexpr std::size_t mostIndexed = 1 << 18;

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

std::uint64_t randomSeed()
{
    std::uint64_t seed = 0;
    std::memcpy(&seed, randomBytes(sizeof seed).data(), sizeof seed);
    return seed;
}

std::uint64_t hashOf(std::uint64_t seed, std::string_view word)
{
    for (const char c : word)
        seed = (seed ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return seed ^ seed >> 29;
}

} // namespace

TextIndex::TextIndex(SQLite::Database &database)
    : m_statements(database)
    , m_splitter(database.getHandle())
    , m_seed(randomSeed())
{
}

void TextIndex::create(SQLite::Database &database)
{
    for (const std::string_view name : indexes)
        database.exec(std::vformat(declaration, std::make_format_args(name, name, name)));
    // In the order of their coming, some twice: keeping them in order would cost a page for each new word.
    database.exec("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT");
}

void TextIndex::add(char mark, std::string_view text)
{
    m_splitter.split(text.substr(0, mostIndexed), [&](std::string_view word) { addWord(mark, word); });
    if (text.size() > mostIndexed)
        addWord(mark, cutWord);
}

void TextIndex::add(char mark, const std::optional<std::string> &text)
{
    if (text)
        add(mark, std::string_view(*text));
}

void TextIndex::addWord(char mark, std::string_view word)
{
    const std::uint64_t hash = hashOf(m_seed, word);
    if (!m_words.add(mark, word, hash + static_cast<unsigned char>(mark)) || !m_isListing)
        return;
    if (m_listed.add(hash))
        list(word);
}

void TextIndex::list(std::string_view word)
{
    SQLite::Statement &query = m_statements.get("INSERT INTO words (word) VALUES (?)");
    const InUse use(query);
    query.bind(1, std::string(word));
    query.exec();
}

void TextIndex::insert(const char *sql, std::int64_t id)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    query.bind(1, id);
    query.bindNoCopy(2, m_words.text());
    query.exec();
    m_words.clear();
}

void TextIndex::addRun(RunId id, const RunRecord &run)
{
    m_isListing = false;
    add(columnMark("task"), std::string_view(run.task));
    add(columnMark("answer"), run.finalAnswer);
    insert("INSERT INTO run_text (rowid, words) VALUES (?, ?)", id);
}

void TextIndex::addStep(StepId id, const StepRecord &step)
{
    static constexpr char code = columnMark("code");
    static constexpr char error = columnMark("error");
    static constexpr char tool = columnMark("tool");
    m_isListing = true;
    for (const CodeRecord &part : step.code)
        add(code, std::string_view(part.text));
    add(columnMark("thought"),
        std::string_view(step.thought.empty() && step.code.empty() ? step.rawModelOutput : step.thought));
    for (const OutputRecord &part : step.outputs)
        add(columnMark("output"), std::string_view(part.text));
    if (step.error) {
        add(error, std::string_view(step.error->type));
        add(error, std::string_view(step.error->causeType));
        add(error, std::string_view(step.error->message));
    }
    for (const RecordedToolCall &call : step.toolCalls) {
        add(tool, std::string_view(call.name));
        // The interpreter's argument is the code, which has its column.
        if (step.code.empty() || call.arguments != step.code.front().text)
            add(tool, std::string_view(call.arguments));
        add(tool, call.result);
        add(tool, call.error);
    }
    insert("INSERT INTO step_text (rowid, words) VALUES (?, ?)", id);
}

void TextIndex::addExecution(ExecutionId id, std::string_view text, const StepResult &result)
{
    static constexpr char output = columnMark("output");
    static constexpr char tool = columnMark("tool");
    m_isListing = true;
    add(columnMark("code"), text);
    add(output, std::string_view(result.logs));
    if (result.output)
        add(output, std::string_view(result.output->repr));
    if (result.error) {
        add(columnMark("error"), std::string_view(result.error->type));
        add(columnMark("error"), std::string_view(result.error->message));
    }
    for (const ToolCallRecord &call : result.toolCalls) {
        add(tool, std::string_view(call.name));
        add(tool, std::string_view(call.arguments));
        add(tool, call.result);
        add(tool, call.error);
    }
    insert("INSERT INTO execution_text (rowid, words) VALUES (?, ?)", id);
}

void TextIndex::remove(std::string_view index, std::int64_t id)
{
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
    if (const auto step = readStep(m_statements, id, Prompts::Left))
        addStep(id, *step);
}

void TextIndex::renewRun(RunId id)
{
    remove("run_text", id);
    forEachRow(m_statements, selectSql(tables::runs) + " WHERE id = ?", id,
        [&](RowReader &row) { addRun(id, readRun(m_statements, row).record); });
}

void TextIndex::renewExecution(ExecutionId id)
{
    remove("execution_text", id);
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
    forEachId(behind("runs"), [this](RunId run) { whereReadable([&] { renewRun(run); }); });
    forEachId(behind("steps"), [this](StepId step) { whereReadable([&] { renewStep(step); }); });
    forEachId(behind("executions"), [this](ExecutionId run) { whereReadable([&] { renewExecution(run); }); });
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
