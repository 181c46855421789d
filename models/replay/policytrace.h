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

/// The traces of the policy that recordings were made under: the texts of errors name it, and prompts, cut prints and
/// traces do. Absent is "unknown". A plain value.
struct PolicyTrace {
    std::vector<std::string> imports; ///< all that were authorised, sorted
    std::optional<std::uint64_t> operations;
    std::optional<std::uint64_t> whileIterations;
    std::optional<double> wallSeconds;
    std::optional<std::uint64_t> printChars;
    std::optional<std::uint64_t> maxSteps; ///< that the log names, or of a run that was ended by them
    std::uint64_t codeSteps = 0; ///< most that a run had: so many were allowed
    /// The policy itself, where the trail has it: of runs that were recorded while they ran.
    std::optional<Policy> whole = std::nullopt;

    bool isInformative() const;
    bool operator==(const PolicyTrace &) const = default;
};

/// The trace of a run that was recorded under a known policy.
PolicyTrace policyRecorded(const Policy &policy);
/// The combined trace of several runs: the union of their permissions. Runs without a trace of a rule do not count for
/// it.
PolicyTrace together(std::span<const PolicyTrace> traces);

/// The framework's default, changed by the trace; or the policy itself, if it is known.
Policy policyOfTrace(const PolicyTrace &trace);

} // namespace vitrine
