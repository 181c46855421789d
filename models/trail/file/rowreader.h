// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/file/rowwriter.h"
#include "models/trail/record/names.h"

#include <concepts>
#include <optional>
#include <string>

namespace vitrine::trailfile {

/// Throws a Failure for a value that no version of Vitrine has written.
[[noreturn]] void failDamaged(std::string_view what);

/// The text of a row of `contents`.
std::string readContent(Statements &statements, std::int64_t id);

/// Reads the columns of a statement's current row one by one, in the order of the table's list.
class RowReader final {
public:
    RowReader(Statements &statements, SQLite::Statement &row)
        : m_statements(statements)
        , m_row(row)
    {
    }

    template <typename T>
    T next()
    {
        return convert<T>(m_row.getColumn(m_index++));
    }
    template <typename T>
    std::optional<T> nextOptional()
    {
        const SQLite::Column column = m_row.getColumn(m_index++);
        return column.isNull() ? std::nullopt : std::optional<T>(convert<T>(column));
    }
    /// A text that is stored in `contents`.
    std::string nextText() { return text(next<std::int64_t>()); }
    std::string text(std::int64_t content) { return readContent(m_statements, content); }
    std::optional<std::string> nextOptionalText();
    void skip(int columns = 1) { m_index += columns; }
    bool isNull() const { return m_row.getColumn(m_index).isNull(); }

private:
    template <typename T>
    static T convert(const SQLite::Column &column)
    {
        if constexpr (std::is_enum_v<T>)
            return enumOf<T>(column.getString());
        else if constexpr (std::is_same_v<T, bool>)
            return column.getInt64() != 0;
        else if constexpr (std::integral<T>)
            return static_cast<T>(column.getInt64());
        else if constexpr (std::floating_point<T>)
            return column.getDouble();
        else
            return column.getString();
    }
    template <typename E>
    static E enumOf(std::string_view name)
    {
        const std::optional<E> value = enumFrom<E>(name);
        if (!value)
            failDamaged(name);
        return *value;
    }

    Statements &m_statements;
    SQLite::Statement &m_row;
    int m_index = 0;
};

/// Calls `each(RowReader &)` for the rows of `owner`, in order.
template <typename Each>
void forEachRow(Statements &statements, const std::string &sql, std::int64_t owner, Each &&each)
{
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    query.bind(1, owner);
    while (query.executeStep()) {
        RowReader row(statements, query);
        each(row);
    }
}

/// The statement that selects the rows of one owner.
std::string ownedRowsSql(const Table &table);

} // namespace vitrine::trailfile
