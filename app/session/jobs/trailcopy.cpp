// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/trailcopy.h"

#include "models/trail/file/failure.h"
#include "models/trail/file/partfile.h"

#include <sqlite3.h>

#include <memory>

namespace vitrine {

namespace {

constexpr int pagesAtOnce = 1'000;
constexpr int busyTimeoutMs = 2'000;

struct CloseDatabase {
    void operator()(sqlite3 *database) const { sqlite3_close(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

struct FinishBackup {
    void operator()(sqlite3_backup *backup) const { sqlite3_backup_finish(backup); }
};
using Backup = std::unique_ptr<sqlite3_backup, FinishBackup>;

ErrorCode codeOf(int status, ErrorCode otherwise)
{
    switch (status & 0xff) {
    case SQLITE_FULL: return ErrorCode::DiskFull;
    case SQLITE_READONLY: return ErrorCode::ReadOnly;
    case SQLITE_PERM: return ErrorCode::NoPermission;
    case SQLITE_CORRUPT: return ErrorCode::Corrupt;
    case SQLITE_NOTADB: return ErrorCode::NotSqlite;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return ErrorCode::Locked;
    default: return otherwise;
    }
}

std::unexpected<Error> failed(int status, ErrorCode otherwise, const std::filesystem::path &file)
{
    return std::unexpected(Error { .code = codeOf(status, otherwise),
        .file = file.string(),
        .line = {},
        .byte = {},
        .detail = sqlite3_errstr(status) });
}

Result<Database> openDatabase(const std::filesystem::path &file, int flags, ErrorCode otherwise)
{
    sqlite3 *opened = nullptr;
    const auto status = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
    Database database(opened);
    if (status != SQLITE_OK)
        return failed(status, otherwise, file);
    sqlite3_busy_timeout(database.get(), busyTimeoutMs);
    return database;
}

Result<void> copyPages(sqlite3_backup *backup, const std::filesystem::path &to, const ProgressCall &progress)
{
    int status = SQLITE_OK;
    while (status == SQLITE_OK || status == SQLITE_BUSY || status == SQLITE_LOCKED) {
        status = sqlite3_backup_step(backup, pagesAtOnce);
        const auto total = static_cast<std::uint64_t>(sqlite3_backup_pagecount(backup));
        const auto left = static_cast<std::uint64_t>(sqlite3_backup_remaining(backup));
        if (progress && !progress(total - left, total))
            return std::unexpected(
                Error { .code = ErrorCode::Cancelled, .file = to.string(), .line = {}, .byte = {}, .detail = {} });
    }
    if (status != SQLITE_DONE)
        return failed(status, ErrorCode::WriteFailed, to);
    return {};
}

Result<void> copyDatabase(
    const std::filesystem::path &from, const std::filesystem::path &to, const ProgressCall &progress)
{
    const auto source = openDatabase(from, SQLITE_OPEN_READONLY, ErrorCode::ReadFailed);
    if (!source)
        return std::unexpected(source.error());
    const auto target = openDatabase(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, ErrorCode::WriteFailed);
    if (!target)
        return std::unexpected(target.error());
    const Backup backup(sqlite3_backup_init(target->get(), "main", source->get(), "main"));
    if (!backup)
        return failed(sqlite3_extended_errcode(target->get()), ErrorCode::WriteFailed, to);
    return copyPages(backup.get(), to, progress);
}

} // namespace

Result<void> copyTrail(const std::filesystem::path &from, const std::filesystem::path &to, const ProgressCall &progress)
{
    return trailfile::guarded(to, [&] {
        const trailfile::PartFile part(to);
        if (const auto copied = copyDatabase(from, part.file(), progress); !copied)
            throw trailfile::Failure(copied.error().code, copied.error().detail);
        part.replace();
    });
}

} // namespace vitrine
