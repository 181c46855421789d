// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/writerslot.h"
#include "models/trail/write/policystore.h"

namespace vitrine::trailfile {

/// Records sessions and executions, both of replays and of live runs.
class ExecutionStore final {
public:
    ExecutionStore(Ledger &ledger, PolicyStore &policies, const WriterSlot &slot)
        : m_ledger(ledger)
        , m_policies(policies)
        , m_slot(slot)
    {
    }
    SessionId beginSession(const SessionRecord &session);
    ExecutionId begin(const ExecutionBegin &execution);
    void end(ExecutionId execution, const ExecutionEnd &end);
    /// Marks an execution as interrupted, because its program has ended.
    void interrupt(ExecutionId execution);

private:
    void setRunning(ExecutionId execution, bool isRunning);
    void writeResultParts(ExecutionId id, const StepResult &result);
    void writeShapes(ExecutionId id, const std::vector<VariableRecord> &variables);
    void writeImports(ExecutionId id, const std::vector<ImportRecord> &imports);

    Ledger &m_ledger;
    PolicyStore &m_policies;
    const WriterSlot &m_slot;
};

} // namespace vitrine::trailfile
