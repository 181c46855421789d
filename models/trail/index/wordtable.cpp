// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordtable.h"

#include "models/trail/file/database.h"
#include "models/trail/file/virtualtable.h"
#include "models/trail/index/wordquery.h"

#include <optional>

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

class WordTable {
public:
    WordTable(sqlite3 *connection, void *)
        : m_connection(connection)
    {
    }
    static std::string declaration() { return "CREATE TABLE x(id INTEGER, expression TEXT HIDDEN)"; }
    static int chooseIndex(sqlite3_index_info &info);

    class Cursor {
    public:
        explicit Cursor(const WordTable &table)
            : m_connection(table.m_connection)
        {
        }
        void begin(std::span<sqlite3_value *> arguments);
        void next() { m_hits->next(); }
        bool isAtEnd() const { return !m_hits || m_hits->isAtEnd(); }
        void give(sqlite3_context *context, int column) const
        {
            if (column == idColumn)
                sqlite3_result_int64(context, id());
        }
        std::int64_t id() const { return m_hits->id(); }

    private:
        sqlite3 *m_connection;
        std::optional<Hits> m_hits;
    };

private:
    sqlite3 *m_connection;
};

int WordTable::chooseIndex(sqlite3_index_info &info)
{
    const std::span constraints(info.aConstraint, static_cast<std::size_t>(info.nConstraint));
    const std::span usage(info.aConstraintUsage, constraints.size());
    bool hasExpression = false;
    for (std::size_t n = 0; n < constraints.size(); ++n) {
        if (!constraints[n].usable)
            continue;
        if (constraints[n].iColumn == expressionColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_EQ) {
            usage[n] = { 1, 1 };
            hasExpression = true;
        } else if (constraints[n].iColumn == idColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_GT
            && info.idxNum == 0) {
            usage[n].argvIndex = 2;
            info.idxNum = 1;
        }
    }
    if (!hasExpression)
        return SQLITE_CONSTRAINT;
    info.orderByConsumed = info.nOrderBy == 1 && info.aOrderBy[0].iColumn == idColumn && !info.aOrderBy[0].desc;
    info.estimatedCost = info.idxNum == 1 ? 500 : 1000;
    info.estimatedRows = 1000;
    return SQLITE_OK;
}

void WordTable::Cursor::begin(std::span<sqlite3_value *> arguments)
{
    m_hits.reset();
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(arguments[0]));
    auto query = WordQuery::parse(text ? text : "");
    if (!query)
        throw SQLite::Exception("step_words: not an expression", SQLITE_ERROR);
    const std::int64_t after = arguments.size() > 1 ? sqlite3_value_int64(arguments[1]) : INT64_MIN;
    m_hits.emplace(m_connection, std::move(*query), after);
}

} // namespace

void addWordTable(sqlite3 *connection) { VirtualTable<WordTable>::add(connection, "step_words", nullptr); }

} // namespace vitrine::trailfile
