// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/verification.h"

#include <algorithm>

namespace vitrine {

/// Whether rows of this run or of its steps are damaged.
inline bool isDamaged(const Verification &verification, RunId run)
{
    return std::ranges::contains(verification.damagedRuns, run);
}

/// Whether this step of the run cannot be relied on.
inline bool isDamaged(const Verification &verification, RunId run, StepId step)
{
    const auto &steps = verification.damagedSteps;
    return isDamaged(verification, run)
        && (std::ranges::contains(steps, DamagedStep { run, step })
            || !std::ranges::contains(steps, run, &DamagedStep::run));
}

} // namespace vitrine
