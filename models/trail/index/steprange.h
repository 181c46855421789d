// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// Steps from one id to another, both included.
struct StepRange {
    StepId first = 0;
    StepId last = 0;
    bool operator==(const StepRange &) const = default;
};

/// Steps as ranges of ids, in order and apart from each other.
class StepRanges final {
public:
    StepRanges() = default;
    /// In any order; they may overlap. Empty ones are dropped.
    explicit StepRanges(std::vector<StepRange> ranges);

    bool isEmpty() const { return m_ranges.empty(); }
    const std::vector<StepRange> &list() const { return m_ranges; }
    std::uint64_t width() const; ///< number of ids, whether or not there is a step
    StepRanges with(const StepRanges &other) const; ///< steps of either
    StepRanges within(const StepRanges &other) const; ///< steps of both

    /// As an argument of the table `step_ranges`: "1-20 31-31".
    std::string text() const;
    /// Nothing for any other text.
    static std::optional<StepRanges> parse(std::string_view text);

private:
    std::vector<StepRange> m_ranges;
};

} // namespace vitrine::trailfile
