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

/// Compares the schema of a trail file with the one that this program creates. A file comes from anyone: a trigger, a
/// view, a virtual table, a generated column or an index on an expression in it would act with the rights of the user
/// who opens it.
namespace vitrine::trailfile {

/// An object of the schema that is not as this program creates it.
struct SchemaDifference {
    enum class Kind {
        Foreign, ///< this program creates none of this name
        Changed, ///< declared differently
        Missing,
    };
    Kind kind = Kind::Foreign;
    std::string type; ///< "table", "index", "view", "trigger" or "virtual table"
    std::string name;
    std::string table; ///< the table of an index or a trigger
    bool isHarmless = false; ///< an index of ours on other columns: a matter of speed, and of `verify --index`
};

/// All differences, by name. Reads nothing but the list of objects.
std::vector<SchemaDifference> schemaDifferences(SQLite::Database &database);

/// Objects beyond ours that are accepted: those that a newer program may have added.
enum class Additions {
    None,
    Tables, ///< tables, and what belongs to them: nothing that our statements could set off
};

/// Throws a Failure (Corrupt) that names what differs. A missing trigger is no reason: triggers only stop mistakes, and
/// `restoreMissing` brings it back. Returns whether nothing differs at all.
bool requireOurSchema(SQLite::Database &database, Additions accepted);

/// The file has a table of this name, declared as ours.
bool hasOurTable(SQLite::Database &database, std::string_view table);

/// Creates those of our triggers that the file lacks, and what only makes reading quicker.
void restoreMissing(SQLite::Database &database);

} // namespace vitrine::trailfile

namespace vitrine {

/// How the detail of an error begins when the schema of a trail file is not ours; the rest names what differs.
inline constexpr std::string_view schemaDamage = "schema: ";

/// Whether the file was rejected because of its schema, before anything else of it was read.
bool isSchemaDamage(const Error &error);

} // namespace vitrine
