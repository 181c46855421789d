// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstddef>
#include <vector>

namespace vitrine {

/// An interface of executors whose session can go back to the state after any of its steps. The same thread as the
/// executor's functions; blocks.
class TimeTravel {
public:
    virtual ~TimeTravel() = default;

    /// The number of steps that the session has run.
    virtual std::size_t stepCount() const = 0;

    /// The latest state at or before `step` that can be restored without running anything; at least 0, the start.
    virtual std::size_t reachable(std::size_t step) = 0;

    /// The states that can be restored without running anything, as far as is known without a query: the number of
    /// steps before each, ascending. The start is not included.
    virtual std::vector<std::size_t> checkpoints() const { return {}; }

    struct Restored {
        std::size_t checkpoint = 0; ///< number of steps before the restored checkpoint; 0 for the start
        std::size_t replayed = 0; ///< number of steps that had to run again from there
    };
    /// Goes back to the state after the first `step` steps. Later steps are discarded. If there is no checkpoint at
    /// `step`, the steps since the previous one run again.
    virtual Result<Restored> restore(std::size_t step) = 0;
};

} // namespace vitrine
