// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/executionstore.h"
#include "models/trail/write/reports.h"

namespace vitrine::trailfile {

/// Records the steps of live runs one by one, while they run.
class LiveStore final {
public:
    LiveStore(Ledger &ledger, ExecutionStore &executions)
        : m_ledger(ledger)
        , m_executions(executions)
    {
    }
    StartedStep beginStep(RunId run, const ExecutionBegin &execution);
    /// Records the start and the end of a step at once, with what another program reported about it.
    StartedStep addReportedStep(
        RunId run, const ExecutionBegin &execution, const ExecutionEnd &end, const StepRecord &report);
    /// Ends any execution, and the live step that started with it.
    void endExecution(ExecutionId execution, const ExecutionEnd &end);
    /// Marks an execution as interrupted because its program has ended, with the live step that started with it.
    void interrupt(ExecutionId execution);

private:
    StartedStep begin(RunId run, ExecutionBegin execution, const StepRecord &known);
    void endStep(StepId step, const StepRecord &outcome);
    std::uint64_t nextOrdinal(RunId run);
    StepId openStepOf(ExecutionId execution);

    Ledger &m_ledger;
    ExecutionStore &m_executions;
};

} // namespace vitrine::trailfile
