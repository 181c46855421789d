// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <vector>

namespace vitrine {

/// The number of steps, and of those with certain properties.
struct StepTally {
    std::uint64_t steps = 0;
    std::uint64_t code = 0;
    std::uint64_t errors = 0; ///< steps with an error, except for those that a policy denied
    std::uint64_t blocked = 0;

    void add(const StepRecord &step);
    bool operator==(const StepTally &) const = default;
};

/// The steps of a run that is too long to be held in memory. They are read in order, some at a time, and more than
/// once. One thread at a time.
class StepSource {
public:
    virtual ~StepSource() = default;
    virtual const StepTally &tally() const = 0;
    /// Restarts at the first step.
    virtual void rewind() = 0;
    /// The next few megabytes of steps; none after the last one. Do not continue after a failure.
    virtual Result<std::vector<StepRecord>> next() = 0;
};

} // namespace vitrine
