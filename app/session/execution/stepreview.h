// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "executor/stepresult.h"

#include <optional>
#include <vector>

namespace vitrine {

/// The diagnostics of the static review for the code being edited.
struct StepReview {
    std::vector<Finding> findings; ///< by position
    std::optional<StepError> syntaxError; ///< in Python's words; if set, only secrets are searched for
    bool operator==(const StepReview &) const = default;
};

} // namespace vitrine
