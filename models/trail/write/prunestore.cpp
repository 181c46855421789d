// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/prunestore.h"

#include "base/clock.h"
#include "base/formatted.h"
#include "base/username.h"
#include "models/trail/chain/subjectcheck.h"
#include "models/trail/chain/verifier.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"

#include <sqlite3.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

/// Sets of ids, as tables of the connection.
namespace sets {
inline constexpr std::string_view runs = "pruned_runs";
inline constexpr std::string_view steps = "pruned_steps";
inline constexpr std::string_view sessions = "pruned_sessions";
inline constexpr std::string_view executions = "pruned_executions";
inline constexpr std::string_view reviews = "pruned_reviews";
inline constexpr std::string_view notes = "pruned_notes";
inline constexpr std::string_view entries = "pruned_entries";
inline constexpr std::string_view prompts = "pruned_prompts";
inline constexpr std::string_view texts = "pruned_texts";
inline constexpr std::string_view blocks = "pruned_blocks";
} // namespace sets
constexpr auto allSets = std::to_array<std::string_view>({ sets::runs, sets::steps, sets::sessions, sets::executions,
    sets::reviews, sets::notes, sets::entries, sets::prompts, sets::texts, sets::blocks });

/// The rows of a table that go: those whose owner is in a set.
struct Owned {
    const Table &table;
    std::string_view owner; ///< column
    std::string_view set;
};
constexpr auto ownedTables = std::to_array<Owned>({
    { tables::runs, "id", sets::runs },
    { tables::runImports, "run", sets::runs },
    { tables::runDetails, "run", sets::runs },
    { tables::steps, "id", sets::steps },
    { tables::stepCode, "step", sets::steps },
    { tables::stepToolCalls, "step", sets::steps },
    { tables::stepOutputs, "step", sets::steps },
    { tables::stepErrors, "step", sets::steps },
    { tables::liveSteps, "step", sets::steps },
    { tables::stepEnds, "step", sets::steps },
    { tables::sessions, "id", sets::sessions },
    { tables::sessionLayers, "session", sets::sessions },
    { tables::sessionEnvironments, "session", sets::sessions },
    { tables::executions, "id", sets::executions },
    { tables::executionEnds, "execution", sets::executions },
    { tables::interruptions, "execution", sets::executions },
    { tables::executionLayers, "execution", sets::executions },
    { tables::executionImports, "execution", sets::executions },
    { tables::executionImportNames, "execution", sets::executions },
    { tables::executionEvents, "execution", sets::executions },
    { tables::executionToolCalls, "execution", sets::executions },
    { tables::executionVariables, "execution", sets::executions },
    { tables::executionFindings, "execution", sets::executions },
    { tables::executionEnvironments, "execution", sets::executions },
    { tables::executionShapes, "execution", sets::executions },
    { tables::reviews, "id", sets::reviews },
    { tables::reviewFindings, "review", sets::reviews },
    { tables::notes, "id", sets::notes },
});

/// Every column of the file that refers to a text.
std::vector<std::pair<std::string_view, std::string_view>> textColumns()
{
    std::vector<std::pair<std::string_view, std::string_view>> all { { "prompts", "text" } };
    const auto add = [&all](const Table &table) {
        for (const std::string_view column : table.columns)
            if (column.front() == '@')
                all.emplace_back(table.name, column.substr(1));
    };
    for (const Subject &subject : subjects()) {
        add(subject.row);
        std::ranges::for_each(subject.lists, add);
    }
    for (const Table &table :
        { tables::steps, tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors })
        add(table);
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

} // namespace

