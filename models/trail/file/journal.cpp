// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/journal.h"

#include "base/uniquefd.h"
#include "models/trail/file/database.h"

#include <sqlite3.h>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace vitrine {

namespace {

/// Whether a writer holds its slot (writerslot.h). A file without locks was left by a killed writer.
bool isBeingWritten(const std::filesystem::path &trail)
{
    const std::filesystem::path slots = std::filesystem::path(trail) += "-writers";
    const UniqueFd descriptor(::open(slots.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!descriptor)
        return errno != ENOENT;
    struct flock range {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET; // from the gate to the last slot
    return ::fcntl(descriptor.get(), F_OFD_GETLK, &range) != 0 || range.l_type != F_UNLCK;
}

/// A connection that can write would roll it back, and delete files that it names: reading would change the trail.
bool hasRollbackJournal(const std::filesystem::path &trail)
{
    std::error_code ignored;
    return std::filesystem::exists(
        std::filesystem::symlink_status(std::filesystem::path(trail) += "-journal", ignored));
}

bool isWritableFile(const std::filesystem::path &path) { return ::access(path.c_str(), W_OK) == 0; }

} // namespace

std::filesystem::path journalOf(const std::filesystem::path &trail) { return trailfile::resolved(trail) += "-wal"; }

bool hasJournal(const std::filesystem::path &trail)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(journalOf(trail), failed);
    return !failed && size > 0;
}

// SQLite moves the pages itself, under its locks: a program that opens the trail at this moment is not disturbed.
void trailfile::foldJournal(const std::filesystem::path &trail)
{
    const std::filesystem::path file = resolved(trail);
    if (!hasJournal(file) || !isWritableFile(file) || !isWritableFile(file.parent_path()) || isBeingWritten(file)
        || hasRollbackJournal(file))
        return;
    sqlite3 *connection = nullptr;
    // A connection knows of the journal only once it has read.
    if (sqlite3_open_v2(file.c_str(), &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr) == SQLITE_OK
        && sqlite3_exec(connection, "PRAGMA schema_version", nullptr, nullptr, nullptr) == SQLITE_OK)
        sqlite3_wal_checkpoint_v2(connection, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_close(connection);
}

} // namespace vitrine
