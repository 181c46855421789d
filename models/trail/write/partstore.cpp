// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/partstore.h"

#include "base/clock.h"
#include "base/formatted.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/chain/verifier.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowcopy.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"
#include "models/trail/file/snapshot.h"

#include <array>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// An expression for each column, with the stride as its first parameter.
std::string movedColumn(std::string_view listed)
{
    const std::string_view name = columnName(listed);
    // The empty prompt is the same row in every trail.
    if (listed.front() == '^')
        return formatted("iif(\"{0}\" = {1}, {1}, \"{0}\" + ?1)", name, emptyPrompt);
    return listed == name ? formatted("\"{}\"", name) : formatted("\"{}\" + ?1", name);
}

/// The columns beside the tables of the lists; with the same marks.
constexpr auto contentColumns = std::to_array<std::string_view>({ "#id", "hash", "salt", "size", "form", "bytes" });
constexpr auto blockColumns = std::to_array<std::string_view>({ "#id", "contents", "size", "form", "bytes" });
constexpr auto promptColumns = std::to_array<std::string_view>({ "#id", "^parent", "role", "#text" });
constexpr auto entryColumnList
    = std::to_array<std::string_view>({ "#seq", "kind", "#subject", "at", "format", "payload", "previous", "hash" });

constexpr auto digestColumns = std::to_array<std::string_view>({ "#run", "steps" });

constexpr Table contentTable { "contents", "id", "id", contentColumns };
constexpr Table blockTable { "blocks", "id", "id", blockColumns };
constexpr Table promptTable { "prompts", "id", "id", promptColumns };
constexpr Table entryTable { "entries", "seq", "seq", entryColumnList };
constexpr Table digestTable { "run_digests", "run", "run", digestColumns };

/// Owners before what they own, and what an end closes before the end.
constexpr auto partTables = std::to_array<Table>({ contentTable, blockTable, promptTable, entryTable, tables::trail,
    tables::sources, tables::runs, tables::runImports, tables::runDetails, digestTable, tables::steps, tables::stepCode,
    tables::stepToolCalls, tables::stepOutputs, tables::stepErrors, tables::liveSteps, tables::stepEnds,
    tables::sourceEnds, tables::discardedRuns, tables::policies, tables::sessions, tables::sessionLayers,
    tables::sessionEnvironments, tables::executions, tables::executionEnds, tables::interruptions,
    tables::executionLayers, tables::executionImports, tables::executionImportNames, tables::executionEvents,
    tables::executionToolCalls, tables::executionVariables, tables::executionFindings, tables::executionEnvironments,
    tables::executionShapes, tables::reviews, tables::reviewFindings, tables::notes, tables::trailEvents, tables::seals,
    tables::redactions, tables::parts });

void copyTable(const Table &table, SQLite::Database &from, SQLite::Database &to, std::int64_t part)
{
    std::string names;
    std::string moved;
    std::string marks;
    const auto add = [&](std::string_view listed) {
        const char *comma = names.empty() ? "" : ", ";
        names += formatted("{}\"{}\"", comma, columnName(listed));
        moved += comma + movedColumn(listed);
        marks += formatted("{}?", comma);
    };
    for (const std::string_view column : table.columns)
        add(column.front() == '@' ? std::string("#").append(column.substr(1)) : column);
    if (table.isEntered)
        add("#entry");
    const bool isPrompts = table.name == promptTable.name;
    SQLite::Statement read(from,
        formatted("SELECT {} FROM {}{} ORDER BY {}, {}", moved, table.name, isPrompts ? " WHERE id <> 1" : "",
            table.parent, table.order));
    read.bind(1, part);
    SQLite::Statement write(to, formatted("INSERT INTO {} ({}) VALUES ({})", table.name, names, marks));
    std::uint64_t rows = 0;
    copyRows(read, write, rows);
}

std::int64_t countOf(SQLite::Database &database, const std::string &sql) { return database.execAndGet(sql).getInt64(); }

} // namespace

