// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionsuggestion.h"

#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// A limit that was derived from the use of the runs.
struct SuggestedLimit {
    LimitKind kind = LimitKind::Operations;
    double highest = 0; ///< highest use of a step
    double limit = 0; ///< the limit including headroom
    std::uint64_t measured = 0; ///< number of steps whose use is known
};

/// The default number of recorded actions of other runs that a suggested group may allow.
inline constexpr std::uint64_t usualBound = 20;

/// The smallest policy under which runs keep their results, as far as a review can determine.
struct Suggestion {
    Policy policy;
    std::vector<SuggestedLimit> limits; ///< all other limits are those of the reference
    std::vector<SuggestedGroup> groups; ///< patterns that cover more than the recorded actions
    std::uint64_t mostOthers = 0; ///< the most recorded actions of other runs that a group may cover
    std::uint64_t steps = 0; ///< number of steps of the chosen runs with code or other actions
    std::uint64_t allowed = 0;
    std::uint64_t deniedAsRecorded = 0; ///< number of steps denied by it, as in the recording
    /// Number of steps denied in the recording that are now allowed, because another step needs the same rule.
    std::uint64_t allowedNow = 0;
    std::uint64_t deniedStill = 0; ///< number of steps that no policy would allow
    std::uint64_t undecided = 0; ///< number of steps whose actions are known only at run time
};

/// `headRoom` multiplies the peak usage of each limit. Denied steps keep the permissions of the reference, for their
/// actions before the denial; any other permission of the reference that no step uses is left out. Files and hosts that
/// a step requested when it ran are added, even if it was denied one: without them it cannot continue. Syntax, output
/// checks and layers stay as in the reference: the facts do not cover them. For actions other than code see
/// allowActions.
Suggestion suggestPolicy(const std::shared_ptr<const FactBase> &base, std::span<const RunIndex> runs,
    const Policy &reference, double headRoom = 4, std::uint64_t mostOthers = usualBound);

} // namespace vitrine
