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
inline constexpr std::string_view ownSchemaDigest = "aa2bee13d539f5d09562162253dc4bee9a64086975eba8559c5431cad428bcaa";

} // namespace vitrine::trailfile
