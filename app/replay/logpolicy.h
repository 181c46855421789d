// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/runreplayer.h"
#include "executor/policy/policy.h"
#include "models/trail/records.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// What a log tells of the policy that a run was made under: the texts of its errors name it. Absent is "not told".
struct PolicyTrace {
    std::vector<std::string> imports; ///< all that were authorised, sorted
    std::optional<std::uint64_t> operations;
    std::optional<std::uint64_t> whileIterations;
    std::optional<double> wallSeconds;
    std::optional<std::uint64_t> maxSteps; ///< only of a run that was ended by it
    bool operator==(const PolicyTrace &) const = default;
};
PolicyTrace policySeen(const RunRecord &run, std::span<const ReplayStep> steps);

/// The policy to replay a run under: the framework's default, with what its log tells. Without the steps only the
/// imports are known, and how many steps have code where `codeSteps` says so: a run may have as many as it had.
Policy policyOfLog(const RunRecord &run, std::span<const ReplayStep> steps = {}, std::uint64_t codeSteps = 0);

} // namespace vitrine
