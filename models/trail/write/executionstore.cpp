// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shapetext.h"
#include "models/trail/write/store.h"

/// How sessions and executions become rows: the part of Store that replays.
namespace vitrine::trailfile {

namespace {

template <typename T>
std::optional<T> unlessEmpty(const T &value, bool isEmpty)
{
    return isEmpty ? std::nullopt : std::optional<T>(value);
}

} // namespace

SessionId Store::beginSession(const SessionRecord &session)
{
    if (session.run != 0 && !exists("SELECT 1 FROM runs WHERE id = ?", session.run))
        throw Failure(ErrorCode::NotFound, "run");
    requirePolicy(session.policyHash);
    const SessionId id = nextId("sessions");
    m_rows.insert(tables::sessions, m_chain.next(), id, unlessEmpty(session.run, session.run == 0), session.kind,
        unlessEmpty(session.policyHash, session.policyHash.empty()), session.executor, session.pythonVersion,
        session.begunAt);
    writeNames(tables::sessionLayers, id, session.layers);
    writeEnvironment(tables::sessionEnvironments, id, session.environment);
    enter(kinds::sessionBegun, id);
    return id;
}

ExecutionId Store::beginExecution(const ExecutionBegin &execution)
{
    if (!exists("SELECT 1 FROM sessions WHERE id = ?", execution.session))
        throw Failure(ErrorCode::NotFound, "session");
    if (execution.step != 0 && !exists("SELECT 1 FROM steps WHERE id = ?", execution.step))
        throw Failure(ErrorCode::NotFound, "step");
    const ExecutionId id = nextId("executions");
    m_rows.insert(tables::executions, m_chain.next(), id, execution.session,
        unlessEmpty(execution.step, execution.step == 0), execution.ordinal, Text { execution.code },
        execution.isEdited, execution.begunAt);
    enter(kinds::executionBegun, id);
    setRunning(id, true);
    return id;
}

void Store::endExecution(ExecutionId execution, const ExecutionEnd &end)
{
    if (!exists("SELECT 1 FROM executions WHERE id = ?", execution))
        throw Failure(ErrorCode::NotFound, "execution");
    const StepResult &result = end.result;
    const StepOutput output = result.output.value_or(StepOutput {});
    const StepError error = result.error.value_or(StepError {});
    const bool noOutput = !result.output;
    const bool noError = !result.error;
    m_rows.insert(tables::executionEnds, m_chain.next(), execution, result.status, result.isFinal,
        unlessEmpty(Text { output.repr }, noOutput), unlessEmpty(output.isCut, noOutput),
        unlessEmpty(output.type, noOutput), unlessEmpty(Text { output.text }, noOutput), optionalText(output.json),
        Text { result.logs }, result.logsTruncated, unlessEmpty(error.type, noError),
        unlessEmpty(Text { error.message }, noError), unlessEmpty(error.line, noError),
        unlessEmpty(error.column, noError), unlessEmpty(Text { error.sourceLine }, noError),
        unlessEmpty(Text { error.traceback }, noError), unlessEmpty(error.rule, noError), result.usage.operations,
        result.usage.wallSeconds, result.usage.cpuSeconds, result.usage.peakRssKib, result.policy, end.verdict,
        end.reason, end.endedAt);
    writeResultParts(execution, result);
    writeFindings(tables::executionFindings, execution, result.findings);
    writeEnvironment(tables::executionEnvironments, execution, end.environment);
    writeShapes(execution, result.variables);
    m_index.renewExecution(execution);
    enter(kinds::executionEnded, execution);
    setRunning(execution, false);
    if (const StepId step = openStepOf(execution); step != 0)
        endStep(step, end);
}

// No part of the record, only a list of what may have to be marked interrupted, which saves looking at every execution.
void Store::setRunning(ExecutionId execution, bool isRunning)
{
    SQLite::Statement &query
        = m_rows.statements().get(isRunning ? "INSERT INTO running (execution, writer) VALUES (?, ?)"
                                            : "DELETE FROM running WHERE execution = ?");
    const InUse use(query);
    query.bind(1, execution);
    if (isRunning)
        query.bind(2, m_slot->number());
    query.exec();
}

void Store::writeResultParts(ExecutionId id, const StepResult &result)
{
    writeNames(tables::executionLayers, id, result.layers);
    writeImports(id, result.imports);
    std::int64_t n = 0;
    for (const EventRecord &event : result.events)
        m_rows.insert(tables::executionEvents, 0, id, ++n, event.seq, event.kind, Text { event.detail }, event.verdict,
            event.rule);
    m_rows.canonical().listEnd();
    n = 0;
    for (const ToolCallRecord &call : result.toolCalls)
        m_rows.insert(tables::executionToolCalls, 0, id, ++n, call.seq, call.name, Text { call.arguments },
            optionalText(call.result), optionalText(call.error), call.source);
    m_rows.canonical().listEnd();
    n = 0;
    for (const VariableRecord &variable : result.variables)
        m_rows.insert(tables::executionVariables, 0, id, ++n, variable.name, variable.type, Text { variable.repr },
            variable.size, variable.change);
    m_rows.canonical().listEnd();
}

void Store::writeFindings(const Table &table, std::int64_t owner, const std::vector<Finding> &findings)
{
    std::int64_t n = 0;
    for (const Finding &finding : findings)
        m_rows.insert(table, 0, owner, ++n, finding.severity, finding.rule, finding.code, Text { finding.subject },
            Text { finding.detail }, finding.part, finding.line, finding.column, finding.endLine, finding.endColumn);
    m_rows.canonical().listEnd();
}

void Store::writeEnvironment(
    const Table &table, std::int64_t owner, const std::optional<EnvironmentRecord> &environment)
{
    if (environment)
        m_rows.insert(table, 0, owner, Text { toJson(*environment) });
    m_rows.canonical().listEnd();
}

void Store::writeShapes(ExecutionId id, const std::vector<VariableRecord> &variables)
{
    for (std::size_t n = 0; n < variables.size(); ++n) {
        if (variables[n].shape)
            m_rows.insert(
                tables::executionShapes, 0, id, static_cast<std::int64_t>(n + 1), shapeText(*variables[n].shape));
    }
    m_rows.canonical().listEnd();
}

void Store::writeImports(ExecutionId id, const std::vector<ImportRecord> &imports)
{
    std::int64_t n = 0;
    for (const ImportRecord &import : imports)
        m_rows.insert(tables::executionImports, 0, id, ++n, import.module, import.line, import.verdict, import.rule);
    m_rows.canonical().listEnd();
    n = 0;
    for (std::size_t index = 0; index < imports.size(); ++index)
        for (const std::string &name : imports[index].names)
            m_rows.insert(tables::executionImportNames, 0, id, ++n, index + 1, name);
    m_rows.canonical().listEnd();
}

} // namespace vitrine::trailfile
