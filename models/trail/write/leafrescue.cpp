// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/leafrescue.h"

#include "base/formatted.h"
#include "models/trail/file/contentstore.h"
#include "models/trail/file/pagereader.h"

#include <sqlite3.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

using Type = StoredValue::Type;

struct Column {
    std::string name;
    Type type = Type::Null;
    bool isRequired = false;
    int key = 0; ///< place in the primary key, from 1
};

Type typeNamed(const std::string &name)
{
    return name == "INTEGER" ? Type::Integer : name == "REAL" ? Type::Real : name == "TEXT" ? Type::Text : Type::Blob;
}

/// A table with missing rows, and its columns in the order of a row.
class Gap {
public:
    Gap(SQLite::Database &to, RepairReport::Table &table);
    bool fits(const StoredRow &row) const;
    void insert(const StoredRow &row);

private:
    bool fits(const Column &column, const StoredValue &value) const;
    bool isId(const Column &column) const { return m_hasIds && column.key == 1; }
    static void bind(SQLite::Statement &write, int index, const StoredValue &value);

    RepairReport::Table &m_table;
    bool m_hasIds = false;
    std::vector<Column> m_columns;
    std::optional<SQLite::Statement> m_write;
};

Gap::Gap(SQLite::Database &to, RepairReport::Table &table)
    : m_table(table)
{
    SQLite::Statement kind(to, "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?");
    kind.bind(1, table.name);
    m_hasIds = kind.executeStep() && kind.getColumn(0).getInt() == 0;
    SQLite::Statement query(to, "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?) ORDER BY cid");
    query.bind(1, table.name);
    while (query.executeStep())
        m_columns.push_back({ query.getColumn(0).getString(), typeNamed(query.getColumn(1).getString()),
            query.getColumn(2).getInt() != 0, query.getColumn(3).getInt() });
    // Without ids, the key comes first.
    if (!m_hasIds)
        std::ranges::stable_sort(m_columns, {}, [](const Column &column) { return column.key == 0 ? 99 : column.key; });
    std::string names;
    std::string marks;
    for (const Column &column : m_columns) {
        names += formatted("{}\"{}\"", names.empty() ? "" : ", ", column.name);
        marks += marks.empty() ? "?" : ", ?";
    }
    m_write.emplace(to, formatted("INSERT OR IGNORE INTO \"{}\" ({}) VALUES ({})", table.name, names, marks));
}

bool Gap::fits(const StoredRow &row) const
{
    return row.id.has_value() == m_hasIds && row.values.size() == m_columns.size()
        && std::ranges::equal(
            m_columns, row.values, [this](const Column &column, const auto &value) { return fits(column, value); });
}

bool Gap::fits(const Column &column, const StoredValue &value) const
{
    if (value.type == Type::Null)
        return isId(column) || (!column.isRequired && column.key == 0);
    // A whole number of a real column is stored as one.
    return !isId(column) && (value.type == column.type || (column.type == Type::Real && value.type == Type::Integer));
}

void Gap::insert(const StoredRow &row)
{
    for (std::size_t n = 0; n < m_columns.size(); ++n) {
        if (isId(m_columns[n]))
            m_write->bind(static_cast<int>(n) + 1, *row.id);
        else
            bind(*m_write, static_cast<int>(n) + 1, row.values[n]);
    }
    try {
        m_table.rows += static_cast<std::uint64_t>(m_write->exec());
    } catch (const SQLite::Exception &exception) {
        if ((exception.getErrorCode() & 0xff) != SQLITE_CONSTRAINT)
            throw;
    }
    m_write->tryReset();
}

void Gap::bind(SQLite::Statement &write, int index, const StoredValue &value)
{
    switch (value.type) {
    case Type::Null: write.bind(index); break;
    case Type::Integer: write.bind(index, value.integer); break;
    case Type::Real: write.bind(index, value.real); break;
    case Type::Text: write.bindNoCopy(index, value.bytes); break;
    case Type::Blob: bindBytes(write, index, value.bytes); break;
    }
}

bool isOurs(SQLite::Database &fresh, const std::string &name)
{
    SQLite::Statement query(fresh, "SELECT 1 FROM sqlite_schema WHERE name = ?");
    query.bind(1, name);
    return query.executeStep();
}

/// Pages that belong to objects of ours other than the tables with gaps. A renamed table of ours is found by its pages.
std::set<std::uint32_t> usedPages(
    SQLite::Database &from, SQLite::Database &fresh, PageReader &pages, std::span<const RepairReport::Table> tables)
{
    std::set<std::uint32_t> used;
    pages.addTree(1, used);
    pages.addFree(used);
    SQLite::Statement roots(from, "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0");
    while (roots.executeStep()) {
        const std::string name = roots.getColumn(0).getString();
        const auto table = std::ranges::find(tables, name, &RepairReport::Table::name);
        if (table == tables.end() ? isOurs(fresh, name) : table->isComplete)
            pages.addTree(static_cast<std::uint32_t>(roots.getColumn(1).getInt64()), used);
    }
    return used;
}

void copyPage(const std::vector<StoredRow> &rows, std::vector<Gap> &gaps)
{
    const auto takes
        = [&](const Gap &gap) { return std::ranges::all_of(rows, [&](const auto &row) { return gap.fits(row); }); };
    const auto first = std::ranges::find_if(gaps, takes);
    if (rows.empty() || first == gaps.end() || std::find_if(first + 1, gaps.end(), takes) != gaps.end())
        return;
    for (const StoredRow &row : rows)
        first->insert(row);
}

} // namespace

void rescueLeaves(SQLite::Database &from, SQLite::Database &to, std::span<RepairReport::Table> tables)
{
    std::vector<Gap> gaps;
    for (RepairReport::Table &table : tables)
        if (!table.isComplete)
            gaps.emplace_back(to, table);
    if (gaps.empty())
        return;
    try {
        PageReader pages(from);
        const std::set<std::uint32_t> used = usedPages(from, to, pages, tables);
        for (std::uint32_t page = 1; page <= pages.count(); ++page)
            if (!used.contains(page))
                copyPage(pages.rows(page), gaps);
    } catch (const SQLite::Exception &) {
        // Without access to pages, only the rows read through the tables are saved.
    }
}

} // namespace vitrine::trailfile
