// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policycomparison.h"
#include "models/replay/runreplayer.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The prediction for a step, and the outcome when it was run.
struct Confirmation {
    StepIndex step = 0;
    Verdict predicted = Verdict::Undecidable;
    /// Denied: the policy or a limit ended it. Nothing if it did not run to its end: it was canceled, its worker
    /// crashed, it was never reached, or its session could not start because an allowed module is not installed.
    std::optional<Verdict> observed = std::nullopt;
    StepStatus status = StepStatus::Cancelled;
    std::string rule = {}; ///< the rule that ended it
    std::string message = {}; ///< message of its error
    std::vector<std::string> missing = {}; ///< modules that ended it because they are not installed here

    /// Whether the prediction was wrong: a bug of Vitrine or of the policy's author.
    bool isDisagreement() const { return predicted != Verdict::Undecidable && observed && *observed != predicted; }
    bool operator==(const Confirmation &) const = default;
};

/// The steps of a run to verify by running them. All steps before the last of them must run as well, to get the state.
struct ConfirmationRun {
    RunIndex run = 0;
    std::vector<StepIndex> steps; ///< ascending
};

/// All steps with code whose verdict changes, and those that are undecidable without running, by run.
std::vector<ConfirmationRun> runsToConfirm(const PolicyVerdicts &after, const PolicyComparison &comparison);

/// Limits a request to the verification of a run: under the draft policy, and no further than needed.
void limitTo(ReplayRequest &request, const ConfirmationRun &run, const PolicyVerdicts &after);

/// Compares the results of a replay with the predictions.
std::vector<Confirmation> confirm(const ConfirmationRun &run, const PolicyVerdicts &after,
    const PolicyComparison &comparison, std::span<const ReplayedStep> replayed);

} // namespace vitrine
