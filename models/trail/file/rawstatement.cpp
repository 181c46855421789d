// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rawstatement.h"

#include <SQLiteCpp/Exception.h>

#include <sqlite3.h>

namespace vitrine::trailfile {

void FinalizeStatement::operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }

RawStatement prepareRaw(sqlite3 *connection, const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    if (const int code = sqlite3_prepare_v3(connection, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
        code != SQLITE_OK)
        throw SQLite::Exception(connection, code);
    return RawStatement(statement);
}

bool stepRaw(sqlite3_stmt *statement)
{
    const int code = sqlite3_step(statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        throw SQLite::Exception(sqlite3_db_handle(statement), code);
    return code == SQLITE_ROW;
}

std::string_view rawBytes(sqlite3_stmt *row, int column)
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(row, column));
    return { bytes ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(row, column)) };
}

} // namespace vitrine::trailfile
