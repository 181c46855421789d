// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/contentreader.h"
#include "models/trail/file/failure.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <memory>
#include <string>
#include <unordered_map>

/// Connections to trail files. For which files are trails, see opening.h.
namespace vitrine::trailfile {

/// The canonical absolute name of a file. Files beside it are named after it, and SQLite gives names such as ":memory:"
/// or "file:…" a special meaning.
std::filesystem::path resolved(const std::filesystem::path &file);

/// A connection whose statements can use `vitrine_text` and `vitrine_head` (textfunctions.h), and that runs nothing
/// from the file: its views are disabled, and functions in its schema are not trusted. The code that opens the
/// connection registers other functions.
class Connection final : public SQLite::Database {
public:
    Connection(const std::string &name, int flags, int timeoutMs = 0);
    /// The reader that these functions use.
    ContentReader &contents() { return *m_contents; }

private:
    std::unique_ptr<ContentReader> m_contents; ///< its statements are finalized before the connection closes
};

/// Prepared statements by their text, kept as long as the connection.
class Statements final {
public:
    explicit Statements(Connection &database)
        : m_database(&database)
    {
    }
    /// Returns a statement that is ready for binding. Only one caller may use a statement at a time.
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
