// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/opening.h"

#include "base/formatted.h"
#include "models/trail/file/journal.h"
#include "models/trail/file/schema.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/record/missingfolder.h"
#include "models/trail/record/unreadjournal.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

namespace {

/// How long a connection waits for others: a writer for its turn, a reader only for a file that is being made.
constexpr int writeTimeoutMs = 10'000;
constexpr int readTimeoutMs = 1'000;

void requireFolder(const std::filesystem::path &file)
{
    std::error_code ignored;
    if (file.has_parent_path() && !std::filesystem::is_directory(file.parent_path(), ignored))
        throw Failure(ErrorCode::FileNotFound, std::string(missingFolder));
}

/// Reports errors that SQLite does not: opening a directory or an empty file would give a misleading error, or none.
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

std::filesystem::path fileBeside(const std::filesystem::path &file, std::string_view suffix)
{
    return std::filesystem::path(file) += suffix;
}

void configure(SQLite::Database &database)
{
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    database.exec("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;"
                  "PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;");
}

std::string immutableUri(const std::filesystem::path &file)
{
    std::string uri = "file:";
    for (const char byte : file.string()) {
        if (byte == '%' || byte == '?' || byte == '#')
            uri += formatted("%{:02x}", static_cast<unsigned char>(byte));
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
    database.exec("CREATE TEMP TABLE judgements (policy TEXT, step INTEGER, verdict TEXT, PRIMARY KEY (policy, step)) "
                  "WITHOUT ROWID; PRAGMA query_only = ON");
    return database;
}

/// SQLite reports a file that it cannot create like one that it cannot read.
Connection connectForWriting(const std::filesystem::path &file)
{
    std::error_code ignored;
    const bool isNew = !std::filesystem::exists(file, ignored);
    try {
        return { file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, writeTimeoutMs };
    } catch (const SQLite::Exception &exception) {
        if (!isNew || (exception.getErrorCode() & 0xff) != SQLITE_CANTOPEN)
            throw;
        const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
        const bool isFolderClosed = ::access(folder.c_str(), W_OK) != 0;
        throw Failure(isFolderClosed ? ErrorCode::ReadOnly : ErrorCode::WriteFailed, exception.what());
    }
}

// SQLite follows links to its own files, and waits for a pipe.
void requirePlainJournals(const std::filesystem::path &file)
{
    for (const char *suffix : { "-wal", "-shm", "-journal" }) {
        struct stat status {};
        if (::lstat(fileBeside(file, suffix).c_str(), &status) == 0 && !S_ISREG(status.st_mode))
            throw Failure(ErrorCode::NotSqlite, formatted("{} is not a regular file", suffix));
    }
}

// The journal of a transaction in several files ends with the name of another journal, its length, its sum and this
// mark. SQLite deletes that file when it rolls the transaction back, whichever it is. Trails have no such transactions.
bool namesAnotherFile(const std::filesystem::path &file)
{
    constexpr std::string_view mark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    std::ifstream journal(fileBeside(file, "-journal"), std::ios::binary);
    std::string end(mark.size(), '\0');
    return journal.seekg(-static_cast<std::streamoff>(mark.size()), std::ios::end)
        && journal.read(end.data(), static_cast<std::streamsize>(end.size())) && end == mark;
}

} // namespace

// A file in the WAL mode needs the two files beside it even for reading. If the folder is not writable, there is no
// writer either, and the file alone is the whole trail unless a journal was left behind. The same holds if a full disk
// has no room for the shared memory: another connection would have made it. What a killed writer has left in the
// journal is moved into the file, so that a copy of the file is a copy of the trail.
Connection openForReading(const std::filesystem::path &named)
{
    probe(named, false);
    const std::filesystem::path file = resolved(named);
    requirePlainJournals(file);
    try {
        Connection database = connectForReading(file.string(), 0);
        foldJournal(file);
        return database;
    } catch (const SQLite::Exception &exception) {
        const int code = exception.getErrorCode() & 0xff;
        const int extended = exception.getExtendedErrorCode();
        const bool isFolderClosed = code == SQLITE_CANTOPEN || code == SQLITE_READONLY
            || extended == SQLITE_IOERR_SHMSIZE || extended == SQLITE_IOERR_SHMOPEN;
        if (!isFolderClosed || ::access(file.c_str(), R_OK) != 0)
            throw;
        if (hasJournal(file) && ::access(file.parent_path().c_str(), W_OK) != 0)
            throw Failure(ErrorCode::NoPermission, std::string(journalInClosedFolder));
        if (hasJournal(file))
            throw;
    }
    return connectForReading(immutableUri(file), SQLite::OPEN_URI);
}

Connection openForWriting(const std::filesystem::path &named)
{
    SchemaGuard guard;
    return openForWriting(named, guard);
}

Connection openForWriting(const std::filesystem::path &named, SchemaGuard &guard)
{
    probe(named, true);
    const std::filesystem::path file = resolved(named);
    requirePlainJournals(file);
    if (namesAnotherFile(file))
        throw Failure(ErrorCode::Corrupt, "the journal names another file");
    Connection database = connectForWriting(file);
    configure(database);
    if (!isBlank(database))
        guard.requireTrail(database);
    if (versionOf(database) > schemaVersion)
        throw Failure(ErrorCode::NewerSchema, formatted("{} > {}", versionOf(database), schemaVersion));
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1)
        throw Failure(::access(file.c_str(), W_OK) != 0 || ::access(file.parent_path().c_str(), W_OK) != 0
                ? ErrorCode::ReadOnly
                : ErrorCode::NoPermission);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 1, nullptr);
    return database;
}

bool isBlank(SQLite::Database &database)
{
    return database.execAndGet("PRAGMA application_id").getInt() == 0
        && database.execAndGet("PRAGMA user_version").getInt() == 0
        && database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
}

void requireTrail(SQLite::Database &database) { SchemaGuard().requireTrail(database); }

// Only the list of a file's objects is read until they are known to be ours. The counter is read first, so that the
// next check finds a change in between.
void SchemaGuard::requireTrail(SQLite::Database &database)
{
    if (database.execAndGet("PRAGMA application_id").getInt() != applicationId)
        throw Failure(ErrorCode::NotATrail);
    const int version = versionOf(database);
    const bool isNewer = version > schemaVersion;
    if (isNewer && (!hasOurTable(database, "compatibility") || readableFrom(database) > schemaVersion))
        throw Failure(ErrorCode::NewerSchema, formatted("{} > {}", version, schemaVersion));
    const std::int64_t now = database.execAndGet("PRAGMA schema_version").getInt64();
    m_isComplete = requireOurSchema(database, isNewer ? Additions::Tables : Additions::None);
    m_checked = isNewer ? -1 : now;
    if (database.execAndGet("SELECT count(*) FROM head").getInt() != 1)
        throw Failure(ErrorCode::Corrupt, "no head");
}

void SchemaGuard::check(Statements &statements)
{
    SQLite::Statement &query = statements.get("PRAGMA schema_version");
    const InUse use(query);
    query.executeStep();
    const std::int64_t now = query.getColumn(0).getInt64();
    if (now == m_checked)
        return;
    m_isComplete = requireOurSchema(statements.database(), Additions::None);
    m_checked = now;
}

} // namespace vitrine::trailfile
