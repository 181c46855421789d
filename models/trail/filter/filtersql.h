// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/filter/filternode.h"

namespace vitrine::trailfile {

/// The unit of a search: recorded steps, or executions that repeat none.
enum class SearchUnit { Steps, Executions };

/// A field and the SQL of its values in either unit; empty SQL: it has none there.
struct FieldSql {
    FilterField field;
    std::string_view steps;
    std::string_view executions;
    std::string_view column = {}; ///< of the full-text index, which can narrow `contains` down
    /// Finds a step that has any value, if `steps` would list all steps with one before returning the first.
    std::string_view present = {};
};
const FieldSql *locationOf(std::string_view field);

/// An expression as parameterised SQL.
struct FilterSql {
    std::string match; ///< an expression of the full-text index that every hit fulfils; empty when there is none
    std::string hits; ///< SQL of a table whose column `id` has all that fulfil it, with a parameter for it
    std::string condition; ///< "1" when there is none
    std::vector<FilterValue> parameters; ///< of the condition, in order
};

/// Compiles for one unit. Asks the index of this connection which words contain a piece of text.
FilterSql compileFilter(Statements &statements, const FilterNode *root, SearchUnit unit);

void bindValues(SQLite::Statement &statement, int first, std::span<const FilterValue> values);

} // namespace vitrine::trailfile
