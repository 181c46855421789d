// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"

#include <string>
#include <vector>

namespace vitrine {

/// How a term of a filter treats steps that have no value of its field. A comparison, including `!=` and `!~`, needs a
/// value and never matches if none is recorded; `has(field)` matches if one is; `not` is exactly the rest. So an absent
/// value is never taken for a value, and a filter and its `not` leave no step out.
struct FieldAbsence {
    std::string field; ///< "duration", "policy.verdict"
    bool isLetThrough = false; ///< the term, with what negates it, holds for them
    bool operator==(const FieldAbsence &) const = default;
};
/// For each comparison of the filter, in its order, without repetition. Words are not included.
std::vector<FieldAbsence> absencesOf(const Filter &filter);

} // namespace vitrine
