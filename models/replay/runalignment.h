// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/textdifference.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// One row of two runs side by side: a step of each, or of one where the other has none like it.
struct AlignedSteps {
    std::optional<std::size_t> left; ///< place among the steps that were given
    std::optional<std::size_t> right;
    /// The differences between the two: "code", or "text" if there is none, "logs", "output", "error", each with its
    /// first position.
    std::vector<StepDifference> differences;
    std::vector<std::string> noise; ///< rules that made the rest equal

    bool isDifference() const { return !left || !right || !differences.empty(); }
    bool operator==(const AlignedSteps &) const = default;
};

/// The identity of a step: its code, or its text, or the input of the agent, if it has none.
std::string subjectOf(const StepRecord &step);

/// Pairs the steps of two runs, in order: equal code first, then code that has most lines in common. Beyond some
/// thousand steps, steps are paired by their place where those before and behind them are equal. Pure; any thread.
std::vector<AlignedSteps> alignRuns(
    std::span<const StepRecord> left, std::span<const StepRecord> right, const NoiseRules &noise = NoiseRules());

} // namespace vitrine
