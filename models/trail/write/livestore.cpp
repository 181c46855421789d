// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/livestore.h"

#include "models/trail/record/livestep.h"
#include "models/trail/write/steprows.h"

namespace vitrine::trailfile {

StartedStep LiveStore::beginStep(RunId run, const ExecutionBegin &execution)
{
    return begin(run, execution, startedStep(execution));
}

/// `known`: what is known of the step at its start.
StartedStep LiveStore::begin(RunId run, ExecutionBegin execution, const StepRecord &known)
{
    if (!m_ledger.exists("SELECT 1 FROM runs WHERE id = ?", run))
        throw Failure(ErrorCode::NotFound, "run");
    const StepId id = m_ledger.sequence("steps") + 1;
    execution.step = id;
    execution.ordinal = nextOrdinal(run);
    StepRecord step = startedStep(execution);
    step.code = known.code;
    step.extra = known.extra;
    m_ledger.rows().beginRun();
    writeStep(m_ledger.rows(), id, run, step);
    const ExecutionId started = m_executions.begin(execution);
    m_ledger.rows().insert(tables::liveSteps, m_ledger.next(), id, started);
    m_ledger.enterAsStored(kinds::stepStarted, id);
    m_ledger.index().renewStep(id);
    m_ledger.totals().beginStep(id, step);
    return { id, started };
}

StartedStep LiveStore::addReportedStep(
    RunId run, const ExecutionBegin &execution, const ExecutionEnd &end, const StepRecord &report)
{
    const StartedStep started = begin(run, execution, report);
    m_executions.end(started.execution, end);
    StepRecord outcome = report;
    outcome.time.endedAt = end.endedAt;
    if (end.result.usage.wallSeconds > 0) // hooks may not say how long a call took
        outcome.time.seconds = end.result.usage.wallSeconds;
    endStep(started.step, outcome);
    return started;
}

/// The parts known at the end only, behind the rows of the start.
void LiveStore::endStep(StepId step, const StepRecord &outcome)
{
    writeStepOutcome(m_ledger.rows(), step, outcome);
    m_ledger.rows().insert(
        tables::stepEnds, m_ledger.next(), step, outcome.isFinalAnswer, outcome.time.endedAt, outcome.time.seconds);
    m_ledger.enterAsStored(kinds::stepEnded, step);
    m_ledger.index().renewStep(step);
    m_ledger.totals().endStep(step, outcome);
}

std::uint64_t LiveStore::nextOrdinal(RunId run)
{
    SQLite::Statement &query = m_ledger.statements().get("SELECT ifnull(max(ordinal), 0) + 1 FROM steps WHERE run = ?");
    const InUse use(query);
    query.bind(1, run);
    query.executeStep();
    return static_cast<std::uint64_t>(query.getColumn(0).getInt64());
}

/// The step that ends with an execution: the one which began with it, but not those that repeat it. 0 for none.
StepId LiveStore::openStepOf(ExecutionId execution)
{
    SQLite::Statement &query = m_ledger.statements().get(
        "SELECT l.step FROM executions x JOIN live_steps l ON l.step = x.step AND l.execution = x.id "
        "WHERE x.id = ? AND NOT EXISTS (SELECT 1 FROM step_ends e WHERE e.step = l.step)");
    const InUse use(query);
    query.bind(1, execution);
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

void LiveStore::endExecution(ExecutionId execution, const ExecutionEnd &end)
{
    m_executions.end(execution, end);
    if (const StepId step = openStepOf(execution); step != 0)
        endStep(step, outcomeOf(end, m_ledger.exists("SELECT 1 FROM step_code WHERE step = ?", step)));
}

void LiveStore::interrupt(ExecutionId execution)
{
    m_executions.interrupt(execution);
    if (const StepId step = openStepOf(execution); step != 0)
        m_ledger.totals().interruptStep(step);
}

} // namespace vitrine::trailfile
