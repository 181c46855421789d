// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <vector>

namespace vitrine {

/// How many steps there are, and how many of them have what.
struct StepTally {
    std::uint64_t steps = 0;
    std::uint64_t code = 0;
    std::uint64_t errors = 0; ///< without those that a policy denied
    std::uint64_t blocked = 0;

    void add(const StepRecord &step);
    bool operator==(const StepTally &) const = default;
};

/// The steps of a run that is too long to be held in memory: read some at a time, in order, and more than once. One
/// thread at a time.
class StepSource {
public:
    virtual ~StepSource() = default;
    virtual const StepTally &tally() const = 0;
    /// Restarts at the first step.
    virtual void rewind() = 0;
    /// A few megabytes of them; none behind the last one. What fails once does not go on.
    virtual Result<std::vector<StepRecord>> next() = 0;
};

} // namespace vitrine
