// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The traces of the policy that recordings were made under, found in texts of errors, prompts, truncated output and
/// traces. Absent means unknown. A plain value.
struct PolicyTrace {
    std::vector<std::string> imports; ///< all authorized imports, sorted
    std::optional<std::uint64_t> operations;
    std::optional<std::uint64_t> whileIterations;
    std::optional<double> wallSeconds;
    std::optional<std::uint64_t> printChars;
    std::optional<std::uint64_t> maxSteps; ///< the limit that the log names, or that ended a run
    std::optional<DialectVersion> dialectVersion; ///< of the framework that recorded the run
    std::uint64_t codeSteps = 0; ///< most steps with code in a run: at least so many were allowed
    /// The policy itself if the trail has it, for runs that were recorded live.
    std::optional<Policy> whole = std::nullopt;

    bool isInformative() const;
    bool operator==(const PolicyTrace &) const = default;
};

/// The trace of a run that was recorded under a known policy.
PolicyTrace policyRecorded(const Policy &policy);
/// The combined trace of several runs: the union of their permissions. Runs without a trace of a rule are ignored for
/// it.
PolicyTrace together(std::span<const PolicyTrace> traces);

/// The framework's default, changed by the trace; or the policy itself, if it is known.
Policy policyOfTrace(const PolicyTrace &trace);

} // namespace vitrine
