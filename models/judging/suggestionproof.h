// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A step that did not end as it was recorded when it ran under a suggested policy.
struct ProofStep {
    enum class Outcome {
        Denied, ///< the policy or a limit of it ended it
        Otherwise, ///< for another reason
        NotInstalled, ///< a module that it needs is not there
        NotComparable, ///< a step before ended otherwise
    };
    std::int64_t run = 0; ///< as the caller of `addTo` calls it
    StepId step = 0; ///< 0 where it is in no trail
    std::uint64_t ordinal = 0;
    Outcome outcome = Outcome::Otherwise;
    bool wasFinal = false; ///< the recorded one gave the final answer
    std::optional<ErrorRecord> recorded = std::nullopt; ///< its error, with the first line of the message
    StepStatus status = StepStatus::Ok; ///< now
    std::string message = {}; ///< of the error now, its first line
    std::string rule = {}; ///< that ended it
    std::string reason = {}; ///< what differs, as `Comparison` has it
};
std::string_view toString(ProofStep::Outcome outcome);

/// The result of running a suggested policy: the number of steps that ended as recorded, except for noise.
struct SuggestionProof {
    std::uint64_t kept = 0;
    /// Otherwise, and the policy or a limit of it ended them: it is not enough.
    std::uint64_t denied = 0;
    /// Different for another reason: another version of Python or of a package, a tool without an answer.
    std::uint64_t otherwise = 0;
    std::uint64_t notComparable = 0; ///< a step before ended otherwise
    /// A module that the policy allows is not installed where the steps ran: nothing is proved of them.
    std::uint64_t notInstalled = 0;
    std::map<std::string, std::uint64_t> missing; ///< those modules, and how many of these steps need each
    std::vector<ProofStep> steps; ///< all that were not kept, in the order in which they ran

    std::uint64_t total() const { return kept + denied + otherwise + notComparable + notInstalled; }
};

/// Adds the steps of a run that was replayed under the suggested policy, with what was recorded of that run.
void addTo(SuggestionProof &proof, std::int64_t run, std::span<const ReplayStep> recorded,
    std::span<const ReplayedStep> steps);

} // namespace vitrine
