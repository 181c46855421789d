// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/rowqueue.h"

#include "base/formatted.h"
#include "models/trail/file/virtualtable.h"

#include <bit>
#include <cassert>
#include <cstring>

namespace vitrine::trailfile {

namespace {

constexpr const char *tableName = "vitrine_queued_rows";
constexpr std::size_t mostColumns = 32;

// The bytes stay where they are until the statement has run, so that SQLite need not copy them.
void give(sqlite3_context *context, const QueuedValue &value)
{
    const std::string_view bytes = value.bytes();
    switch (value.type()) {
    case QueuedValue::Type::Null: return sqlite3_result_null(context);
    case QueuedValue::Type::Integer: return sqlite3_result_int64(context, value.integer());
    case QueuedValue::Type::Real: return sqlite3_result_double(context, value.real());
    case QueuedValue::Type::Text:
        return sqlite3_result_text64(
            context, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_STATIC, SQLITE_UTF8);
    case QueuedValue::Type::Blob:
    case QueuedValue::Type::ShortBlob:
        return sqlite3_result_blob64(context, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_STATIC);
    }
}

class QueueTable {
public:
    QueueTable(sqlite3 *, void *feed)
        : m_feed(static_cast<const RowFeed *>(feed))
    {
    }
    static std::string declaration();
    static int chooseIndex(sqlite3_index_info &info)
    {
        info.estimatedCost = 1000;
        return SQLITE_OK;
    }

    class Cursor {
    public:
        explicit Cursor(const QueueTable &table)
            : m_feed(table.m_feed)
        {
        }
        void begin(std::span<sqlite3_value *>)
        {
            m_queue = m_feed->queue();
            m_row = 0;
        }
        void next() { ++m_row; }
        bool isAtEnd() const { return !m_queue || m_row >= m_queue->rows(); }
        void give(sqlite3_context *context, int column) const
        {
            const std::span<const QueuedValue> row = m_queue->row(m_row);
            if (static_cast<std::size_t>(column) < row.size())
                trailfile::give(context, row[static_cast<std::size_t>(column)]);
        }
        std::int64_t id() const { return static_cast<std::int64_t>(m_row); }

    private:
        const RowFeed *m_feed;
        const RowQueue *m_queue = nullptr;
        std::size_t m_row = 0;
    };

private:
    const RowFeed *m_feed;
};

std::string QueueTable::declaration()
{
    std::string columns;
    for (std::size_t n = 0; n < mostColumns; ++n)
        columns += formatted("{}c{}", n == 0 ? "" : ", ", n);
    return formatted("CREATE TABLE x({})", columns);
}

} // namespace

QueuedValue QueuedValue::integer(std::int64_t value)
{
    QueuedValue queued;
    queued.m_type = Type::Integer;
    std::memcpy(queued.m_value.data(), &value, sizeof value);
    return queued;
}

QueuedValue QueuedValue::real(double value)
{
    QueuedValue queued = integer(std::bit_cast<std::int64_t>(value));
    queued.m_type = Type::Real;
    return queued;
}

QueuedValue QueuedValue::blob(std::string_view value)
{
    QueuedValue queued;
    queued.m_type = Type::Blob;
    queued.m_bytes = value.data();
    queued.m_size = static_cast<std::uint32_t>(value.size());
    return queued;
}

QueuedValue QueuedValue::text(std::string_view value)
{
    QueuedValue queued = blob(value);
    queued.m_type = Type::Text;
    return queued;
}

QueuedValue QueuedValue::shortBlob(std::string_view value)
{
    QueuedValue queued;
    assert(value.size() <= queued.m_value.size());
    queued.m_type = Type::ShortBlob;
    queued.m_size = static_cast<std::uint32_t>(value.copy(queued.m_value.data(), queued.m_value.size()));
    return queued;
}

std::int64_t QueuedValue::integer() const { return std::bit_cast<std::int64_t>(m_value); }

double QueuedValue::real() const { return std::bit_cast<double>(m_value); }

std::string_view QueuedValue::bytes() const { return { m_type == Type::ShortBlob ? m_value.data() : m_bytes, m_size }; }

RowQueue::RowQueue(RowFeed &feed, std::string_view table, std::string_view columns, std::size_t count)
    : m_feed(feed)
    , m_columns(count)
{
    assert(count <= mostColumns);
    std::string from;
    for (std::size_t n = 0; n < count; ++n)
        from += formatted("{}c{}", n == 0 ? "" : ", ", n);
    m_sql = formatted("INSERT INTO {} ({}) SELECT {} FROM {}", table, columns, from, tableName);
}

void RowQueue::write()
{
    assert(m_values.size() % m_columns == 0);
    if (m_values.empty())
        return;
    if (!m_insert)
        m_insert = &m_feed.statements().get(m_sql);
    m_feed.run(*m_insert, *this);
    clear();
}

RowFeed::RowFeed(Statements &statements)
    : m_statements(statements)
{
    VirtualTable<QueueTable>::add(statements.database().getHandle(), tableName, this);
}

RowFeed::~RowFeed()
{
    sqlite3_create_module_v2(m_statements.database().getHandle(), tableName, nullptr, nullptr, nullptr);
}

void RowFeed::run(SQLite::Statement &statement, const RowQueue &queue)
{
    const InUse use(statement);
    m_queue = &queue; // only read while the statement runs
    statement.exec();
}

std::int64_t nextRowId(Statements &statements, std::string_view table)
{
    SQLite::Statement &query = statements.get(formatted("SELECT ifnull(max(id), 0) + 1 FROM {}", table));
    const InUse use(query);
    return query.executeStep() ? query.getColumn(0).getInt64() : 1;
}

} // namespace vitrine::trailfile
