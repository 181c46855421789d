// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace vitrine::trailfile {

/// A digest of all objects of a schema.
std::string schemaDigest(SQLite::Database &database);
/// The hash of the schema that this program creates. A file with it need not be compared object by object, for which
/// the program would create a schema of its own first: that takes longer than the rest of opening a trail.
inline constexpr std::string_view ownSchemaDigest = "e06cc181e7477f9a2988a0fd262e4f93b3c7d03bdd35e75d76a786f35d4e9e5e";

} // namespace vitrine::trailfile
