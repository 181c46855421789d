// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schemaversions.h"

#include <SQLiteCpp/Database.h>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view shapes = R"sql(
CREATE TABLE execution_shapes (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    shape TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
)sql";

} // namespace

std::string_view tablesOfVersionThree() { return shapes; }

// Programs of version 2 would take an end of format 3 for a broken one.
void makeVersionThree(SQLite::Database &database)
{
    database.exec(std::string(shapes));
    database.exec(refusals("execution_shapes"));
    database.exec("UPDATE compatibility SET readable_from = 3");
}

} // namespace vitrine::trailfile
