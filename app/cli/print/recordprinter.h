// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/scores.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace vitrine {

struct RunLabels;

/// Prints the contents of a run, a step and its executions in readable form. All text is made safe, and shown in full.
class RecordPrinter final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RecordPrinter)

public:
    explicit RecordPrinter(Console &console);

    /// The result of a verification: damaged steps are marked.
    void setVerification(const std::optional<Verification> &verification) { m_verification = verification; }

    void printRun(const RunSummary &run);
    /// The blank line that separates it from the next step is left to the caller.
    void printStep(const StepSummary &summary, const StepRecord &record, const std::vector<Execution> &executions);
    /// Prints a step of an agent that ran in its own Python: its only record is the execution.
    void printLive(const Execution &execution);

private:
    void printLabels(const RunLabels &labels);
    void printEvents(std::string_view extra);
    void printScore(const Score &score);
    void printRecord(const StepRecord &record);
    void printAction(const ActionRecord &action);
    void printExecution(const Execution &execution);

    Console &m_console;
    std::optional<Verification> m_verification;
};

} // namespace vitrine
