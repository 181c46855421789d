// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sqlitefile.h"

#include "base/formatted.h"
#include "models/logs/bytes/filehash.h"
#include "models/logs/bytes/sqlitecopy.h"

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// Longer than any value that a reader takes (JsonStream::defaultMaxValue), rows with several of them included.
constexpr int longestValue = 256 << 20;
/// Instructions between two calls of the progress handler.
constexpr int progressPeriod = 10'000;
/// The most instructions for reading a database: a minimum, and a number for each byte. Real databases need less than
/// one per byte.
constexpr std::uint64_t leastInstructions = 10'000'000;
constexpr std::uint64_t instructionsPerByte = 10;

constexpr std::string_view magic { "SQLite format 3\0", 16 };

std::string immutableUri(const fs::path &file)
{
    std::string uri = "file:";
    for (const char byte : fs::absolute(file).string()) {
        if (byte == '%' || byte == '?' || byte == '#')
            uri += formatted("%{:02x}", static_cast<unsigned char>(byte));
        else
            uri += byte;
    }
    return uri + "?immutable=1";
}

/// Statements read tables by the few functions that readers use: nothing else that a file brings along can be reached.
int authorize(void *, int action, const char *first, const char *second, const char *, const char *)
{
    constexpr std::array<std::string_view, 5> functions { "octet_length", "substr", "count", "coalesce", "typeof" };
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ: return SQLITE_OK;
    case SQLITE_FUNCTION:
        std::ignore = first;
        return second != nullptr && std::ranges::contains(functions, std::string_view(second)) ? SQLITE_OK
                                                                                               : SQLITE_DENY;
    default: return SQLITE_DENY;
    }
}

void harden(sqlite3 *connection)
{
    constexpr auto disabled = std::to_array<int>({ SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
        SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION,
        SQLITE_DBCONFIG_ENABLE_FKEY });
    for (const int option : disabled)
        sqlite3_db_config(connection, option, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, longestValue);
    sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_extended_result_codes(connection, 1);
}

} // namespace

SqliteRows::SqliteRows(const SqliteFile &file, sqlite3_stmt *statement)
    : m_file(&file)
    , m_statement(statement)
{
}

SqliteRows::SqliteRows(SqliteRows &&other) noexcept
    : m_file(other.m_file)
    , m_statement(std::exchange(other.m_statement, nullptr))
    , m_fault(std::move(other.m_fault))
{
}

SqliteRows &SqliteRows::operator=(SqliteRows &&other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_statement, other.m_statement);
    std::swap(m_fault, other.m_fault);
    return *this;
}

SqliteRows::~SqliteRows() { sqlite3_finalize(m_statement); }

