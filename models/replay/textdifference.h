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

/// The least that has to be said of how two texts differ: the first place, in whole words.
struct TextDifference {
    std::size_t line = 0; ///< from 1, in the text that was recorded
    std::string recorded; ///< at most some hundred bytes, cut with an ellipsis; empty where the other one has more
    std::string now;
    bool operator==(const TextDifference &) const = default;
};

/// Nothing when the texts are equal.
std::optional<TextDifference> firstDifference(std::string_view recorded, std::string_view now);

/// The same of a replayed step: in its printed text ("logs"), its value ("output") or its error ("error"), whichever
/// differs first once noise is gone; "status" when only one of both failed. Nothing when it does not differ.
struct StepDifference {
    std::string part;
    TextDifference text;
    bool operator==(const StepDifference &) const = default;
};
std::optional<StepDifference> stepDifference(
    const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise = NoiseRules());

} // namespace vitrine
