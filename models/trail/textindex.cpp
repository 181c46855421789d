// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/textindex.h"

#include "models/trail/indexwords.h"
#include "models/trail/stepreader.h"

#include <format>
#include <vector>

namespace vitrine::trailfile {

namespace {

/// Of one text; what stands behind is found by `contains`, not by words.
constexpr std::size_t mostIndexed = 1 << 18;

// detail=column: an entry says in which column a word stands, not where in it, which makes the index a third of the
// size. Phrases are looked up by their words and then compared with the text.
constexpr std::string_view declaration = "CREATE VIRTUAL TABLE {} USING fts5({}, content='', contentless_delete=1, "
                                         "detail=column, tokenize=\"unicode61 remove_diacritics 2 tokenchars '_'\");"
                                         "INSERT INTO {}({}, rank) VALUES ('hashsize', 8388608);";

class Words {
public:
    void add(std::string_view text)
    {
        if (text.empty())
            return;
        m_text += text.substr(0, mostIndexed);
        m_text += '\n';
        if (text.size() > mostIndexed)
            m_text.append(cutWord).append(1, '\n');
    }
    void add(const std::optional<std::string> &text)
    {
        if (text)
            add(std::string_view(*text));
    }
    const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

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

void insert(Statements &statements, const std::string &sql, std::int64_t id, std::initializer_list<const Words *> words)
{
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    query.bind(1, id);
    int column = 1;
    for (const Words *text : words)
        query.bindNoCopy(++column, text->text());
    query.exec();
}

} // namespace

TextIndex::TextIndex(SQLite::Database &database)
    : m_statements(database)
{
}

void TextIndex::create(SQLite::Database &database)
{
    const auto make = [&](std::string_view name, std::string_view columns) {
        database.exec(std::vformat(declaration, std::make_format_args(name, columns, name, name)));
    };
    make("run_text", "task, answer");
    make("step_text", "code, thought, output, error, tool");
    make("execution_text", "code, output, error, tool");
}

void TextIndex::addRun(RunId id, const RunRecord &run)
{
    Words task;
    task.add(std::string_view(run.task));
    Words answer;
    answer.add(run.finalAnswer);
    insert(m_statements, "INSERT INTO run_text (rowid, task, answer) VALUES (?, ?, ?)", id, { &task, &answer });
}

void TextIndex::addStep(StepId id, const StepRecord &step)
{
    Words code, thought, output, error, tool;
    for (const CodeRecord &part : step.code)
        code.add(std::string_view(part.text));
    thought.add(std::string_view(step.thought.empty() && step.code.empty() ? step.rawModelOutput : step.thought));
    for (const OutputRecord &part : step.outputs)
        output.add(std::string_view(part.text));
    if (step.error) {
        error.add(std::string_view(step.error->type));
        error.add(std::string_view(step.error->causeType));
        error.add(std::string_view(step.error->message));
    }
    for (const RecordedToolCall &call : step.toolCalls) {
        tool.add(std::string_view(call.name));
        // The interpreter's argument is the code, which has its column.
        if (step.code.empty() || call.arguments != step.code.front().text)
            tool.add(std::string_view(call.arguments));
        tool.add(call.result);
        tool.add(call.error);
    }
    insert(m_statements, "INSERT INTO step_text (rowid, code, thought, output, error, tool) VALUES (?, ?, ?, ?, ?, ?)",
        id, { &code, &thought, &output, &error, &tool });
}

void TextIndex::addExecution(ExecutionId id, std::string_view text, const StepResult &result)
{
    Words code, output, error, tool;
    code.add(text);
    output.add(std::string_view(result.logs));
    if (result.output)
        output.add(std::string_view(result.output->repr));
    if (result.error) {
        error.add(std::string_view(result.error->type));
        error.add(std::string_view(result.error->message));
    }
    for (const ToolCallRecord &call : result.toolCalls) {
        tool.add(std::string_view(call.name));
        tool.add(std::string_view(call.arguments));
        tool.add(call.result);
        tool.add(call.error);
    }
    insert(m_statements, "INSERT INTO execution_text (rowid, code, output, error, tool) VALUES (?, ?, ?, ?, ?)", id,
        { &code, &output, &error, &tool });
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
    for (const char *index : { "run_text", "step_text", "execution_text" })
        m_statements.database().exec(std::format("INSERT INTO {0}({0}) VALUES ('delete-all')", index));
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

} // namespace vitrine::trailfile
