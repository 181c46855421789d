// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/leftovers.h"

#include "models/trail/file/database.h"

#include <sqlite3.h>
#include <unistd.h>

namespace vitrine::trailfile {

namespace {

bool isWritable(const std::filesystem::path &path) { return ::access(path.c_str(), W_OK) == 0; }

bool isEmptyFile(const std::filesystem::path &path)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    return !failed && size == 0;
}

// A connection that can write would roll it back: reading would change the trail.
bool hasRollbackJournal(const std::filesystem::path &file)
{
    std::error_code failed;
    return std::filesystem::exists(std::filesystem::path(file) += "-journal", failed);
}

} // namespace

Leftovers::Leftovers(const std::filesystem::path &file)
    : m_file(file)
{
}

void Leftovers::watch()
{
    m_file = resolved(m_file);
    m_isWatched = true;
}

// SQLite itself removes both when the last connection that can write closes, under its own locks: nothing else may.
Leftovers::~Leftovers()
{
    if (!m_isWatched || !isEmptyFile(std::filesystem::path(m_file) += "-wal") || !isWritable(m_file)
        || !isWritable(m_file.parent_path()) || hasRollbackJournal(m_file))
        return;
    sqlite3 *connection = nullptr;
    if (sqlite3_open_v2(m_file.c_str(), &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr) == SQLITE_OK)
        sqlite3_exec(connection, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr);
    sqlite3_close(connection);
}

} // namespace vitrine::trailfile
