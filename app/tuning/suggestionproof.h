// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/runreplayer.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace vitrine {

/// What running again says of a suggested policy: how many steps ended as they were recorded, but for noise.
struct SuggestionProof {
    std::uint64_t kept = 0;
    /// Otherwise, and the policy or a limit of it ended them: it is not enough.
    std::uint64_t denied = 0;
    /// Otherwise, for another reason: another version of Python or of a package, a tool that nobody answers.
    std::uint64_t otherwise = 0;
    std::uint64_t notComparable = 0; ///< a step before ended otherwise
    /// A module that the policy allows is not installed where the steps ran: nothing is proved of them.
    std::uint64_t notInstalled = 0;
    std::map<std::string, std::uint64_t> missing; ///< those modules, and how many of these steps need each

    std::uint64_t total() const { return kept + denied + otherwise + notComparable + notInstalled; }
    bool operator==(const SuggestionProof &) const = default;
};

/// Adds the steps of a run that was replayed under the suggested policy.
void addTo(SuggestionProof &proof, std::span<const ReplayedStep> steps);

} // namespace vitrine
