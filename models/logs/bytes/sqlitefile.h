// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace vitrine {

class SqliteFile;

/// The rows of one query, one after the other. The file must outlive it.
class SqliteRows final {
public:
    ~SqliteRows();
    SqliteRows(SqliteRows &&other) noexcept;
    SqliteRows &operator=(SqliteRows &&other) noexcept;

    void bind(int parameter, std::string_view text);
    void bind(int parameter, std::int64_t number);
    /// Moves to the next row. Returns false at the end and on a fault.
    bool next();
    /// Returns to the first row and keeps the parameters.
    void rewind();

    int columns() const;
    std::string_view name(int column) const;
    bool isNull(int column) const;
    std::int64_t number(int column) const;
    /// The bytes of a text or blob, valid until the next row.
    std::string_view text(int column) const;
    /// A column as a JSON value: invalid UTF-8 in text is repaired, blobs are null.
    std::string json(int column) const;
    const std::optional<Error> &fault() const { return m_fault; }

private:
    friend class SqliteFile;
    SqliteRows(const SqliteFile &file, sqlite3_stmt *statement);

    const SqliteFile *m_file;
    sqlite3_stmt *m_statement;
    std::optional<Error> m_fault;
};

/// A database of another program, read without changing it. While that program has it open, a private copy of it and
/// its journal is read instead, so that committed data is visible and nothing is locked or written. The file cannot run
/// anything: its triggers and views are disabled, its schema is not trusted, statements can only select, and their cost
/// is limited. One thread.
class SqliteFile final {
public:
    /// Called from time to time; returning false cancels.
    using GoOn = std::function<bool()>;

    static bool isDatabase(std::string_view firstBytes);
    /// Fails with NotSqlite, Corrupt, Locked (it is written continuously), DiskFull, Cancelled.
    static Result<std::unique_ptr<SqliteFile>> open(const std::filesystem::path &file, const GoOn &goOn);
    /// Opens the file as stored on disk, without its journal and its hash, which is sufficient to detect its format.
    static Result<std::unique_ptr<SqliteFile>> peek(const std::filesystem::path &file);
    ~SqliteFile();
    SqliteFile(const SqliteFile &) = delete;
    SqliteFile &operator=(const SqliteFile &) = delete;

    /// SHA-256 of the bytes that are read: of the file, and of its journal if it has one.
    const std::string &sha256() const { return m_sha256; }
    /// Whether a copy is read because the file is in use.
    bool isCopy() const { return m_isCopy; }
    /// Names of its tables, without views and virtual tables.
    Result<std::vector<std::string>> tables() const;
    /// Runs a SELECT. Fails if it names missing tables or columns.
    Result<SqliteRows> select(std::string_view sql) const;

private:
    friend class SqliteRows;
    explicit SqliteFile(GoOn goOn);
    Result<void> connect(const std::string &name, int flags, std::uint64_t size);
    Error failure(int code) const;
    static int onProgress(void *file);

    GoOn m_goOn;
    sqlite3 *m_connection = nullptr;
    std::string m_sha256;
    std::uint64_t m_left = 0; ///< remaining number of calls of the progress handler
    bool m_isCancelled = false;
    bool m_isCopy = false;
};

} // namespace vitrine
