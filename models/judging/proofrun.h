// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "executor/proof/policyproof.h"

#include <optional>

namespace vitrine {

/// The results of running a counterexample under both policies.
struct ProofRun {
    std::optional<StepResult> allowing; ///< under the policy that allows it; nothing if its session could not start
    std::optional<StepResult> denying; ///< under the policy that denies it
};

/// Whether a counterexample can be run. Python programs can, harmlessly, in a jail; commands, files and addresses of
/// agents are not run.
bool canRun(const PolicyCounterexample &counterexample);

/// Runs a program in a session of its own under each policy. Blocks.
ProofRun runUnderBoth(
    Executor &executor, const PolicyCounterexample &counterexample, const Policy &allowing, const Policy &denying);

} // namespace vitrine
