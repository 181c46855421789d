// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"

#include <string>
#include <vector>

namespace vitrine {

/// Whether a session never started. The framework's executor does not start one if an allowed module is not installed,
/// so that no step runs.
bool neverStarted(const StepResult &result);

/// If a run of these steps never started, changes the request to use the dialect with its defects fixed, and returns
/// true. The run then starts, and only the steps that need those modules fail.
bool changesForRetry(ReplayRequest &request, const std::vector<ReplayedStep> &steps);

/// The modules that ended the step because they are not installed where it ran, according to its error; empty if it
/// ended for another reason. Modules that the policy denies do not count.
std::vector<std::string> missingModules(const StepResult &result);

} // namespace vitrine
