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

/// The policy that a live run was recorded under, if the trail has it; nothing for a run of a log.
Result<std::optional<Policy>> recordedPolicy(const Trail &trail, const RunSummary &run);

/// The common dialect (logpolicy.h) of recorded runs. Blocks; not on the GUI thread.
Result<std::optional<RecordedDialect>> commonDialect(const Trail &trail, std::span<const RunId> runs);

/// The policy recovered from the recordings of some runs.
struct RecoveredPolicy {
    Policy policy;
    PolicyTrace reported;
    std::uint64_t runs = 0; ///< number of runs that were read
    std::uint64_t informativeRuns = 0; ///< number of these with any trace
};

/// Reads all steps of the runs. Blocks; not on the GUI thread. `goOn(done, total)` counts runs; returning false
/// cancels.
Result<RecoveredPolicy> recoverPolicy(const Trail &trail, std::span<const RunId> runs,
    const std::function<bool(std::uint64_t, std::uint64_t)> &goOn = {});

} // namespace vitrine
