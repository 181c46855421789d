// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstddef>
#include <vector>

namespace vitrine {

/// An interface of executors whose session can go back: to the state after any of its steps. The same thread as the
/// executor's functions; blocks.
class TimeTravel {
public:
    virtual ~TimeTravel() = default;

    /// How many steps are behind the session.
    virtual std::size_t stepCount() const = 0;

    /// The latest point at `step` or before it that it can go back to without running anything; 0, the beginning,
    /// always.
    virtual std::size_t reachable(std::size_t step) = 0;

    /// The points that it can go back to without running anything, as far as is known without asking for them: how many
    /// steps are behind each, in order. The beginning is not among them.
    virtual std::vector<std::size_t> checkpoints() const { return {}; }

    struct Restored {
        std::size_t checkpoint = 0; ///< steps behind the checkpoint that it went back to; 0: the beginning
        std::size_t replayed = 0; ///< steps that had to run again from there
    };
    /// Goes back to the state after the first `step` steps. Later steps are forgotten. Where the checkpoint is gone,
    /// the steps from the one before it run again.
    virtual Result<Restored> restore(std::size_t step) = 0;
};

} // namespace vitrine
