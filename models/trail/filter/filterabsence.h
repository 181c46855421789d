// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"

#include <string>
#include <vector>

namespace vitrine {

/// How a term of a filter treats steps that have no value of its field. A comparison, including `!=` and `!~`, never
/// matches a missing value; `has(field)` matches if there is a value; `not` is the exact complement. So a missing value
/// never counts as a value, and each step matches either a filter or its `not`.
struct FieldAbsence {
    std::string field; ///< "duration", "policy.verdict"
    bool isMatch = false; ///< such steps match the term, including its negations
    bool operator==(const FieldAbsence &) const = default;
};
/// One for each comparison of the filter, in order, without repetition. Words are not included.
std::vector<FieldAbsence> absencesOf(const Filter &filter);

} // namespace vitrine
