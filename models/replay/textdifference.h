// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/stepresult.h"
#include "models/replay/noiserules.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The first difference of two texts, in whole words.
struct TextDifference {
    std::size_t line = 0; ///< from 1, in the recorded text
    /// At most some hundred bytes, truncated with an ellipsis; empty if the text ends before the difference.
    std::string recorded;
    std::string now;
    bool operator==(const TextDifference &) const = default;
};

/// Returns nothing if the texts are equal.
std::optional<TextDifference> firstDifference(std::string_view recorded, std::string_view now);

/// The first difference of a replayed step: in its printed text ("logs"), its value ("output") or its error ("error"),
/// whichever differs first after removing noise; "status" if only one of the two failed. Nothing if it does not differ.
struct StepDifference {
    std::string part;
    TextDifference text;
    bool operator==(const StepDifference &) const = default;
};
std::optional<StepDifference> stepDifference(
    const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise = NoiseRules());

} // namespace vitrine
