// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/rowqueue.h"

#include <sqlite3.h>

#include <bit>
#include <cassert>
#include <cstring>
#include <format>
#include <memory>
#include <new>

// What a module has to offer is told by "The Virtual Table Mechanism Of SQLite".
namespace vitrine::trailfile {

namespace {

constexpr const char *tableName = "vitrine_queued_rows";
constexpr std::size_t mostColumns = 32;

struct QueueTable : sqlite3_vtab {
    explicit QueueTable(const RowFeed *owner)
        : sqlite3_vtab {}
        , feed(owner)
    {
    }
    const RowFeed *feed;
};

struct QueueCursor : sqlite3_vtab_cursor {
    const RowQueue *queue = nullptr;
    std::size_t row = 0;
};

int connect(sqlite3 *connection, void *feed, int, const char *const *, sqlite3_vtab **table, char **)
{
    std::string columns;
    for (std::size_t n = 0; n < mostColumns; ++n)
        columns += std::format("{}c{}", n == 0 ? "" : ", ", n);
    const int code = sqlite3_declare_vtab(connection, std::format("CREATE TABLE x({})", columns).c_str());
    if (code == SQLITE_OK)
        *table = new (std::nothrow) QueueTable(static_cast<const RowFeed *>(feed));
    return code != SQLITE_OK ? code : *table ? SQLITE_OK : SQLITE_NOMEM;
}

int disconnect(sqlite3_vtab *table)
{
    const std::unique_ptr<QueueTable> gone(static_cast<QueueTable *>(table));
    return SQLITE_OK;
}

int chooseIndex(sqlite3_vtab *, sqlite3_index_info *info)
{
    info->estimatedCost = 1000;
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab *, sqlite3_vtab_cursor **cursor)
{
    *cursor = new (std::nothrow) QueueCursor;
    return *cursor ? SQLITE_OK : SQLITE_NOMEM;
}

int closeCursor(sqlite3_vtab_cursor *cursor)
{
    const std::unique_ptr<QueueCursor> gone(static_cast<QueueCursor *>(cursor));
    return SQLITE_OK;
}

int begin(sqlite3_vtab_cursor *base, int, const char *, int, sqlite3_value **)
{
    auto *cursor = static_cast<QueueCursor *>(base);
    cursor->queue = static_cast<const QueueTable *>(base->pVtab)->feed->queue();
    cursor->row = 0;
    return SQLITE_OK;
}

int next(sqlite3_vtab_cursor *cursor)
{
    ++static_cast<QueueCursor *>(cursor)->row;
    return SQLITE_OK;
}

int isAtEnd(sqlite3_vtab_cursor *base)
{
    const auto *cursor = static_cast<const QueueCursor *>(base);
    return !cursor->queue || cursor->row >= cursor->queue->rows() ? 1 : 0;
}

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

int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number)
{
    const auto *cursor = static_cast<const QueueCursor *>(base);
    const std::span<const QueuedValue> row = cursor->queue->row(cursor->row);
    if (static_cast<std::size_t>(number) < row.size())
        give(context, row[static_cast<std::size_t>(number)]);
    return SQLITE_OK;
}

int rowid(sqlite3_vtab_cursor *cursor, sqlite3_int64 *id)
{
    *id = static_cast<sqlite3_int64>(static_cast<QueueCursor *>(cursor)->row);
    return SQLITE_OK;
}

constexpr sqlite3_module queueModule = [] {
    sqlite3_module module {};
    module.xConnect = connect;
    module.xBestIndex = chooseIndex;
    module.xDisconnect = disconnect;
    module.xOpen = openCursor;
    module.xClose = closeCursor;
    module.xFilter = begin;
    module.xNext = next;
    module.xEof = isAtEnd;
    module.xColumn = column;
    module.xRowid = rowid;
    return module;
}();

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
        from += std::format("{}c{}", n == 0 ? "" : ", ", n);
    m_sql = std::format("INSERT INTO {} ({}) SELECT {} FROM {}", table, columns, from, tableName);
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
    sqlite3_create_module_v2(statements.database().getHandle(), tableName, &queueModule, this, nullptr);
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
    SQLite::Statement &query = statements.get(std::format("SELECT ifnull(max(id), 0) + 1 FROM {}", table));
    const InUse use(query);
    return query.executeStep() ? query.getColumn(0).getInt64() : 1;
}

} // namespace vitrine::trailfile
