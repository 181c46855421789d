// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"
#include "models/trail/record/livestep.h"
#include "models/trail/write/store.h"

/// How steps that are recorded while they run become rows: the part of Store that watches an agent.
namespace vitrine::trailfile {

Recorder::BegunStep Store::beginStep(RunId run, ExecutionBegin execution)
{
    if (!exists("SELECT 1 FROM runs WHERE id = ?", run))
        throw Failure(ErrorCode::NotFound, "run");
    const StepId id = sequence("steps") + 1;
    execution.step = id;
    execution.ordinal = nextOrdinal(run);
    const StepRecord step = begunStep(execution);
    m_rows.beginRun();
    writeStep(id, run, step);
    const ExecutionId begun = beginExecution(execution);
    m_rows.insert(tables::liveSteps, m_chain.next(), id, begun);
    enterAsStored(kinds::stepBegun, id);
    m_index.renewStep(id);
    m_totals.beginStep(id, step);
    return { id, begun };
}

/// What is known at its end only, behind the rows of its beginning.
void Store::endStep(StepId step, const ExecutionEnd &end)
{
    const StepRecord outcome = outcomeOf(end);
    writeStepOutcome(step, outcome);
    m_rows.insert(
        tables::stepEnds, m_chain.next(), step, outcome.isFinalAnswer, outcome.time.endedAt, outcome.time.seconds);
    enterAsStored(kinds::stepEnded, step);
    m_index.renewStep(step);
    m_totals.endStep(step, outcome);
}

std::uint64_t Store::nextOrdinal(RunId run)
{
    SQLite::Statement &query = m_rows.statements().get("SELECT ifnull(max(ordinal), 0) + 1 FROM steps WHERE run = ?");
    const InUse use(query);
    query.bind(1, run);
    query.executeStep();
    return static_cast<std::uint64_t>(query.getColumn(0).getInt64());
}

/// The step that ends with an execution: the one which began with it, but not those that repeat it. 0 for none.
StepId Store::openStepOf(ExecutionId execution)
{
    SQLite::Statement &query = m_rows.statements().get(
        "SELECT l.step FROM executions x JOIN live_steps l ON l.step = x.step AND l.execution = x.id "
        "WHERE x.id = ? AND NOT EXISTS (SELECT 1 FROM step_ends e WHERE e.step = l.step)");
    const InUse use(query);
    query.bind(1, execution);
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

/// Of rows that were written in several goes: what the entry covers is read from them, as a check will.
void Store::enterAsStored(std::string_view kind, std::int64_t subject)
{
    m_rows.takeDigest();
    Entry entry;
    entry.seq = m_chain.next();
    entry.kind = kind;
    entry.subject = subject;
    entry.format = entryFormat;
    const std::optional<Canonical> bytes
        = CanonicalRows(m_rows.statements(), m_rows.hasher()).entry(*subjectOf(kind), entry);
    if (!bytes)
        throw Failure(ErrorCode::Internal, std::string(kind));
    m_chain.append(kind, subject, m_rows.hasher()(bytes->bytes()));
}

} // namespace vitrine::trailfile
