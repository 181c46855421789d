// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

/// Compares the schema of a trail file with the one that this program creates. Files may come from untrusted people: a
/// trigger, a view, a virtual table, a generated column or an index on an expression would run with the rights of the
/// user who opens the file.
namespace vitrine::trailfile {

/// An object of the schema that is not as this program creates it.
struct SchemaDifference {
    enum class Kind {
        Foreign, ///< this program creates no object of this name
        Changed, ///< declared differently
        Missing,
    };
    Kind kind = Kind::Foreign;
    std::string type; ///< "table", "index", "view", "trigger" or "virtual table"
    std::string name;
    std::string table; ///< the table of an index or a trigger
    bool isHarmless = false; ///< an index of ours on other columns, which affects only speed and `verify --index`
};

/// All differences, by name. Reads only the list of objects.
std::vector<SchemaDifference> schemaDifferences(SQLite::Database &database);

/// The additional objects that are accepted, because a newer version may have created them.
enum class Additions {
    None,
    Tables, ///< tables, with their indexes: nothing that our statements could trigger
};

/// Throws a Failure (Corrupt) that names the difference. A missing trigger is accepted: triggers only prevent mistakes,
/// and `restoreMissing` creates them again. Returns whether nothing differs at all.
bool requireOurSchema(SQLite::Database &database, Additions accepted);

/// Whether the file has a table of this name, declared as ours.
bool hasOurTable(SQLite::Database &database, std::string_view table);

/// Creates the triggers that the file lacks, and the indexes and tables that only speed up reading.
void restoreMissing(SQLite::Database &database);

} // namespace vitrine::trailfile

namespace vitrine {

/// The prefix of an error's detail if the schema of a trail file is not ours; the rest names the difference.
inline constexpr std::string_view schemaDamage = "schema: ";

/// Whether the file was rejected because of its schema, before anything else of it was read.
bool isSchemaDamage(const Error &error);

} // namespace vitrine
