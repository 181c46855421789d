// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"
#include "executor/stepresult.h"

#include <string>
#include <vector>

namespace vitrine {

/// Fails if the policy requires a layer that is not in `here`, the available layers.
Result<void> demandLayers(const Policy &policy, const std::vector<std::string> &here);

/// The result of a step without a session.
StepResult noSession();

} // namespace vitrine
