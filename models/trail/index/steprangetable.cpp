// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/steprangetable.h"

#include "models/trail/file/database.h"
#include "models/trail/file/rawstatement.h"
#include "models/trail/file/virtualtable.h"
#include "models/trail/index/steprange.h"

#include <algorithm>
#include <optional>

namespace vitrine::trailfile {

namespace {

constexpr int idColumn = 0;
constexpr int rangesColumn = 1;
constexpr const char *stepsSql = "SELECT id FROM main.steps WHERE id >= ?1 AND id <= ?2 ORDER BY id";

/// Goes from step to step, and from range to range.
class Steps {
public:
    Steps(sqlite3 *connection, StepRanges ranges, std::int64_t after)
        : m_steps(prepareRaw(connection, stepsSql))
        , m_ranges(std::move(ranges))
        , m_after(after)
    {
        nextRange();
    }
    void next()
    {
        if (stepRaw(m_steps.get()))
            m_id = sqlite3_column_int64(m_steps.get(), 0);
        else
            nextRange();
    }
    bool isAtEnd() const { return m_isAtEnd; }
    std::int64_t id() const { return m_id; }

private:
    void nextRange();

    RawStatement m_steps;
    StepRanges m_ranges;
    std::int64_t m_after;
    std::size_t m_next = 0;
    std::int64_t m_id = 0;
    bool m_isAtEnd = false;
};

void Steps::nextRange()
{
    while (m_next < m_ranges.list().size()) {
        const StepRange range = m_ranges.list()[m_next++];
        if (range.last <= m_after)
            continue;
        sqlite3_reset(m_steps.get());
        sqlite3_bind_int64(m_steps.get(), 1, range.first > m_after ? range.first : m_after + 1);
        sqlite3_bind_int64(m_steps.get(), 2, range.last);
        if (!stepRaw(m_steps.get()))
            continue;
        m_id = sqlite3_column_int64(m_steps.get(), 0);
        return;
    }
    m_isAtEnd = true;
}

class StepRangeTable {
public:
    StepRangeTable(sqlite3 *connection, void *)
        : m_connection(connection)
    {
    }
    static std::string declaration() { return "CREATE TABLE x(id INTEGER, ranges TEXT HIDDEN)"; }
    static int chooseIndex(sqlite3_index_info &info);

    class Cursor {
    public:
        explicit Cursor(const StepRangeTable &table)
            : m_connection(table.m_connection)
        {
        }
        void begin(std::span<sqlite3_value *> arguments);
        void next() { m_steps->next(); }
        bool isAtEnd() const { return !m_steps || m_steps->isAtEnd(); }
        void give(sqlite3_context *context, int column) const
        {
            if (column == idColumn)
                sqlite3_result_int64(context, id());
        }
        std::int64_t id() const { return m_steps->id(); }

    private:
        sqlite3 *m_connection;
        std::optional<Steps> m_steps;
    };

private:
    sqlite3 *m_connection;
};

int StepRangeTable::chooseIndex(sqlite3_index_info &info)
{
    const std::span constraints(info.aConstraint, static_cast<std::size_t>(info.nConstraint));
    const std::span usage(info.aConstraintUsage, constraints.size());
    bool hasRanges = false;
    for (std::size_t n = 0; n < constraints.size(); ++n) {
        if (!constraints[n].usable)
            continue;
        if (constraints[n].iColumn == rangesColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_EQ) {
            usage[n] = { 1, 1 };
            hasRanges = true;
        } else if (constraints[n].iColumn == idColumn && constraints[n].op == SQLITE_INDEX_CONSTRAINT_GT
            && info.idxNum == 0) {
            usage[n].argvIndex = 2;
            info.idxNum = 1;
        }
    }
    if (!hasRanges)
        return SQLITE_CONSTRAINT;
    info.orderByConsumed = info.nOrderBy == 1 && info.aOrderBy[0].iColumn == idColumn && !info.aOrderBy[0].desc;
    info.estimatedCost = info.idxNum == 1 ? 500 : 1000;
    info.estimatedRows = 1000;
    return SQLITE_OK;
}

void StepRangeTable::Cursor::begin(std::span<sqlite3_value *> arguments)
{
    m_steps.reset();
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(arguments[0]));
    auto ranges = StepRanges::parse(text ? text : "");
    if (!ranges)
        throw SQLite::Exception("step_ranges: not a list of ranges", SQLITE_ERROR);
    const std::int64_t after = arguments.size() > 1 ? sqlite3_value_int64(arguments[1]) : INT64_MIN;
    m_steps.emplace(m_connection, std::move(*ranges), after);
}

} // namespace

void addStepRangeTable(sqlite3 *connection) { VirtualTable<StepRangeTable>::add(connection, "step_ranges", nullptr); }

} // namespace vitrine::trailfile
