// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/compiledfilter.h"

#include "models/trail/filter/narrowing.h"

namespace vitrine::trailfile {

FilterSql compileFilter(Statements &statements, const FilterNode *root, SearchUnit unit)
{
    FilterSql sql = compileWords(statements, root, unit);
    if (root == nullptr || unit != SearchUnit::Steps || !sql.match.empty())
        return sql;
    if (const auto steps = Narrowing(statements).stepsFor(*root)) {
        if (steps->width() <= fewSteps)
            sql = compileWords(statements, root, unit, true);
        sql.hits = "step_ranges(?)";
        sql.match = steps->isEmpty() ? "0-0" : steps->text();
    }
    return sql;
}

} // namespace vitrine::trailfile
