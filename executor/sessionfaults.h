// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"
#include "executor/stepresult.h"

#include <string>
#include <vector>

namespace vitrine {

/// Fails when the policy requires a layer that is not among those that are here.
Result<void> demandLayers(const Policy &policy, const std::vector<std::string> &here);

/// The result of a step without a session.
StepResult noSession();

} // namespace vitrine
