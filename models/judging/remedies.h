// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// A change of the policy that would allow the code of a step.
struct Remedy {
    /// Allow: just what it uses. AllowBelow: its modules with all that is below them. Profile: a bundled policy
    /// instead.
    enum class Kind { Allow, AllowBelow, Profile };
    Kind kind = Kind::Allow;
    Policy policy; ///< with the change
    std::uint64_t allowed = 0; ///< steps of the base that it moves from denied to allowed, each taken for itself
    std::vector<std::string> alsoOpens; ///< other subjects that steps of the base use and that it allows; sorted
};

/// The smallest changes that would allow the denied code of a step, the best first: what opens the least beside it.
/// Nothing where the step is allowed, or where no policy would allow it.
std::vector<Remedy> remediesFor(const PolicyVerdicts &verdicts, StepIndex step);

} // namespace vitrine
