// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "executor/stepresult.h"

#include <optional>
#include <vector>

namespace vitrine {

/// What the static review has to say of the code that somebody looks at, while he writes it.
struct StepReview {
    std::vector<Finding> findings; ///< by place
    std::optional<StepError> syntaxError; ///< in Python's words; nothing but secrets is found then
    bool operator==(const StepReview &) const = default;
};

} // namespace vitrine