MergeReport PartStore::merge(const std::filesystem::path &from)
{
    Connection other = openForReading(from);
    const Snapshot snapshot(other);
    Statements statements(other);
    MergeReport report;
    report.trail = uidOf(statements);
    report.entries = static_cast<std::uint64_t>(countOf(other, "SELECT seq FROM head"));
    report.head = toHex(digestFrom(other.execAndGet("SELECT hash FROM head")));
    requireNew(statements, report);
    if (report.wasThere)
        return report;
    report.runs = static_cast<std::uint64_t>(countOf(other, "SELECT count(*) FROM runs"));
    report.executions = static_cast<std::uint64_t>(countOf(other, "SELECT count(*) FROM executions"));
    const std::int64_t part = countOf(m_ledger.database(), "SELECT ifnull(max(id), 0) FROM parts") + partStride;
    copy(other, part);
    m_ledger.rows().insert(
        tables::parts, m_ledger.next(), part, report.trail, report.entries, report.head, secondsSinceEpoch());
    m_ledger.enter(kinds::partAdded, part);
    interrupt(part, report);
    m_ledger.rows().forget();
    m_ledger.index().addFrom(part);
    m_ledger.totals().addFrom(part);
    storeTiles(m_ledger.statements(), m_ledger.hasher(), part, 0, report.entries);
    requireIntact(part);
    return report;
}

/// A trail is in another one once, and so is each of its parts.
void PartStore::requireNew(Statements &from, MergeReport &report)
{
    SQLite::Statement &known = m_ledger.statements().get(
        "SELECT entries, head FROM trail LEFT JOIN parts ON parts.id = trail.id - 1 WHERE trail.uid = ?");
    forEachRow(from, "SELECT uid FROM trail WHERE id > ? ORDER BY id", 0, [&](RowReader &row) {
        const InUse use(known);
        const std::string uid = row.next<std::string>();
        known.bind(1, uid);
        if (!known.executeStep())
            return;
        const bool isOwn = known.isColumnNull(0);
        const bool isSame = uid == report.trail && !isOwn
            && known.getColumn(0).getInt64() == static_cast<std::int64_t>(report.entries)
            && known.getColumn(1).getString() == toHex(digestFrom(from.database().execAndGet("SELECT hash FROM head")));
        if (!isSame)
            throw Failure(ErrorCode::BadValue, isOwn ? "merge.target" : "merge.state");
        report.wasThere = true;
    });
}

// The moved ids of runs and steps must not become the last ones that this trail has given.
void PartStore::copy(SQLite::Database &from, std::int64_t part)
{
    const std::int64_t lastRun = m_ledger.sequence("runs");
    const std::int64_t lastStep = m_ledger.sequence("steps");
    m_ledger.database().exec("PRAGMA defer_foreign_keys = ON");
    for (const Table &table : partTables)
        copyTable(table, from, m_ledger.database(), part);
    for (const auto &[table, last] : { std::pair("runs", lastRun), std::pair("steps", lastStep) }) {
        SQLite::Statement &update = m_ledger.statements().get("UPDATE sqlite_sequence SET seq = ? WHERE name = ?");
        const InUse use(update);
        update.bind(1, last);
        update.bind(2, table);
        update.exec();
    }
}

// Its own program cannot end it here.
void PartStore::interrupt(std::int64_t part, MergeReport &report)
{
    std::vector<ExecutionId> running;
    forEachRow(m_ledger.statements(),
        "SELECT id FROM executions x WHERE id > ? AND NOT EXISTS (SELECT 1 FROM execution_ends WHERE execution = x.id) "
        "AND NOT EXISTS (SELECT 1 FROM execution_interruptions WHERE execution = x.id)",
        part, [&](RowReader &row) { running.push_back(row.next<ExecutionId>()); });
    for (const ExecutionId execution : running) {
        m_ledger.rows().insert(tables::interruptions, m_ledger.next(), execution, secondsSinceEpoch());
        m_ledger.enter(kinds::executionInterrupted, execution);
    }
    report.interrupted = running.size();
}

void PartStore::requireIntact(std::int64_t part)
{
    const std::string reason = Verifier(m_ledger.statements()).checkParts(part);
    if (!reason.empty())
        throw Failure(ErrorCode::Corrupt, reason);
}

} // namespace vitrine::trailfile
