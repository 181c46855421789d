// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schema.h"

#include "models/trail/file/schemaversions.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <format>

namespace vitrine::trailfile {

namespace {

/// The n-th makes version n out of version n - 1.
using Migration = void (*)(SQLite::Database &);
constexpr auto migrations
    = std::to_array<Migration>({ makeVersionOne, makeVersionTwo, makeVersionThree, makeVersionFour });
static_assert(migrations.size() == schemaVersion);

// Names of the temporary schema come before those of the file.
void makeTemporary(SQLite::Database &database, std::string_view tables)
{
    std::string sql(tables);
    constexpr std::string_view create = "CREATE TABLE ";
    for (std::size_t at = sql.find(create); at != std::string::npos; at = sql.find(create, at + create.size()))
        sql.replace(at, create.size(), "CREATE TEMP TABLE ");
    database.exec(sql);
}

// Reads rows as this version does: when all tables are there.
void deriveAnew(Connection &database)
{
    TextIndex(database).rebuild();
    RunTotals(database).rebuild();
}

} // namespace

int versionOf(SQLite::Database &database) { return database.execAndGet("PRAGMA user_version").getInt(); }

bool isCurrent(SQLite::Database &database) { return versionOf(database) == schemaVersion; }

int readableFrom(SQLite::Database &database)
{
    const int version = versionOf(database);
    if (version <= schemaVersion)
        return version;
    if (database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'compatibility'").getInt() != 1)
        return version;
    return database.execAndGet("SELECT ifnull(max(readable_from), 1000000) FROM compatibility").getInt();
}

void migrate(Connection &database)
{
    const int version = versionOf(database);
    for (auto next = static_cast<std::size_t>(version); next < migrations.size(); ++next)
        migrations.at(next)(database);
    if (version < 4)
        deriveAnew(database);
    database.exec(std::format("PRAGMA application_id = {}", applicationId));
    database.exec(std::format("PRAGMA user_version = {}", schemaVersion));
}

void readAsCurrent(Connection &database)
{
    const int version = versionOf(database);
    if (version < 4)
        makeTemporary(database, tablesOfVersionFour());
    if (version < 3)
        makeTemporary(database, tablesOfVersionThree());
    if (version >= 2)
        return;
    makeTemporary(database, tablesOfVersionTwo());
    database.exec("CREATE TEMP VIEW contents AS SELECT id, NULL AS hash, salt, length(bytes) AS size, 0 AS form, bytes "
                  "FROM main.contents");
}

} // namespace vitrine::trailfile
