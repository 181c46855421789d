// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rowreader.h"

#include "base/formatted.h"

#include <sqlite3.h>

namespace vitrine::trailfile {

void failDamaged(std::string_view what) { throw Failure(ErrorCode::Corrupt, std::string(what)); }

std::string readContent(Statements &statements, std::int64_t id)
{
    try {
        if (auto text = statements.database().contents().text(id))
            return std::move(*text);
    } catch (const SQLite::Exception &exception) {
        if ((exception.getErrorCode() & 0xff) != SQLITE_CORRUPT)
            throw;
    } catch (const Failure &failure) {
        if (failure.code() != ErrorCode::Corrupt)
            throw;
    }
    failDamaged(formatted("content {}", id));
}

std::optional<std::string> RowReader::nextOptionalText()
{
    const auto id = nextOptional<std::int64_t>();
    return id ? std::optional(readContent(m_statements, *id)) : std::nullopt;
}

std::string ownedRowsSql(const Table &table)
{
    return formatted("{} WHERE {} = ? ORDER BY {}", selectSql(table), table.parent, table.order);
}

} // namespace vitrine::trailfile
