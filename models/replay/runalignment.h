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

/// One row of two runs side by side: a step of each, or of only one if the other has no similar step.
struct AlignedSteps {
    std::optional<std::size_t> left; ///< index among the given steps
    std::optional<std::size_t> right;
    /// The differences between the two: "code", or "text" if there is none, "logs", "output", "error", each with its
    /// first position.
    std::vector<StepDifference> differences;
    std::vector<std::string> noise; ///< noise rules that were needed for the rest to be equal

    bool isDifference() const { return !left || !right || !differences.empty(); }
    bool operator==(const AlignedSteps &) const = default;
};

/// The text that identifies a step: its code, or else its text, or else the input of the agent.
std::string subjectOf(const StepRecord &step);

/// Pairs the steps of two runs, in order: equal code first, then code with the most lines in common. Beyond some
/// thousand steps, steps between equal ones are paired by position. Pure; any thread.
std::vector<AlignedSteps> alignRuns(
    std::span<const StepRecord> left, std::span<const StepRecord> right, const NoiseRules &noise = NoiseRules());

} // namespace vitrine
