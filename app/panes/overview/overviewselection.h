// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine {

/// Consecutive steps of a run that were selected in the matrix.
struct SelectedSteps {
    RunId run = 0;
    std::uint64_t first = 0; ///< ordinals; 0: from the first or to the last step
    std::uint64_t last = 0;
};

/// The filter for steps that were selected in the matrix: `run >= 3 and run <= 9 and step == 2`. Nothing if a filter
/// cannot contain so many runs.
std::optional<QString> filterOfSelection(const std::vector<SelectedSteps> &selected);

} // namespace vitrine
