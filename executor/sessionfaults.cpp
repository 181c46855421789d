// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sessionfaults.h"

#include <algorithm>

namespace vitrine {

Result<void> demandLayers(const Policy &policy, const std::vector<std::string> &here)
{
    for (const std::string &layer : policy.requiredLayers) {
        if (!std::ranges::contains(here, layer))
            return std::unexpected(
                Error { ErrorCode::Unavailable, {}, {}, {}, "the policy requires the layer " + layer });
    }
    return {};
}

StepResult noSession()
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { "NoSession", "no session was started", 0, 0, {}, {}, {} };
    return result;
}

} // namespace vitrine
