// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/rowreader.h"

#include <format>

namespace vitrine::trailfile {

void failDamaged(std::string_view what) { throw Failure(ErrorCode::Corrupt, std::string(what)); }

std::string readContent(Statements &statements, std::int64_t id)
{
    static const std::string sql = "SELECT form, size, bytes FROM contents WHERE id = ?";
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    query.bind(1, id);
    if (!query.executeStep())
        failDamaged(std::format("content {}", id));
    return unpacked(static_cast<ContentForm>(query.getColumn(0).getInt()), bytesOf(query.getColumn(2)),
        static_cast<std::uint64_t>(query.getColumn(1).getInt64()));
}

std::optional<std::string> RowReader::nextOptionalText()
{
    const auto id = nextOptional<std::int64_t>();
    return id ? std::optional(readContent(m_statements, *id)) : std::nullopt;
}

std::string ownedRowsSql(const Table &table)
{
    return std::format("{} WHERE {} = ? ORDER BY {}", selectSql(table), table.parent, table.order);
}

} // namespace vitrine::trailfile
