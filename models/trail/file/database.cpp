// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/database.h"

#include "models/trail/file/textfunctions.h"

#include <sqlite3.h>

#include <array>

namespace vitrine::trailfile {

namespace {

/// Memory that a connection's statements share without asking the process's allocator, which has a lock and keeps
/// count: bytes per slot, and number of slots. The first full-text statement already uses up SQLite's default of 40
/// slots.
constexpr int lookasideSize = 1200;
constexpr int lookasideCount = 500;

/// Features by which a file could act. Temporary views and triggers of our own are not affected.
constexpr auto disabled = std::to_array<int>({ SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
    SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION });

} // namespace

Connection::Connection(const std::string &name, int flags, int timeoutMs)
    : SQLite::Database(name, flags, timeoutMs)
    , m_contents(std::make_unique<ContentReader>(getHandle()))
{
    sqlite3_db_config(getHandle(), SQLITE_DBCONFIG_LOOKASIDE, nullptr, lookasideSize, lookasideCount);
    for (const int option : disabled)
        sqlite3_db_config(getHandle(), option, 0, nullptr);
    sqlite3_extended_result_codes(getHandle(), 1);
    addTextFunctions(*this, *m_contents);
}

std::filesystem::path resolved(const std::filesystem::path &file)
{
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(std::filesystem::absolute(file), failed);
    return failed ? std::filesystem::absolute(file) : whole;
}

SQLite::Statement &Statements::get(const std::string &sql)
{
    auto found = m_statements.find(sql);
    if (found == m_statements.end())
        found = m_statements.try_emplace(sql, *m_database, sql).first;
    found->second.tryReset();
    return found->second;
}

InUse::~InUse() { m_statement.tryReset(); }

} // namespace vitrine::trailfile
