// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/executionstore.h"
#include "models/trail/write/reports.h"

namespace vitrine::trailfile {

/// Records the steps of live runs, one by one while they run.
class LiveStore final {
public:
    LiveStore(Ledger &ledger, ExecutionStore &executions)
        : m_ledger(ledger)
        , m_executions(executions)
    {
    }
    StartedStep beginStep(RunId run, ExecutionBegin execution);
    /// Ends any execution, and the live step that began with it.
    void endExecution(ExecutionId execution, const ExecutionEnd &end);
    /// Marks any execution whose program has ended, and the live step that began with it.
    void interrupt(ExecutionId execution);

private:
    void endStep(StepId step, const ExecutionEnd &end);
    std::uint64_t nextOrdinal(RunId run);
    StepId openStepOf(ExecutionId execution);

    Ledger &m_ledger;
    ExecutionStore &m_executions;
};

} // namespace vitrine::trailfile
