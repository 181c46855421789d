// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/schemaversions.h"
#include "models/trail/stepwords.h"

#include <SQLiteCpp/Database.h>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view besideRuns = R"sql(
CREATE TABLE run_digests (run INTEGER PRIMARY KEY, steps BLOB NOT NULL) STRICT;
CREATE TABLE run_tasks (run INTEGER PRIMARY KEY, beginning TEXT NOT NULL COLLATE NOCASE) STRICT;
)sql";

} // namespace

std::string_view tablesOfVersionFour() { return besideRuns; }

// The words of steps were in an index of FTS5, which programs of version 3 would look for. The digests of a run's steps
// tell which of them was changed; nothing is proven by them alone.
void makeVersionFour(SQLite::Database &database)
{
    database.exec("DROP TABLE step_text");
    database.exec(std::string(StepWords::tables()));
    database.exec(std::string(besideRuns));
    database.exec("UPDATE compatibility SET readable_from = 4");
}

} // namespace vitrine::trailfile
