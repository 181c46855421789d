// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/wordtable.h"

#include "models/trail/database.h"
#include "models/trail/wordquery.h"

#include <sqlite3.h>

#include <new>

// What a module has to offer is told by "The Virtual Table Mechanism Of SQLite".
namespace vitrine::trailfile {

namespace {

constexpr int idColumn = 0;
constexpr int expressionColumn = 1;

/// Segments come in the order of their steps, and begin with the one that may have the step behind `after`.
constexpr const char *segmentsSql
    = "SELECT id, block, directory FROM main.word_segments WHERE id >= (SELECT ifnull(max(id), 0) FROM "
      "main.word_segments WHERE id <= ?1) ORDER BY id";
constexpr const char *blockSql = "SELECT bytes FROM main.word_blocks WHERE id = ?1";

/// Goes from hit to hit, and looks into a segment when those of the one before are used up.
class Hits {
public:
    Hits(sqlite3 *connection, WordQuery query, std::int64_t after)
        : m_segments(prepareRaw(connection, segmentsSql))
        , m_block(prepareRaw(connection, blockSql))
        , m_query(std::move(query))
        , m_after(after)
    {
        sqlite3_bind_int64(m_segments.get(), 1, after);
        next();
    }
    void next()
    {
        ++m_at;
        while (m_at == m_found.size() && !m_isAtEnd)
            nextSegment();
    }
    bool isAtEnd() const { return m_isAtEnd; }
    std::int64_t id() const { return m_first + m_found[m_at]; }

private:
    void nextSegment();
    std::string_view block(std::int64_t id);

    RawStatement m_segments;
    RawStatement m_block;
    WordQuery m_query;
    std::int64_t m_after;
    std::int64_t m_first = 0; ///< step of the segment
    StepOffsets m_found;
    std::size_t m_at = static_cast<std::size_t>(-1);
    bool m_isAtEnd = false;
};

void Hits::nextSegment()
{
    sqlite3_stmt *row = m_segments.get();
    m_at = 0;
    m_found.clear();
    m_isAtEnd = !stepRaw(row);
    if (m_isAtEnd)
        return;
    m_first = sqlite3_column_int64(row, 0);
    const std::int64_t firstBlock = sqlite3_column_int64(row, 1);
    const SegmentLookup segment(
        rawBytes(row, 2), [&](std::size_t n) { return block(firstBlock + static_cast<std::int64_t>(n)); });
    m_found = m_query.stepsIn(segment);
    while (m_at < m_found.size() && id() <= m_after)
        ++m_at;
}

std::string_view Hits::block(std::int64_t id)
{
    sqlite3_reset(m_block.get());
    sqlite3_bind_int64(m_block.get(), 1, id);
    if (!stepRaw(m_block.get()))
        throw Failure(ErrorCode::Corrupt, "words of steps");
    return rawBytes(m_block.get(), 0);
}

struct WordTable : sqlite3_vtab {
    explicit WordTable(sqlite3 *owner)
        : sqlite3_vtab {}
        , connection(owner)
    {
    }
    sqlite3 *connection;
};

struct WordCursor : sqlite3_vtab_cursor {
    std::unique_ptr<Hits> hits;
};

/// No exception may go through SQLite.
template <typename Work>
int codeOf(Work &&work)
{
    try {
        work();
        return SQLITE_OK;
    } catch (const std::bad_alloc &) {
        return SQLITE_NOMEM;
    } catch (const SQLite::Exception &exception) {
        return exception.getExtendedErrorCode();
    } catch (const std::exception &) {
        return SQLITE_CORRUPT;
    }
}

int connect(sqlite3 *connection, void *, int, const char *const *, sqlite3_vtab **table, char **)
{
    sqlite3_vtab_config(connection, SQLITE_VTAB_INNOCUOUS);
    const int code = sqlite3_declare_vtab(connection, "CREATE TABLE x(id INTEGER, expression TEXT HIDDEN)");
    if (code != SQLITE_OK)
        return code;
    return codeOf([&] { *table = std::make_unique<WordTable>(connection).release(); });
}

int disconnect(sqlite3_vtab *table)
{
    const std::unique_ptr<WordTable> gone(static_cast<WordTable *>(table));
    return SQLITE_OK;
}

int chooseIndex(sqlite3_vtab *, sqlite3_index_info *info)
{
    const std::span constraints(info->aConstraint, static_cast<std::size_t>(info->nConstraint));
    const std::span usage(info->aConstraintUsage, constraints.size());
    bool hasExpression = false;
    for (std::size_t n = 0; n < constraints.size(); ++n) {
        if (!constraints[n].usable)
            continue;
        if (constraints[n].iColumn == expressionColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_EQ) {
            usage[n] = { 1, 1 };
            hasExpression = true;
        } else if (constraints[n].iColumn == idColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_GT
            && info->idxNum == 0) {
            usage[n].argvIndex = 2;
            info->idxNum = 1;
        }
    }
    if (!hasExpression)
        return SQLITE_CONSTRAINT;
    info->orderByConsumed = info->nOrderBy == 1 && info->aOrderBy[0].iColumn == idColumn && !info->aOrderBy[0].desc;
    info->estimatedCost = info->idxNum == 1 ? 500 : 1000;
    info->estimatedRows = 1000;
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab *, sqlite3_vtab_cursor **cursor)
{
    return codeOf([&] { *cursor = std::make_unique<WordCursor>().release(); });
}

int closeCursor(sqlite3_vtab_cursor *cursor)
{
    const std::unique_ptr<WordCursor> gone(static_cast<WordCursor *>(cursor));
    return SQLITE_OK;
}

int begin(sqlite3_vtab_cursor *base, int, const char *, int count, sqlite3_value **arguments)
{
    auto *cursor = static_cast<WordCursor *>(base);
    cursor->hits.reset();
    return codeOf([&] {
        const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(arguments[0]));
        auto query = WordQuery::parse(text ? text : "");
        if (!query)
            throw SQLite::Exception("step_words: no expression", SQLITE_ERROR);
        const std::int64_t after = count > 1 ? sqlite3_value_int64(arguments[1]) : INT64_MIN;
        cursor->hits
            = std::make_unique<Hits>(static_cast<WordTable *>(base->pVtab)->connection, std::move(*query), after);
    });
}

int next(sqlite3_vtab_cursor *cursor)
{
    return codeOf([&] { static_cast<WordCursor *>(cursor)->hits->next(); });
}

int isAtEnd(sqlite3_vtab_cursor *base)
{
    const auto *cursor = static_cast<WordCursor *>(base);
    return !cursor->hits || cursor->hits->isAtEnd() ? 1 : 0;
}

int column(sqlite3_vtab_cursor *cursor, sqlite3_context *context, int number)
{
    if (number == idColumn)
        sqlite3_result_int64(context, static_cast<WordCursor *>(cursor)->hits->id());
    return SQLITE_OK;
}

int rowid(sqlite3_vtab_cursor *cursor, sqlite3_int64 *id)
{
    *id = static_cast<WordCursor *>(cursor)->hits->id();
    return SQLITE_OK;
}

constexpr sqlite3_module wordModule = [] {
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

void addWordTable(sqlite3 *connection)
{
    sqlite3_create_module_v2(connection, "step_words", &wordModule, nullptr, nullptr);
}

} // namespace vitrine::trailfile
