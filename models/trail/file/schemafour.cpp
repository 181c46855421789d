// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schemaversions.h"
#include "models/trail/index/stepwords.h"

#include <SQLiteCpp/Database.h>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view besideRuns = R"sql(
CREATE TABLE run_digests (run INTEGER PRIMARY KEY, steps BLOB NOT NULL) STRICT;
CREATE TABLE run_tasks (run INTEGER PRIMARY KEY, beginning TEXT NOT NULL COLLATE NOCASE) STRICT;
CREATE TABLE live_steps (step INTEGER PRIMARY KEY REFERENCES steps, execution INTEGER NOT NULL REFERENCES executions,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE step_ends (step INTEGER PRIMARY KEY REFERENCES live_steps, is_final_answer INTEGER NOT NULL,
    ended_at REAL, seconds REAL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE live_runs (run INTEGER PRIMARY KEY, steps INTEGER NOT NULL, code_steps INTEGER NOT NULL,
    errors INTEGER NOT NULL, blocked INTEGER NOT NULL, state TEXT NOT NULL, answer INTEGER, ended_at REAL) STRICT;
)sql";

} // namespace

std::string_view tablesOfVersionFour() { return besideRuns; }

// Steps that are recorded while they run are entries of their own, which programs of version 3 would miss.
// The words of steps were in an index of FTS5, which programs of version 3 would look for. The digests of a run's steps
// tell which of them was changed; nothing is proven by them alone. The index of durations served no question, and each
// step wrote to some page of it.
void makeVersionFour(SQLite::Database &database)
{
    database.exec("DROP TABLE step_text; DROP INDEX steps_seconds");
    database.exec(std::string(StepWords::tables()));
    database.exec(std::string(besideRuns));
    for (const std::string_view table : { "live_steps", "step_ends" })
        database.exec(refusals(table));
    database.exec("UPDATE compatibility SET readable_from = 4");
}

} // namespace vitrine::trailfile
