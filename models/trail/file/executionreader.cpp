// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/executionreader.h"

#include "executor/shapetext.h"
#include "models/trail/file/notereader.h"

/// Executions, their results and their sessions.
namespace vitrine::trailfile {

namespace {

std::vector<std::string> readNames(Statements &statements, const std::string &sql, std::int64_t owner)
{
    std::vector<std::string> names;
    forEachRow(statements, sql, owner, [&](RowReader &row) { names.push_back(row.next<std::string>()); });
    return names;
}

std::optional<StepOutput> readOutput(RowReader &row)
{
    if (row.isNull()) {
        row.skip(5);
        return std::nullopt;
    }
    StepOutput output;
    output.repr = row.nextText();
    output.isCut = row.next<bool>();
    output.type = row.next<std::string>();
    output.text = row.nextText();
    output.json = row.nextOptionalText();
    return output;
}

std::optional<StepError> readError(RowReader &row)
{
    if (row.isNull()) {
        row.skip(7);
        return std::nullopt;
    }
    StepError error;
    error.type = row.next<std::string>();
    error.message = row.nextText();
    error.line = row.next<int>();
    error.column = row.next<int>();
    error.sourceLine = row.nextText();
    error.traceback = row.nextText();
    error.rule = row.next<std::string>();
    return error;
}

Usage readUsage(RowReader &row)
{
    Usage usage;
    usage.operations = row.next<std::uint64_t>();
    usage.wallSeconds = row.next<double>();
    usage.cpuSeconds = row.next<double>();
    usage.peakRssKib = row.next<std::uint64_t>();
    return usage;
}

ExecutionEnd readEnd(RowReader &row)
{
    ExecutionEnd end;
    StepResult &result = end.result;
    row.skip();
    result.status = row.next<StepStatus>();
    result.isFinal = row.next<bool>();
    result.output = readOutput(row);
    result.logs = row.nextText();
    result.logsTruncated = row.next<bool>();
    result.error = readError(row);
    result.usage = readUsage(row);
    result.policy = row.next<std::string>();
    end.verdict = row.next<ReplayVerdict>();
    end.reason = row.next<std::string>();
    end.endedAt = row.next<double>();
    return end;
}

ImportRecord readImport(RowReader &row)
{
    ImportRecord import;
    row.skip(2);
    import.module = row.next<std::string>();
    import.line = row.next<int>();
    import.verdict = row.next<Verdict>();
    import.rule = row.next<std::string>();
    return import;
}

EventRecord readEvent(RowReader &row)
{
    EventRecord event;
    row.skip(2);
    event.seq = row.next<std::uint64_t>();
    event.kind = row.next<std::string>();
    event.detail = row.nextText();
    event.verdict = row.next<Verdict>();
    event.rule = row.next<std::string>();
    return event;
}

ToolCallRecord readToolCall(RowReader &row)
{
    ToolCallRecord call;
    row.skip(2);
    call.seq = row.next<std::uint64_t>();
    call.name = row.next<std::string>();
    call.arguments = row.nextText();
    call.result = row.nextOptionalText();
    call.error = row.nextOptionalText();
    call.source = row.next<ToolSource>();
    return call;
}

VariableRecord readVariable(RowReader &row)
{
    VariableRecord variable;
    row.skip(2);
    variable.name = row.next<std::string>();
    variable.type = row.next<std::string>();
    variable.repr = row.nextText();
    variable.size = row.next<std::uint64_t>();
    variable.change = row.next<VariableChange>();
    return variable;
}

void readShapes(Statements &statements, ExecutionId id, std::vector<VariableRecord> &variables)
{
    forEachRow(statements, ownedRowsSql(tables::executionShapes), id, [&](RowReader &row) {
        row.skip();
        const auto variable = row.next<std::uint64_t>();
        auto shape = shapeFrom(row.next<std::string>());
        if (variable == 0 || variable > variables.size() || !shape)
            failDamaged("shape");
        variables[variable - 1].shape = std::move(shape);
    });
}

void readImports(Statements &statements, ExecutionId id, std::vector<ImportRecord> &imports)
{
    forEachRow(statements, ownedRowsSql(tables::executionImports), id,
        [&](RowReader &row) { imports.push_back(readImport(row)); });
    forEachRow(statements, ownedRowsSql(tables::executionImportNames), id, [&](RowReader &row) {
        row.skip(2);
        const auto import = row.next<std::uint64_t>();
        if (import == 0 || import > imports.size())
            failDamaged("name without import");
        imports[import - 1].names.push_back(row.next<std::string>());
    });
}

std::optional<EnvironmentRecord> readEnvironment(Statements &statements, const Table &table, std::int64_t owner)
{
    std::optional<EnvironmentRecord> environment;
    forEachRow(statements, ownedRowsSql(table), owner, [&](RowReader &row) {
        row.skip();
        environment = environmentFromJson(row.nextText());
    });
    return environment;
}

void readParts(Statements &statements, ExecutionId id, StepResult &result)
{
    result.layers = readNames(statements, "SELECT name FROM execution_layers WHERE execution = ? ORDER BY n", id);
    readImports(statements, id, result.imports);
    forEachRow(statements, ownedRowsSql(tables::executionEvents), id,
        [&](RowReader &row) { result.events.push_back(readEvent(row)); });
    forEachRow(statements, ownedRowsSql(tables::executionToolCalls), id,
        [&](RowReader &row) { result.toolCalls.push_back(readToolCall(row)); });
    forEachRow(statements, ownedRowsSql(tables::executionVariables), id,
        [&](RowReader &row) { result.variables.push_back(readVariable(row)); });
    readShapes(statements, id, result.variables);
}

void readOutcome(Statements &statements, Execution &execution)
{
    forEachRow(statements, ownedRowsSql(tables::executionEnds), execution.id, [&](RowReader &row) {
        execution.end = readEnd(row);
        execution.state = ExecutionState::Ended;
    });
    if (execution.end) {
        forEachRow(statements, ownedRowsSql(tables::executionFindings), execution.id,
            [&](RowReader &row) { execution.end->result.findings.push_back(readFinding(row)); });
        execution.end->environment = readEnvironment(statements, tables::executionEnvironments, execution.id);
        return readParts(statements, execution.id, execution.end->result);
    }
    forEachRow(statements, ownedRowsSql(tables::interruptions), execution.id,
        [&](RowReader &) { execution.state = ExecutionState::Interrupted; });
}

Execution readBegin(RowReader &row)
{
    Execution execution;
    execution.id = row.next<std::int64_t>();
    execution.begin.session = row.next<std::int64_t>();
    execution.begin.step = row.next<std::int64_t>();
    execution.begin.ordinal = row.next<std::uint64_t>();
    execution.begin.code = row.nextText();
    execution.begin.isEdited = row.next<bool>();
    execution.begin.startedAt = row.next<double>();
    return execution;
}

} // namespace

SessionRecord readSession(Statements &statements, SessionId id)
{
    SessionRecord session;
    forEachRow(statements, ownedRowsSql(tables::sessions), id, [&](RowReader &row) {
        row.skip();
        session.run = row.next<std::int64_t>();
        session.kind = row.next<SessionKind>();
        session.policyHash = row.next<std::string>();
        session.executor = row.next<std::string>();
        session.pythonVersion = row.next<std::string>();
        session.startedAt = row.next<double>();
    });
    session.layers = readNames(statements, "SELECT name FROM session_layers WHERE session = ? ORDER BY n", id);
    session.environment = readEnvironment(statements, tables::sessionEnvironments, id);
    return session;
}

std::vector<Execution> readExecutions(Statements &statements, const std::string &condition, std::int64_t owner)
{
    std::vector<Execution> executions;
    forEachRow(statements, selectSql(tables::executions) + condition, owner,
        [&](RowReader &row) { executions.push_back(readBegin(row)); });
    for (Execution &execution : executions) {
        readOutcome(statements, execution);
        execution.session = readSession(statements, execution.begin.session);
    }
    return executions;
}

} // namespace vitrine::trailfile
