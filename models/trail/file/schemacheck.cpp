// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schemacheck.h"

#include "base/formatted.h"
#include "base/sha256.h"
#include "models/trail/file/failure.h"
#include "models/trail/file/ownschema.h"
#include "models/trail/file/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <map>

namespace vitrine::trailfile {

namespace {

struct SchemaObject {
    std::string type;
    std::string table;
    std::string sql; ///< empty for an index that SQLite makes by itself
    bool operator==(const SchemaObject &) const = default;
};
using Schema = std::map<std::string, SchemaObject, std::less<>>;

Schema schemaOf(SQLite::Database &database)
{
    Schema schema;
    SQLite::Statement query(database, "SELECT name, type, tbl_name, ifnull(sql, '') FROM main.sqlite_schema");
    while (query.executeStep())
        schema.insert_or_assign(query.getColumn(0).getString(),
            SchemaObject {
                query.getColumn(1).getString(), query.getColumn(2).getString(), query.getColumn(3).getString() });
    return schema;
}

const Schema &ours()
{
    static const Schema schema = [] {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        createSchema(database);
        return schemaOf(database);
    }();
    return schema;
}

std::string digestOf(const Schema &schema)
{
    std::string text;
    for (const auto &[name, object] : schema)
        for (const std::string *part : { &name, &object.type, &object.table, &object.sql })
            text.append(*part).push_back('\0');
    return sha256Hex(text);
}

std::string typeOf(const SchemaObject &object)
{
    constexpr std::string_view virtualTable = "CREATE VIRTUAL";
    return object.sql.starts_with(virtualTable) ? "virtual table" : object.type;
}

std::string_view wordFor(SchemaDifference::Kind kind)
{
    switch (kind) {
    case SchemaDifference::Kind::Foreign: return "foreign";
    case SchemaDifference::Kind::Changed: return "changed";
    case SchemaDifference::Kind::Missing: return "missing";
    }
    return {};
}

/// Whether an index uses columns by their names alone: without computed expressions.
bool isPlainIndex(const SchemaDifference &difference, std::string_view sql)
{
    const std::string begin = formatted("CREATE INDEX {} ON {} (", difference.name, difference.table);
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz_, ";
    return difference.type == "index" && sql.starts_with(begin) && sql.ends_with(')')
        && sql.substr(begin.size(), sql.size() - begin.size() - 1).find_first_not_of(letters) == std::string_view::npos;
}

/// Files of the first programs lack them. Their content is derived, and only speeds up reading.
constexpr auto quickObjects = std::to_array<std::string_view>({ "run_tasks_beginning", "sum_blocks", "run_sums",
    "module_sums", "tool_sums", "error_sums", "tree_tiles", "block_steps", "block_values", "block_ranges" });

bool isAccepted(const SchemaDifference &difference, Additions accepted)
{
    using enum SchemaDifference::Kind;
    if (difference.kind == Missing)
        return difference.type == "trigger" || std::ranges::contains(quickObjects, difference.name);
    if (difference.kind == Changed)
        return difference.isHarmless;
    if (accepted == Additions::None)
        return false;
    const bool isOfOurs = ours().contains(difference.table);
    return difference.type == "table" || (!isOfOurs && (difference.type == "index" || difference.type == "trigger"));
}

} // namespace

std::string schemaDigest(SQLite::Database &database) { return digestOf(schemaOf(database)); }

std::vector<SchemaDifference> schemaDifferences(SQLite::Database &database)
{
    using enum SchemaDifference::Kind;
    std::vector<SchemaDifference> found;
    const Schema schema = schemaOf(database);
    if (digestOf(schema) == ownSchemaDigest)
        return found;
    for (const auto &[name, object] : schema) {
        const auto own = ours().find(name);
        if (own == ours().end())
            found.push_back({ Foreign, typeOf(object), name, object.table, false });
        else if (own->second != object) {
            SchemaDifference difference { Changed, typeOf(object), name, object.table, false };
            difference.isHarmless = own->second.type == "index" && isPlainIndex(difference, object.sql);
            found.push_back(std::move(difference));
        }
    }
    for (const auto &[name, object] : ours())
        if (!schema.contains(name))
            found.push_back({ Missing, typeOf(object), name, object.table, false });
    return found;
}

bool requireOurSchema(SQLite::Database &database, Additions accepted)
{
    constexpr std::size_t mostNamed = 10;
    std::vector<SchemaDifference> found = schemaDifferences(database);
    const bool isOwn = found.empty();
    std::erase_if(found, [accepted](const SchemaDifference &difference) { return isAccepted(difference, accepted); });
    if (found.empty())
        return isOwn;
    std::string named;
    for (std::size_t n = 0; n < std::min(found.size(), mostNamed); ++n)
        named += formatted("{}{} {} {}", n == 0 ? "" : ", ", wordFor(found[n].kind), found[n].type, found[n].name);
    if (found.size() > mostNamed)
        named += ", …";
    throw Failure(ErrorCode::Corrupt, std::string(schemaDamage) + named);
}

bool hasOurTable(SQLite::Database &database, std::string_view table)
{
    SQLite::Statement query(database, "SELECT type, tbl_name, ifnull(sql, '') FROM main.sqlite_schema WHERE name = ?");
    query.bind(1, std::string(table));
    const auto own = ours().find(table);
    return own != ours().end() && query.executeStep()
        && own->second
        == SchemaObject { query.getColumn(0).getString(), query.getColumn(1).getString(),
               query.getColumn(2).getString() };
}

void restoreMissing(SQLite::Database &database)
{
    for (const SchemaDifference &difference : schemaDifferences(database))
        if (difference.kind == SchemaDifference::Kind::Missing && isAccepted(difference, Additions::None))
            database.exec(ours().at(difference.name).sql);
}

} // namespace vitrine::trailfile

namespace vitrine {

bool isSchemaDamage(const Error &error)
{
    return error.code == ErrorCode::Corrupt && error.detail.starts_with(schemaDamage);
}

} // namespace vitrine