PruneStore::Unguarded::Unguarded(Connection &database)
    : m_database(database)
{
    sqlite3_db_config(m_database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    m_database.exec("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON");
    for (const std::string_view set : allSets)
        m_database.exec(
            formatted("CREATE TEMP TABLE IF NOT EXISTS {0} (id INTEGER PRIMARY KEY); DELETE FROM {0}", set));
}

PruneStore::Unguarded::~Unguarded()
{
    for (const std::string_view set : allSets)
        m_database.tryExec(formatted("DELETE FROM temp.{}", set));
    m_database.tryExec("PRAGMA foreign_keys = ON; PRAGMA secure_delete = OFF");
    sqlite3_db_config(m_database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 1, nullptr);
}

PruneReport PruneStore::remove(const Pruning &pruning)
{
    requireHead(pruning.onlyAtHead);
    requireIntact();
    choose(pruning.runs);
    chooseOwned();
    chooseTexts();
    PruneReport report;
    const Deletion deletion = describe(pruning);
    report.runs = deletion.runs.size();
    report.entries = deletion.entries;
    report.steps = static_cast<std::uint64_t>(countOf(sets::steps));
    report.executions = static_cast<std::uint64_t>(countOf(sets::executions));
    // First the record: its text takes a higher id than any that goes, so no id is given twice.
    m_notes.addTrailEvent({ std::string(runsDeleted), toJson(deletion), "vitrine", secondsSinceEpoch() });
    m_ledger.chain().end();
    deleteRows();
    report.texts = deleteTexts();
    m_ledger.forget();
    m_ledger.index().rebuild();
    m_ledger.totals().rebuild();
    // The remaining rows must be consistent; otherwise everything is undone.
    if (m_ledger.exists("SELECT 1 FROM pragma_foreign_key_check WHERE ? = 0 LIMIT 1", 0))
        throw Failure(ErrorCode::Internal, "a row refers to a deleted one");
    requireIntact();
    return report;
}

bool PruneStore::replace(SourceId source, SourceId by)
{
    const Unguarded unguarded(m_ledger.database());
    // Foreign keys cannot be disabled inside a transaction: those of rows that go later are checked at its end.
    m_ledger.database().exec("PRAGMA defer_foreign_keys = ON");
    fill(sets::runs, formatted("SELECT id FROM runs WHERE source = {}", source));
    if (countOf(sets::runs) == 0 || isUsed())
        return false;
    chooseOwned();
    if (countOf(sets::notes) > 0 || !isIntact())
        return false;
    const Deletion deletion = describe({ .runs = {},
        .reason = std::string(logHasGrown),
        .rule = formatted(R"({{"source": {}, "replaced_by": {}}})", source, by) });
    m_notes.addTrailEvent({ std::string(runsDeleted), toJson(deletion), "vitrine", secondsSinceEpoch() });
    m_ledger.index().removeSource(source);
    m_ledger.totals().removeSource(source);
    deleteRows();
    m_ledger.forgetDeletions();
    return true;
}

/// Work of a user is on the runs: it must stay with what it is about.
bool PruneStore::isUsed()
{
    return m_ledger.exists("SELECT 1 FROM sessions WHERE run IN temp.pruned_runs AND ? = 0 LIMIT 1", 0)
        || m_ledger.exists("SELECT 1 FROM executions JOIN steps ON steps.id = executions.step WHERE steps.run IN "
                           "temp.pruned_runs AND ? = 0 LIMIT 1",
            0);
}

/// Whether all rows that are to go are as recorded. A deletion must not destroy the evidence of a change.
bool PruneStore::isIntact()
{
    SubjectCheck check(m_ledger.statements(), m_ledger.hasher());
    SQLite::Statement query(m_ledger.database(),
        formatted("SELECT {} FROM entries WHERE seq IN temp.pruned_entries ORDER BY seq", entryColumns));
    while (query.executeStep())
        if (!check(entryFrom(query)).empty())
            return false;
    return true;
}

void PruneStore::requireHead(const std::string &hash)
{
    if (!hash.empty() && hash != toHex(m_ledger.chain().head().hash))
        throw Failure(ErrorCode::Locked, "the trail was changed meanwhile");
}

/// A deletion must not destroy the evidence of a change.
void PruneStore::requireIntact()
{
    const std::string reason = Verifier(m_ledger.statements()).checkParts(0);
    if (!reason.empty())
        throw Failure(ErrorCode::Corrupt, reason);
}

void PruneStore::fill(std::string_view set, const std::string &select)
{
    m_ledger.database().exec(formatted("INSERT OR IGNORE INTO temp.{} {}", set, select));
}

std::int64_t PruneStore::countOf(std::string_view set)
{
    return m_ledger.database().execAndGet(formatted("SELECT count(*) FROM temp.{}", set)).getInt64();
}

void PruneStore::choose(const std::vector<RunId> &runs)
{
    for (const RunId run : runs) {
        if (!m_ledger.exists("SELECT 1 FROM runs WHERE id = ?", run))
            throw Failure(ErrorCode::NotFound, formatted("run {}", run));
        fill(sets::runs, formatted("VALUES ({})", run));
    }
}

/// Code that was tried outside of a session of the run belongs to its step all the same.
void PruneStore::chooseOwned()
{
    fill(sets::steps, "SELECT id FROM steps WHERE run IN temp.pruned_runs");
    fill(sets::executions,
        "SELECT id FROM executions WHERE step IN temp.pruned_steps OR session IN (SELECT id FROM sessions WHERE run IN "
        "temp.pruned_runs)");
    if (m_ledger.exists("SELECT 1 FROM running WHERE execution IN temp.pruned_executions AND ? = 0", 0))
        throw Failure(ErrorCode::Locked, "a run is being recorded");
    fill(sets::sessions,
        "SELECT id FROM sessions WHERE run IN temp.pruned_runs OR (id IN (SELECT session FROM executions WHERE id IN "
        "temp.pruned_executions) AND id NOT IN (SELECT session FROM executions WHERE id NOT IN "
        "temp.pruned_executions))");
    fill(sets::reviews, "SELECT id FROM reviews WHERE step IN temp.pruned_steps");
    for (const Owned &owned : ownedTables)
        if (owned.table.isEntered && owned.set != sets::notes)
            fill(sets::entries,
                formatted("SELECT entry FROM {} WHERE {} IN temp.{}", owned.table.name, owned.owner, owned.set));
    fill(sets::notes,
        "SELECT id FROM notes WHERE (about = 'run' AND subject IN temp.pruned_runs) OR (about = 'step' AND subject IN "
        "temp.pruned_steps) OR (about = 'session' AND subject IN temp.pruned_sessions) OR (about = 'execution' AND "
        "subject IN temp.pruned_executions) OR (about = 'entry' AND subject IN temp.pruned_entries)");
    fill(sets::entries, "SELECT entry FROM notes WHERE id IN temp.pruned_notes");
}

/// What the rows refer to; `deleteTexts` leaves out what others refer to as well.
void PruneStore::chooseTexts()
{
    fill(sets::prompts,
        formatted("WITH RECURSIVE chain (id) AS (SELECT prompt FROM steps WHERE id IN temp.pruned_steps UNION SELECT "
                  "p.parent FROM prompts p JOIN chain ON p.id = chain.id WHERE p.parent IS NOT NULL) SELECT id FROM "
                  "chain WHERE id <> {}",
            emptyPrompt));
    m_ledger.database().exec(
        "DELETE FROM temp.pruned_prompts WHERE id IN (WITH RECURSIVE chain (id) AS (SELECT prompt FROM steps WHERE id "
        "NOT IN temp.pruned_steps UNION SELECT p.parent FROM prompts p JOIN chain ON p.id = chain.id WHERE p.parent IS "
        "NOT NULL) SELECT id FROM chain)");
    fill(sets::texts, "SELECT text FROM prompts WHERE id IN temp.pruned_prompts AND text IS NOT NULL");
    for (const Owned &owned : ownedTables)
        for (const std::string_view column : owned.table.columns)
            if (column.front() == '@')
                fill(sets::texts,
                    formatted("SELECT {1} FROM {0} WHERE {2} IN temp.{3} AND {1} IS NOT NULL", owned.table.name,
                        column.substr(1), owned.owner, owned.set));
}

Deletion PruneStore::describe(const Pruning &pruning)
{
    Deletion deletion;
    deletion.user = userName();
    deletion.reason = pruning.reason;
    deletion.rule = pruning.rule;
    deletion.movedTo = pruning.movedTo;
    SQLite::Statement query(m_ledger.database(),
        "SELECT r.id, r.entry, e.hash, (SELECT count(*) FROM steps s WHERE s.run = r.id) FROM runs r JOIN entries e ON "
        "e.seq = r.entry WHERE r.id IN temp.pruned_runs ORDER BY r.id");
    while (query.executeStep())
        deletion.runs.push_back(
            { query.getColumn(0).getInt64(), static_cast<std::uint64_t>(query.getColumn(1).getInt64()),
                toHex(digestFrom(query.getColumn(2))), static_cast<std::uint64_t>(query.getColumn(3).getInt64()) });
    deletion.entries = static_cast<std::uint64_t>(countOf(sets::entries));
    deletion.ranges = ranges();
    deletion.lastIds = lastIds();
    return deletion;
}

std::vector<EntryRange> PruneStore::ranges()
{
    std::vector<EntryRange> found;
    SQLite::Statement query(m_ledger.database(), "SELECT id FROM temp.pruned_entries ORDER BY id");
    while (query.executeStep()) {
        const std::int64_t entry = query.getColumn(0).getInt64();
        if (found.empty() || found.back().last + 1 != entry)
            found.push_back({ entry, entry });
        found.back().last = entry;
    }
    return found;
}

std::map<std::string, std::int64_t> PruneStore::lastIds()
{
    std::map<std::string, std::int64_t> last;
    for (const char *table : { "sessions", "executions", "reviews", "notes" })
        last.emplace(table, m_ledger.nextId(table) - 1);
    return last;
}

void PruneStore::deleteRows()
{
    SQLite::Database &database = m_ledger.database();
    m_ledger.totals().forgetRuns("temp.pruned_runs");
    for (const Owned &owned : ownedTables)
        database.exec(formatted("DELETE FROM {} WHERE {} IN temp.{}", owned.table.name, owned.owner, owned.set));
    database.exec("DELETE FROM run_digests WHERE run IN temp.pruned_runs");
    database.exec("DELETE FROM prompts WHERE id IN temp.pruned_prompts");
}

/// A text that was redacted stays as its commitment, which the redaction's own entry names.
std::uint64_t PruneStore::deleteTexts()
{
    SQLite::Database &database = m_ledger.database();
    for (const auto &[table, column] : textColumns())
        database.exec(formatted("DELETE FROM temp.pruned_texts WHERE id IN (SELECT {} FROM {})", column, table));
    database.exec("DELETE FROM temp.pruned_texts WHERE id IN (SELECT content FROM redactions)");
    // Blocks without remaining texts are deleted; in others, the deleted texts are overwritten.
    fill(sets::blocks,
        "SELECT b.id FROM blocks b WHERE EXISTS (SELECT 1 FROM temp.pruned_texts t WHERE t.id BETWEEN b.id AND b.id + "
        "b.contents - 1) AND NOT EXISTS (SELECT 1 FROM contents c WHERE c.id BETWEEN b.id AND b.id + b.contents - 1 "
        "AND "
        "c.id NOT IN temp.pruned_texts)");
    std::vector<std::int64_t> shared;
    {
        SQLite::Statement query(database,
            "SELECT c.id FROM temp.pruned_texts t JOIN contents c ON c.id = t.id WHERE c.form = 3 AND (SELECT "
            "max(b.id) "
            "FROM blocks b WHERE b.id <= c.id) NOT IN temp.pruned_blocks");
        while (query.executeStep())
            shared.push_back(query.getColumn(0).getInt64());
    }
    for (const std::int64_t content : shared)
        m_ledger.rows().contents().blank(content, m_ledger.database().contents());
    database.exec("DELETE FROM blocks WHERE id IN temp.pruned_blocks;"
                  "DELETE FROM contents WHERE id IN temp.pruned_texts");
    return static_cast<std::uint64_t>(countOf(sets::texts));
}

bool PruneStore::shrink()
{
    try {
        m_ledger.database().exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
        return true;
    } catch (const SQLite::Exception &) {
        return false;
    }
}

} // namespace vitrine::trailfile
