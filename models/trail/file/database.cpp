// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/database.h"

#include "models/trail/file/schema.h"
#include "models/trail/file/sqlfunctions.h"
#include "models/trail/index/wordtable.h"
#include "models/trail/write/recorder.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <format>

namespace vitrine::trailfile {

namespace {

/// How long a connection waits for others: a writer for its turn, a reader only for a file that is being made.
constexpr int writeTimeoutMs = 10'000;
constexpr int readTimeoutMs = 1'000;

/// Memory that a connection's statements share without asking the process's allocator, which has a lock and keeps
/// count: bytes a piece, and pieces. SQLite's own 40 pieces are gone with the first full-text statement.
constexpr int lookasideSize = 1200;
constexpr int lookasideCount = 500;

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

/// SQLite only says that it could not open; the file and its folder say why.
ErrorCode codeOfRefusedOpen(const std::filesystem::path &file)
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
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_SHMSIZE: return errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::WriteFailed;
    default: return ErrorCode::ReadFailed;
    }
}

/// FTS5 gives the code of a wrong statement for it.
bool isBrokenIndex(std::string_view message) { return message.starts_with("invalid fts5 file format"); }

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
    case SQLITE_CANTOPEN: return codeOfRefusedOpen(file);
    case SQLITE_IOERR: return codeOfIoError(extended);
    case SQLITE_INTERRUPT: return ErrorCode::Cancelled;
    case SQLITE_TOOBIG: return ErrorCode::TooLarge;
    case SQLITE_CONSTRAINT: return extended == SQLITE_CONSTRAINT_FOREIGNKEY ? ErrorCode::NotFound : ErrorCode::BadValue;
    default: return ErrorCode::Internal;
    }
}

void requireFolder(const std::filesystem::path &file)
{
    std::error_code ignored;
    if (file.has_parent_path() && !std::filesystem::is_directory(file.parent_path(), ignored))
        throw Failure(ErrorCode::FileNotFound, std::string(missingFolder));
}

/// Says what SQLite would not: opening a directory or an empty file would give a puzzling answer, or none.
void probe(const std::filesystem::path &file, bool mayBeNew)
{
    if (file.empty())
        throw Failure(ErrorCode::FileNotFound);
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) {
        if (errno == ENOENT && mayBeNew)
            return requireFolder(file);
        throw Failure(codeOfErrno(errno), std::strerror(errno));
    }
    if (S_ISDIR(status.st_mode))
        throw Failure(ErrorCode::IsDirectory);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorCode::NotSqlite, "not a regular file");
    if (status.st_size == 0 && !mayBeNew)
        throw Failure(ErrorCode::EmptyFile);
}

void configure(SQLite::Database &database)
{
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_extended_result_codes(database.getHandle(), 1);
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;"
                  "PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;");
}

/// While version 2 was made, its files came in several forms, which nothing but their tables tells apart. The words of
/// steps stand in `step_text`, or in `word_segments` since version 4, which has live steps as well.
void requireLayout(SQLite::Database &database)
{
    const int tables = versionOf(database) < 4 ? 7 : 8;
    const int found
        = database
              .execAndGet("SELECT count(*) FROM sqlite_schema WHERE name IN ('blocks', 'words', 'run_totals', "
                          "'run_modules', 'run_text', 'step_text', 'word_segments', 'execution_text', 'live_steps')")
              .getInt();
    const int columns = database
                            .execAndGet("SELECT count(*) FROM pragma_table_info('contents') WHERE name IN ('size', "
                                        "'form')")
                            .getInt();
    if (found != tables || columns != 2)
        throw Failure(ErrorCode::NotATrail, "made by an unreleased version of this program: import its logs again");
}

bool hasJournal(const std::filesystem::path &file)
{
    std::error_code ignored;
    const auto size = std::filesystem::file_size(std::filesystem::path(file) += "-wal", ignored);
    return !ignored && size > 0;
}

std::string immutableUri(const std::filesystem::path &file)
{
    std::string uri = "file:";
    for (const char byte : file.string()) {
        if (byte == '%' || byte == '?' || byte == '#')
            uri += std::format("%{:02x}", static_cast<unsigned char>(byte));
        else
            uri += byte;
    }
    return uri + "?immutable=1";
}

Connection connectForReading(const std::string &name, int flags)
{
    Connection database(name, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX | flags, readTimeoutMs);
    configure(database);
    requireTrail(database);
    readAsCurrent(database);
    database.exec("CREATE TEMP TABLE judgements (policy TEXT, step INTEGER, verdict TEXT, PRIMARY KEY (policy, step)) "
                  "WITHOUT ROWID; PRAGMA query_only = ON");
    return database;
}

} // namespace

Connection::Connection(const std::string &name, int flags, int timeoutMs)
    : SQLite::Database(name, flags, timeoutMs)
    , m_contents(std::make_unique<ContentReader>(getHandle()))
{
    sqlite3_db_config(getHandle(), SQLITE_DBCONFIG_LOOKASIDE, nullptr, lookasideSize, lookasideCount);
    addSqlFunctions(*this, *m_contents);
    addWordTable(getHandle());
}

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
        if (isBrokenIndex(error.detail))
            error.code = ErrorCode::Corrupt;
    } catch (const std::exception &exception) {
        error.detail = exception.what();
    }
    return error;
}

std::filesystem::path resolved(const std::filesystem::path &file)
{
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(std::filesystem::absolute(file), failed);
    return failed ? std::filesystem::absolute(file) : whole;
}

// A file in the WAL mode needs the two files beside it even for reading. Where the folder lets nobody make them, nobody
// writes either, and the file alone is the whole trail unless a journal was left behind.
Connection openForReading(const std::filesystem::path &named)
{
    probe(named, false);
    const std::filesystem::path file = resolved(named);
    try {
        return connectForReading(file.string(), 0);
    } catch (const SQLite::Exception &exception) {
        const int code = exception.getErrorCode() & 0xff;
        const bool isFolderClosed = code == SQLITE_CANTOPEN || code == SQLITE_READONLY;
        if (!isFolderClosed || ::access(file.c_str(), R_OK) != 0 || hasJournal(file))
            throw;
    }
    return connectForReading(immutableUri(file), SQLite::OPEN_URI);
}

Connection openForWriting(const std::filesystem::path &named)
{
    probe(named, true);
    const std::filesystem::path file = resolved(named);
    Connection database(
        file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, writeTimeoutMs);
    configure(database);
    if (!isBlank(database))
        requireTrail(database);
    if (versionOf(database) > schemaVersion)
        throw Failure(ErrorCode::NewerSchema, std::format("{} > {}", versionOf(database), schemaVersion));
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1)
        throw Failure(::access(file.c_str(), W_OK) != 0 ? ErrorCode::ReadOnly : ErrorCode::NoPermission);
    return database;
}

bool isBlank(SQLite::Database &database)
{
    return database.execAndGet("PRAGMA application_id").getInt() == 0
        && database.execAndGet("PRAGMA user_version").getInt() == 0
        && database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
}

void requireTrail(SQLite::Database &database)
{
    if (database.execAndGet("PRAGMA application_id").getInt() != applicationId)
        throw Failure(ErrorCode::NotATrail);
    if (readableFrom(database) > schemaVersion)
        throw Failure(ErrorCode::NewerSchema, std::format("{} > {}", versionOf(database), schemaVersion));
    if (const int version = versionOf(database); version > 1 && version <= schemaVersion)
        requireLayout(database);
    if (database.execAndGet("SELECT count(*) FROM head").getInt() != 1)
        throw Failure(ErrorCode::Corrupt, "no head");
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
