// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"

#include <string>
#include <vector>

namespace vitrine {

/// The framework's executor starts no session when a module that it may import is not installed: no step has run then.
bool neverBegan(const StepResult &result);

/// Whether a run of these steps never started, and does start with the dialect's defects fixed, as the request says
/// from now on: then only the steps that need those modules fail.
bool mendsToBegin(ReplayRequest &request, const std::vector<ReplayedStep> &steps);

/// The modules that ended the step because they are not installed where it ran, as its error names them; empty where it
/// ended otherwise. A module that the policy denies is none.
std::vector<std::string> missingModules(const StepResult &result);

} // namespace vitrine
