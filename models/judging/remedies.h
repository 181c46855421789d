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
    /// Allow: allow just what it uses. AllowBelow: allow its modules with all their submodules. Profile: use a bundled
    /// policy instead.
    enum class Kind { Allow, AllowBelow, Profile };
    Kind kind = Kind::Allow;
    Policy policy; ///< the policy with the change
    /// Number of steps of the base that change from denied to allowed, each considered separately.
    std::uint64_t allowed = 0;
    std::vector<std::string> alsoOpens; ///< other subjects used by steps of the base that it also allows; sorted
};

/// The smallest changes that would allow the denied code of a step, those that allow the least else first. Empty if the
/// step is allowed, or if no policy would allow it.
std::vector<Remedy> remediesFor(const PolicyVerdicts &verdicts, StepIndex step);

} // namespace vitrine
