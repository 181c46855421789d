// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/file/contentreader.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <exception>
#include <filesystem>
#include <memory>
#include <string>
#include <type_traits>
#include <unordered_map>

/// Connections to trail files and what can go wrong with them. Inside of the library failures are exceptions; `guarded`
/// turns them into values at its border.
namespace vitrine::trailfile {

/// A refusal of our own, where SQLite has nothing to complain about.
class Failure final : public std::exception {
public:
    explicit Failure(ErrorCode code, std::string detail = {})
        : m_code(code)
        , m_detail(std::move(detail))
    {
    }
    ErrorCode code() const { return m_code; }
    const char *what() const noexcept override { return m_detail.c_str(); }

private:
    ErrorCode m_code;
    std::string m_detail;
};

/// The exception that is being handled, as a value.
Error currentError(const std::filesystem::path &file);

template <typename Function>
auto guarded(const std::filesystem::path &file, Function &&function) -> Result<std::invoke_result_t<Function>>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Function>>) {
            function();
            return {};
        } else {
            return function();
        }
    } catch (...) {
        return std::unexpected(currentError(file));
    }
}

/// The one name of a file, through links and from the root: what stands beside it is named after it, and SQLite takes
/// ":memory:" or "file:…" for something else than a file.
std::filesystem::path resolved(const std::filesystem::path &file);

/// A connection whose statements know our functions on stored texts.
class Connection final : public SQLite::Database {
public:
    Connection(const std::string &name, int flags, int timeoutMs = 0);
    /// What reads the texts for the functions.
    ContentReader &contents() { return *m_contents; }

private:
    std::unique_ptr<ContentReader> m_contents; ///< its statements end before the connection does
};

/// A connection that cannot write, to a file that is a trail of a known schema.
Connection openForReading(const std::filesystem::path &file);

/// A connection that can write, to a trail or to a file that may become one (`isBlank`). Sets what every writing
/// connection needs, but the journal mode.
Connection openForWriting(const std::filesystem::path &file);

/// Nothing has been written to this file yet.
bool isBlank(SQLite::Database &database);

/// Refuses what is no trail, or one of a schema that this program cannot read.
void requireTrail(SQLite::Database &database);

/// Prepared statements by their text, kept as long as the connection.
class Statements final {
public:
    explicit Statements(Connection &database)
        : m_database(&database)
    {
    }
    /// Ready for binding. A statement is in use by one caller at a time.
    SQLite::Statement &get(const std::string &sql);
    Connection &database() { return *m_database; }

private:
    Connection *m_database;
    std::unordered_map<std::string, SQLite::Statement> m_statements;
};

/// Frees the statement's read lock as soon as its rows are no longer needed.
class InUse final {
public:
    explicit InUse(SQLite::Statement &statement)
        : m_statement(statement)
    {
    }
    ~InUse();
    InUse(const InUse &) = delete;
    InUse &operator=(const InUse &) = delete;

private:
    SQLite::Statement &m_statement;
};

} // namespace vitrine::trailfile
