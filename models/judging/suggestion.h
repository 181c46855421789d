// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionsuggestion.h"

#include <memory>
#include <span>
#include <vector>

namespace vitrine {

/// A limit that was taken from what the runs use.
struct SuggestedLimit {
    LimitKind kind = LimitKind::Operations;
    double highest = 0; ///< that a step used
    double limit = 0; ///< with head-room
    std::uint64_t measured = 0; ///< steps whose use is known
};

/// How many recorded actions of other runs a suggested group may allow, unless the user says otherwise.
inline constexpr std::uint64_t usualBound = 20;

/// The smallest policy under which runs keep their results, as far as a review can decide.
struct Suggestion {
    Policy policy;
    std::vector<SuggestedLimit> limits; ///< all others are those of the reference
    std::vector<SuggestedGroup> groups; ///< patterns that cover more than was recorded
    std::uint64_t mostOthers = 0; ///< no group covers more recorded actions of other runs than that
    std::uint64_t steps = 0; ///< of the chosen runs, with code or other actions
    std::uint64_t allowed = 0;
    std::uint64_t deniedAsRecorded = 0; ///< denied by it, as in the recording
    std::uint64_t allowedNow = 0; ///< denied in the recording, but another step needs the same rule
    std::uint64_t deniedStill = 0; ///< no policy would allow them
    std::uint64_t undecided = 0; ///< their actions are only known at run time
};

/// `headRoom` multiplies the peak usage of each limit. Denied steps keep the permissions of the reference, for their
/// actions before the denial; everything else of the reference that no step uses is left out. Files and hosts that a
/// step requested when it ran are added, even if it was denied one: without them it cannot continue. Syntax, output
/// checks and layers stay as in the reference: the facts do not cover them. For actions other than code see
/// allowActions.
Suggestion suggestPolicy(const std::shared_ptr<const FactBase> &base, std::span<const RunIndex> runs,
    const Policy &reference, double headRoom = 4, std::uint64_t mostOthers = usualBound);

} // namespace vitrine
