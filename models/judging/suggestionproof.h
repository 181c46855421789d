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

/// A step that did not end as recorded when it ran under a suggested policy.
struct ProofStep {
    enum class Outcome {
        Denied, ///< the policy or one of its limits ended it
        Otherwise, ///< it differs for another reason
        NotInstalled, ///< a module that it needs is not installed
        NotComparable, ///< an earlier step ended differently
    };
    std::int64_t run = 0; ///< the number passed to `addTo`
    StepId step = 0; ///< 0 if it is not in a trail
    std::uint64_t ordinal = 0;
    Outcome outcome = Outcome::Otherwise;
    bool wasFinal = false; ///< the recorded step gave the final answer
    std::optional<ErrorRecord> recorded = std::nullopt; ///< the recorded error, with the first line of its message
    StepStatus status = StepStatus::Ok; ///< status of the replay
    std::string message = {}; ///< first line of the error's message in the replay
    std::string rule = {}; ///< the rule that ended it
    std::string reason = {}; ///< the difference, as in `Comparison`
};
std::string_view toString(ProofStep::Outcome outcome);

/// The result of replaying runs under a suggested policy. `kept` is the number of steps that ended as recorded, except
/// for noise.
struct SuggestionProof {
    std::uint64_t kept = 0;
    /// Number of steps that the policy or one of its limits ended: the policy is not sufficient.
    std::uint64_t denied = 0;
    /// Number of steps that differ for another reason: another version of Python or of a package, a tool without an
    /// answer.
    std::uint64_t otherwise = 0;
    std::uint64_t notComparable = 0; ///< an earlier step ended differently
    /// Number of steps for which a module that the policy allows is not installed: nothing is proved about them.
    std::uint64_t notInstalled = 0;
    std::map<std::string, std::uint64_t> missing; ///< those modules, and the number of these steps that need each
    std::vector<ProofStep> steps; ///< all other steps, in the order in which they ran

    std::uint64_t total() const { return kept + denied + otherwise + notComparable + notInstalled; }
};

/// Adds the steps of a run that was replayed under the suggested policy, with what was recorded of that run.
void addTo(SuggestionProof &proof, std::int64_t run, std::span<const ReplayStep> recorded,
    std::span<const ReplayedStep> steps);

} // namespace vitrine
