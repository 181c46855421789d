// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// A value of a queued row. Texts and blobs are referenced until the row is written, except for those of a few bytes.
class QueuedValue final {
public:
    enum class Type : std::uint8_t { Null, Integer, Real, Text, Blob, ShortBlob };

    QueuedValue() = default;
    static QueuedValue integer(std::int64_t value);
    static QueuedValue real(double value);
    static QueuedValue text(std::string_view value);
    static QueuedValue blob(std::string_view value);
    /// A value of at most eight bytes, which are copied.
    static QueuedValue shortBlob(std::string_view value);

    Type type() const { return m_type; }
    std::int64_t integer() const;
    double real() const;
    std::string_view bytes() const;

private:
    Type m_type = Type::Null;
    std::uint32_t m_size = 0;
    const char *m_bytes = nullptr;
    std::array<char, 8> m_value {}; ///< a number, or a short blob
};

class RowFeed;

/// The most rows that are queued; further rows cause the queue to be written.
inline constexpr std::size_t mostRowsQueued = 4'096;

/// Rows of one table that are queued to be inserted together.
class RowQueue final {
public:
    /// `columns` as in SQL, `count` of them.
    RowQueue(RowFeed &feed, std::string_view table, std::string_view columns, std::size_t count);
    void add(const QueuedValue &value) { m_values.push_back(value); }
    std::size_t rows() const { return m_values.size() / m_columns; }
    std::span<const QueuedValue> row(std::size_t n) const
    {
        return std::span(m_values).subspan(n * m_columns, m_columns);
    }
    void write();
    void clear() { m_values.clear(); }

private:
    RowFeed &m_feed;
    std::size_t m_columns;
    std::vector<QueuedValue> m_values; ///< row by row
    std::string m_sql;
    SQLite::Statement *m_insert = nullptr; ///< owned by the feed's statements
};

/// Provides the rows of a queue to a connection as a table, so that one statement inserts all of them: starting and
/// ending a statement costs several times as much as a row. One thread at a time.
class RowFeed final {
public:
    explicit RowFeed(Statements &statements);
    ~RowFeed();
    RowFeed(const RowFeed &) = delete;
    RowFeed &operator=(const RowFeed &) = delete;

    Statements &statements() { return m_statements; }
    /// Runs a statement that reads the queue's rows.
    void run(SQLite::Statement &statement, const RowQueue &queue);
    const RowQueue *queue() const { return m_queue; }

private:
    Statements &m_statements;
    const RowQueue *m_queue = nullptr; ///< while its rows are written
};

/// One past the last row id of a table.
std::int64_t nextRowId(Statements &statements, std::string_view table);

} // namespace vitrine::trailfile
