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
/// The hash of the schema that this program creates. A file with this hash need not be compared object by object with a
/// newly created schema, which would take longer than the rest of opening a trail.
inline constexpr std::string_view ownSchemaDigest = "8110b25fbd162460ff629f31eed6ab06a105f01490e9ac9d317a7d2576903a8f";

} // namespace vitrine::trailfile
