// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/failure.h"

#include <SQLiteCpp/Exception.h>

#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace vitrine::trailfile {

ErrorCode codeOfErrno(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR: return ErrorCode::FileNotFound;
    case EISDIR: return ErrorCode::IsDirectory;
    case EACCES:
    case EPERM: return ErrorCode::NoPermission;
    case EROFS: return ErrorCode::ReadOnly;
    case ENOSPC:
    case EDQUOT: return ErrorCode::DiskFull;
    default: return ErrorCode::ReadFailed;
    }
}

namespace {

/// SQLite only says that it could not open; the file and its folder say why.
ErrorCode codeOfFailedOpen(const std::filesystem::path &file)
{
    if (::access(file.c_str(), F_OK) == 0 && ::access(file.c_str(), R_OK) != 0)
        return codeOfErrno(errno);
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    if (::access(folder.c_str(), W_OK) != 0)
        return codeOfErrno(errno);
    return ErrorCode::ReadFailed;
}

ErrorCode codeOfIoError(int extended)
{
    switch (extended) {
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_CORRUPTFS:
    case SQLITE_IOERR_DATA: return ErrorCode::Corrupt;
    case SQLITE_IOERR_SHMSIZE: return ErrorCode::DiskFull;
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE: return errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::WriteFailed;
    default: return ErrorCode::ReadFailed;
    }
}

/// FTS5 and the reader of the schema give the code of a wrong statement for these.
bool isBrokenFormat(std::string_view message)
{
    return message.starts_with("invalid fts5 file format") || message == "unsupported file format";
}

ErrorCode codeOf(int code, int extended, const std::filesystem::path &file)
{
    switch (code) {
    case SQLITE_NOTADB: return ErrorCode::NotSqlite;
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT: return ErrorCode::Corrupt;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return ErrorCode::Locked;
    case SQLITE_FULL: return ErrorCode::DiskFull;
    case SQLITE_READONLY: return ErrorCode::ReadOnly;
    case SQLITE_PERM:
    case SQLITE_AUTH: return ErrorCode::NoPermission;
    case SQLITE_CANTOPEN: return codeOfFailedOpen(file);
    case SQLITE_IOERR: return codeOfIoError(extended);
    case SQLITE_INTERRUPT: return ErrorCode::Cancelled;
    case SQLITE_TOOBIG: return ErrorCode::TooLarge;
    case SQLITE_CONSTRAINT: return extended == SQLITE_CONSTRAINT_FOREIGNKEY ? ErrorCode::NotFound : ErrorCode::BadValue;
    default: return ErrorCode::Internal;
    }
}

} // namespace

Error currentError(const std::filesystem::path &file)
{
    Error error;
    error.file = file.string();
    try {
        throw;
    } catch (const Failure &failure) {
        error.code = failure.code();
        error.detail = failure.what();
    } catch (const SQLite::Exception &exception) {
        error.code = codeOf(exception.getErrorCode() & 0xff, exception.getExtendedErrorCode(), file);
        error.detail = exception.what();
        if (isBrokenFormat(error.detail))
            error.code = ErrorCode::Corrupt;
    } catch (const std::exception &exception) {
        error.detail = exception.what();
    }
    return error;
}

} // namespace vitrine::trailfile
