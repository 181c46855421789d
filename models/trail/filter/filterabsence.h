// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"

#include <string>
#include <vector>

namespace vitrine {

/// What a term of a filter says of steps that have no value of its field. A comparison, `!=` and `!~` too, asks for a
/// value and never holds where none is recorded; `has(field)` holds where one is; `not` is exactly the rest. So what is
/// absent is never taken for a value, and a filter and its `not` leave no step out.
struct FieldAbsence {
    std::string field; ///< "duration", "policy.verdict"
    bool isLetThrough = false; ///< the term, with what negates it, holds for them
    bool operator==(const FieldAbsence &) const = default;
};
/// For each comparison of the filter, in its order; the same twice stands there once. Words are not among them.
std::vector<FieldAbsence> absencesOf(const Filter &filter);

} // namespace vitrine
