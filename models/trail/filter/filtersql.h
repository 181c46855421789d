// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/filter/filternode.h"

namespace vitrine::trailfile {

/// The unit of a search: recorded steps, or executions that do not repeat a step.
enum class SearchUnit { Steps, Executions };

/// A field and the SQL of its values in either unit. Empty SQL means that it has no values there.
struct FieldSql {
    FilterField field;
    std::string_view steps;
    std::string_view executions;
    std::string_view column = {}; ///< columns of the full-text index that have the words of its values
    /// SQL that finds a step with any value, set if `steps` would list all such steps before returning the first.
    std::string_view present = {};
    /// SQL that lists steps which may match, read from the table that has the values instead of from the steps. Empty
    /// if that table has a row for almost each step, or if it follows from `steps` (narrowing.cpp).
    std::string_view probe = {};
    /// The same as `steps` for few steps, whose own values it reads; set if `steps` reads those of all runs or errors.
    std::string_view near = {};
};
const FieldSql *locationOf(std::string_view field);

/// A filter expression as parameterized SQL.
struct FilterSql {
    std::string match; ///< expression of the full-text index that every hit matches; empty for none
    std::string hits; ///< SQL of a table whose column `id` lists all rows that match it, with one parameter for it
    std::string condition; ///< "1" for none
    std::vector<FilterValue> parameters; ///< of the condition, in order
};

/// An expression of SQL with its parameters.
struct SqlTerm {
    std::string sql;
    std::vector<FilterValue> parameters;
};
/// A node as a condition on steps, without the full-text index.
SqlTerm compileCondition(Statements &statements, const FilterNode &node);
/// The test of a comparison in SQL that has its value between [ and ] (FieldSql).
SqlTerm compileTest(Statements &statements, const FilterNode &comparison, std::string_view location);

/// Compiles a filter for one unit. Queries the connection's index for the words that contain a piece of text.
/// `areFew`: only few steps or executions are compared.
FilterSql compileWords(Statements &statements, const FilterNode *root, SearchUnit unit, bool areFew = false);

void bindValues(SQLite::Statement &statement, int first, std::span<const FilterValue> values);

} // namespace vitrine::trailfile
