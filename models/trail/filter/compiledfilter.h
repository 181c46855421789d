// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filtersql.h"

namespace vitrine::trailfile {

/// Compiles a filter for one unit: with the index of words, or else with the steps that can match.
FilterSql compileFilter(Statements &statements, const FilterNode *root, SearchUnit unit);

} // namespace vitrine::trailfile
