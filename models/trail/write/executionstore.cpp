// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/executionstore.h"

#include "base/clock.h"
#include "executor/shapetext.h"

namespace vitrine::trailfile {

namespace {

template <typename T>
std::optional<T> unlessEmpty(const T &value, bool isEmpty)
{
    return isEmpty ? std::nullopt : std::optional<T>(value);
}

} // namespace

SessionId ExecutionStore::beginSession(const SessionRecord &session)
{
    if (session.run != 0 && !m_ledger.exists("SELECT 1 FROM runs WHERE id = ?", session.run))
        throw Failure(ErrorCode::NotFound, "run");
    m_policies.require(session.policyHash);
    const SessionId id = m_ledger.nextId("sessions");
    m_ledger.rows().insert(tables::sessions, m_ledger.next(), id, unlessEmpty(session.run, session.run == 0),
        session.kind, unlessEmpty(session.policyHash, session.policyHash.empty()), session.executor,
        session.pythonVersion, session.startedAt);
    m_ledger.writeNames(tables::sessionLayers, id, session.layers);
    m_ledger.writeEnvironment(tables::sessionEnvironments, id, session.environment);
    m_ledger.enter(kinds::sessionStarted, id);
    return id;
}

ExecutionId ExecutionStore::begin(const ExecutionBegin &execution)
{
    if (!m_ledger.exists("SELECT 1 FROM sessions WHERE id = ?", execution.session))
        throw Failure(ErrorCode::NotFound, "session");
    if (execution.step != 0 && !m_ledger.exists("SELECT 1 FROM steps WHERE id = ?", execution.step))
        throw Failure(ErrorCode::NotFound, "step");
    const ExecutionId id = m_ledger.nextId("executions");
    m_ledger.rows().insert(tables::executions, m_ledger.next(), id, execution.session,
        unlessEmpty(execution.step, execution.step == 0), execution.ordinal, Text { execution.code },
        execution.isEdited, execution.startedAt);
    m_ledger.enter(kinds::executionStarted, id);
    setRunning(id, true);
    return id;
}

void ExecutionStore::end(ExecutionId execution, const ExecutionEnd &end)
{
    if (!m_ledger.exists("SELECT 1 FROM executions WHERE id = ?", execution))
        throw Failure(ErrorCode::NotFound, "execution");
    const StepResult &result = end.result;
    const StepOutput output = result.output.value_or(StepOutput {});
    const StepError error = result.error.value_or(StepError {});
    const bool noOutput = !result.output;
    const bool noError = !result.error;
    m_ledger.rows().insert(tables::executionEnds, m_ledger.next(), execution, result.status, result.isFinal,
        unlessEmpty(Text { output.repr }, noOutput), unlessEmpty(output.isCut, noOutput),
        unlessEmpty(output.type, noOutput), unlessEmpty(Text { output.text }, noOutput), optionalText(output.json),
        Text { result.logs }, result.logsTruncated, unlessEmpty(error.type, noError),
        unlessEmpty(Text { error.message }, noError), unlessEmpty(error.line, noError),
        unlessEmpty(error.column, noError), unlessEmpty(Text { error.sourceLine }, noError),
        unlessEmpty(Text { error.traceback }, noError), unlessEmpty(error.rule, noError), result.usage.operations,
        result.usage.wallSeconds, result.usage.cpuSeconds, result.usage.peakRssKib, result.policy, end.verdict,
        end.reason, end.endedAt);
    writeResultParts(execution, result);
    m_ledger.writeFindings(tables::executionFindings, execution, result.findings);
    m_ledger.writeEnvironment(tables::executionEnvironments, execution, end.environment);
    writeShapes(execution, result.variables);
    m_ledger.index().renewExecution(execution);
    m_ledger.enter(kinds::executionEnded, execution);
    setRunning(execution, false);
}

void ExecutionStore::interrupt(ExecutionId execution)
{
    m_ledger.rows().insert(tables::interruptions, m_ledger.next(), execution, secondsSinceEpoch());
    m_ledger.enter(kinds::executionInterrupted, execution);
    setRunning(execution, false);
}

// No part of the record, only a list of what may have to be marked interrupted, which saves looking at every execution.
void ExecutionStore::setRunning(ExecutionId execution, bool isRunning)
{
    SQLite::Statement &query
        = m_ledger.statements().get(isRunning ? "INSERT INTO running (execution, writer) VALUES (?, ?)"
                                              : "DELETE FROM running WHERE execution = ?");
    const InUse use(query);
    query.bind(1, execution);
    if (isRunning)
        query.bind(2, m_slot.number());
    query.exec();
}

void ExecutionStore::writeResultParts(ExecutionId id, const StepResult &result)
{
    m_ledger.writeNames(tables::executionLayers, id, result.layers);
    writeImports(id, result.imports);
    std::int64_t n = 0;
    for (const EventRecord &event : result.events)
        m_ledger.rows().insert(tables::executionEvents, 0, id, ++n, event.seq, event.kind, Text { event.detail },
            event.verdict, event.rule);
    m_ledger.rows().canonical().listEnd();
    n = 0;
    for (const ToolCallRecord &call : result.toolCalls)
        m_ledger.rows().insert(tables::executionToolCalls, 0, id, ++n, call.seq, call.name, Text { call.arguments },
            optionalText(call.result), optionalText(call.error), call.source);
    m_ledger.rows().canonical().listEnd();
    n = 0;
    for (const VariableRecord &variable : result.variables)
        m_ledger.rows().insert(tables::executionVariables, 0, id, ++n, variable.name, variable.type,
            Text { variable.repr }, variable.size, variable.change);
    m_ledger.rows().canonical().listEnd();
}

void ExecutionStore::writeShapes(ExecutionId id, const std::vector<VariableRecord> &variables)
{
    for (std::size_t n = 0; n < variables.size(); ++n) {
        if (variables[n].shape)
            m_ledger.rows().insert(
                tables::executionShapes, 0, id, static_cast<std::int64_t>(n + 1), shapeText(*variables[n].shape));
    }
    m_ledger.rows().canonical().listEnd();
}

void ExecutionStore::writeImports(ExecutionId id, const std::vector<ImportRecord> &imports)
{
    std::int64_t n = 0;
    for (const ImportRecord &import : imports)
        m_ledger.rows().insert(
            tables::executionImports, 0, id, ++n, import.module, import.line, import.verdict, import.rule);
    m_ledger.rows().canonical().listEnd();
    n = 0;
    for (std::size_t index = 0; index < imports.size(); ++index)
        for (const std::string &name : imports[index].names)
            m_ledger.rows().insert(tables::executionImportNames, 0, id, ++n, index + 1, name);
    m_ledger.rows().canonical().listEnd();
}

} // namespace vitrine::trailfile
