// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/logpolicy.h"
#include "models/trail/read/trail.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace vitrine {

/// The policy that a run was recorded under while it ran, where the trail has it; nothing for a run of a log.
Result<std::optional<Policy>> recordedPolicy(const Trail &trail, const RunSummary &run);

/// The policy recovered from the recordings of some runs.
struct RecoveredPolicy {
    Policy policy;
    PolicyTrace reported;
    std::uint64_t runs = 0; ///< that were read
    std::uint64_t informativeRuns = 0; ///< of these, those with any trace
};

/// Reads all steps of the runs. Blocks; not on the GUI's thread. `goOn(done, total)` counts runs; false cancels.
Result<RecoveredPolicy> recoverPolicy(const Trail &trail, std::span<const RunId> runs,
    const std::function<bool(std::uint64_t, std::uint64_t)> &goOn = {});

} // namespace vitrine