void SqliteRows::bind(int parameter, std::string_view text)
{
    sqlite3_bind_text64(m_statement, parameter, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void SqliteRows::bind(int parameter, std::int64_t number) { sqlite3_bind_int64(m_statement, parameter, number); }

bool SqliteRows::next()
{
    const int code = m_fault ? SQLITE_DONE : sqlite3_step(m_statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        m_fault = m_file->failure(code);
    return code == SQLITE_ROW;
}

void SqliteRows::rewind() { sqlite3_reset(m_statement); }

int SqliteRows::columns() const { return sqlite3_column_count(m_statement); }

std::string_view SqliteRows::name(int column) const
{
    const char *name = sqlite3_column_name(m_statement, column);
    return name != nullptr ? name : "";
}

bool SqliteRows::isNull(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }

std::int64_t SqliteRows::number(int column) const { return sqlite3_column_int64(m_statement, column); }

std::string_view SqliteRows::text(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return { bytes != nullptr ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)) };
}

std::string SqliteRows::json(int column) const
{
    using Json = nlohmann::json;
    switch (sqlite3_column_type(m_statement, column)) {
    case SQLITE_INTEGER: return std::to_string(number(column));
    case SQLITE_FLOAT: {
        const double value = sqlite3_column_double(m_statement, column);
        return std::isfinite(value) ? Json(value).dump() : "null";
    }
    case SQLITE_TEXT: return Json(text(column)).dump(-1, ' ', false, Json::error_handler_t::replace);
    default: return "null";
    }
}

bool SqliteFile::isDatabase(std::string_view firstBytes) { return firstBytes.starts_with(magic); }

SqliteFile::SqliteFile(GoOn goOn)
    : m_goOn(std::move(goOn))
{
}

SqliteFile::~SqliteFile() { sqlite3_close(m_connection); }

Result<std::unique_ptr<SqliteFile>> SqliteFile::open(const fs::path &file, const GoOn &goOn)
{
    if (!SqliteCopy::isInUse(file)) {
        auto hash = hashOfFile(file, [&](std::uint64_t, std::uint64_t) { return !goOn || goOn(); });
        auto opened = hash ? peek(file) : std::unexpected(std::move(hash.error()));
        if (opened) {
            (*opened)->m_sha256 = std::move(*hash);
            (*opened)->m_goOn = goOn;
        }
        return opened;
    }
    const auto copy = SqliteCopy::make(file, goOn);
    if (!copy)
        return std::unexpected(copy.error());
    std::unique_ptr<SqliteFile> opened(new SqliteFile(goOn));
    std::error_code ignored;
    const std::uint64_t size = fs::file_size(file, ignored);
    opened->m_isCopy = true;
    opened->m_sha256 = copy->sha256();
    // A journal that was left in the middle of a change has to be rolled back, which is only done for a writer. Once
    // the connection has both files open, the folder is not needed any more.
    const auto connected = opened->connect(copy->database().string(), SQLITE_OPEN_READWRITE, size);
    return connected ? Result<std::unique_ptr<SqliteFile>>(std::move(opened)) : std::unexpected(connected.error());
}

Result<std::unique_ptr<SqliteFile>> SqliteFile::peek(const fs::path &file)
{
    std::unique_ptr<SqliteFile> opened(new SqliteFile({}));
    std::error_code ignored;
    const auto connected
        = opened->connect(immutableUri(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, fs::file_size(file, ignored));
    return connected ? Result<std::unique_ptr<SqliteFile>>(std::move(opened)) : std::unexpected(connected.error());
}

Result<void> SqliteFile::connect(const std::string &name, int flags, std::uint64_t size)
{
    int code = sqlite3_open_v2(name.c_str(), &m_connection, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(failure(code));
    harden(m_connection);
    m_left = (leastInstructions + size * instructionsPerByte) / progressPeriod;
    sqlite3_progress_handler(m_connection, progressPeriod, onProgress, this);
    // The index of a journal stays in memory, and the first look at the schema opens all files.
    code = sqlite3_exec(m_connection,
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; BEGIN;"
        "SELECT count(*) FROM sqlite_schema; PRAGMA query_only = ON;",
        nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(failure(code));
    sqlite3_set_authorizer(m_connection, authorize, nullptr);
    return {};
}

int SqliteFile::onProgress(void *file)
{
    auto *self = static_cast<SqliteFile *>(file);
    self->m_isCancelled = self->m_isCancelled || (self->m_goOn && !self->m_goOn());
    if (self->m_left > 0)
        --self->m_left;
    return self->m_isCancelled || self->m_left == 0 ? 1 : 0;
}

Error SqliteFile::failure(int code) const
{
    Error error {
        .code = ErrorCode::Corrupt, .file = {}, .line = {}, .byte = {}, .detail = sqlite3_errmsg(m_connection)
    };
    switch (code & 0xff) {
    case SQLITE_INTERRUPT:
        error.code = m_isCancelled ? ErrorCode::Cancelled : ErrorCode::TooLarge;
        error.detail.clear();
        error.flaw.code = m_isCancelled ? FlawCode::None : FlawCode::StoreTooSlow;
        break;
    case SQLITE_TOOBIG: error.code = ErrorCode::TooLarge; break;
    case SQLITE_ERROR: error.code = ErrorCode::UnknownFormat; break; // a table or column is missing
    case SQLITE_NOTADB: error.code = ErrorCode::NotSqlite; break;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: error.code = ErrorCode::NoPermission; break;
    case SQLITE_FULL: error.code = ErrorCode::DiskFull; break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: error.code = ErrorCode::Locked; break;
    default: break;
    }
    return error;
}

Result<std::vector<std::string>> SqliteFile::tables() const
{
    constexpr std::size_t mostTables = 10'000;
    auto rows = select("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY name");
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<std::string> names;
    while (names.size() < mostTables && rows->next())
        names.emplace_back(rows->text(0));
    if (rows->fault())
        return std::unexpected(*rows->fault());
    return names;
}

Result<SqliteRows> SqliteFile::select(std::string_view sql) const
{
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v2(m_connection, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(failure(code));
    return SqliteRows(*this, statement);
}

} // namespace vitrine
