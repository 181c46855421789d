// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

/// Prepared statements for code that has only the connection's handle: our own SQL functions and virtual tables.
/// Failures are SQLite::Exception.
namespace vitrine::trailfile {

struct FinalizeStatement {
    void operator()(sqlite3_stmt *statement) const;
};
using RawStatement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

RawStatement prepareRaw(sqlite3 *connection, const char *sql);
/// Returns false after the last row.
bool stepRaw(sqlite3_stmt *statement);
/// The bytes of a column, valid until the next step of the statement.
std::string_view rawBytes(sqlite3_stmt *row, int column);

} // namespace vitrine::trailfile
