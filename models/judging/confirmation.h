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

/// The prediction for a step, and its outcome when it ran.
struct Confirmation {
    StepIndex step = 0;
    Verdict predicted = Verdict::Undecidable;
    /// Denied: the policy or a limit ended it. Nothing where it did not run to its end: it was cancelled, its worker
    /// crashed, it was never reached, or its session could not begin because an allowed module is not installed.
    std::optional<Verdict> observed = std::nullopt;
    StepStatus status = StepStatus::Cancelled;
    std::string rule = {}; ///< that ended it
    std::string message = {}; ///< of its error
    std::vector<std::string> missing = {}; ///< modules that ended it because they are not installed here

    /// A bug, of this program or of the policy's author: what was decided does not hold.
    bool isDisagreement() const { return predicted != Verdict::Undecidable && observed && *observed != predicted; }
    bool operator==(const Confirmation &) const = default;
};

/// Steps of a run that are to be confirmed. All before the last of them have to run as well, for the state.
struct ConfirmationRun {
    RunIndex run = 0;
    std::vector<StepIndex> steps; ///< ascending
};

/// All steps with code whose verdict changes, and those that are undecidable without running, by run.
std::vector<ConfirmationRun> runsToConfirm(const PolicyVerdicts &after, const PolicyComparison &comparison);

/// The request made one for the run's confirmation: under the draft, and not further than is needed.
void limitTo(ReplayRequest &request, const ConfirmationRun &run, const PolicyVerdicts &after);

/// Sets what came out of a replay against what was said.
std::vector<Confirmation> confirm(const ConfirmationRun &run, const PolicyVerdicts &after,
    const PolicyComparison &comparison, std::span<const ReplayedStep> replayed);

} // namespace vitrine
