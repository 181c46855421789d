// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "app/cli/command/interruption.h"
#include "app/cli/replay/judgedinput.h"
#include "models/judging/confirmation.h"
#include "models/judging/suggestionproof.h"
#include "models/replay/parallelreplay.h"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <functional>
#include <vector>

#include <QCoreApplication>

namespace vitrine {

/// Replays recorded steps under policies that are not active, in jailed workers; the runs are not recorded.
class ConfirmationRuns final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ConfirmationRuns)

public:
    /// `jobs`: number of parallel runs.
    ConfirmationRuns(Console &console, const Interruption &interruption, unsigned jobs);

    /// Replays the steps whose verdict the policy changes. Modifies the requests of the runs that it needs.
    std::expected<std::vector<Confirmation>, ExitStatus> confirm(
        JudgedInput &input, const PolicyVerdicts &after, const PolicyComparison &comparison);
    /// Replays a run up to this step, with a copy of its request, and compares the step with the prediction.
    std::expected<Confirmation, ExitStatus> confirmStep(
        const JudgedInput &input, const PolicyVerdicts &before, const PolicyVerdicts &after, StepIndex step);
    /// Replays the runs under a suggested policy. Modifies their requests.
    std::expected<SuggestionProof, ExitStatus> prove(
        JudgedInput &input, const std::vector<RunIndex> &runs, const Policy &policy);

private:
    using Finished = std::function<void(std::size_t run, const std::vector<ReplayedStep> &steps)>;

    /// A run that could not start because a module is not installed is replayed again, with the defects of the
    /// framework's executor fixed.
    std::expected<void, ExitStatus> replay(const std::vector<ReplayRequest *> &requests, const Finished &finished);

    Console &m_console;
    const Interruption &m_interruption;
    unsigned m_jobs;
};

/// Records in each trail among the files which user replayed which of its steps under `after`, and the results. Errors
/// are printed on the console.
ExitStatus recordConfirmations(Console &console, const JudgedInput &input, const PolicyVerdicts &after,
    const Policy &before, const PolicyComparison &comparison, const std::vector<Confirmation> &confirmations);

nlohmann::ordered_json confirmationJson(const JudgedInput &input, const std::vector<Confirmation> &confirmations);
void printConfirmation(Console &console, const JudgedInput &input, const std::vector<Confirmation> &confirmations);

} // namespace vitrine
