// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/store.h"

#include "base/clock.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/schema.h"

#include <sqlite3.h>

#include <format>

namespace vitrine::trailfile {

Store::Store(const std::filesystem::path &file)
    : m_database(openForWriting(file))
    , m_rows(m_database)
    , m_chain(m_rows.statements(), m_rows.hasher())
    , m_index(m_database)
    , m_totals(m_database)
    , m_preparer(m_database.getHandle())
    , m_slot(std::make_unique<WriterSlot>(file))
{
    create();
    // FULL, not NORMAL: what was acknowledged must be there after a power cut, so each commit syncs the journal.
    m_database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;"
                    // A source that came in whole leaves a journal of its size.
                    "PRAGMA journal_size_limit = 67108864;"
                    // Debian's library writes zeros over all that it frees, which only a redaction needs.
                    "PRAGMA secure_delete = OFF;");
    markInterrupted();
    m_slot->leaveGate();
}

// Schema and first entry come in one transaction: a file is blank or a whole trail, never anything between.
void Store::create()
{
    if (!isBlank(m_database) && isCurrent(m_database))
        return;
    // The pragma is without effect inside of a transaction, and a table that others refer to is replaced.
    m_database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
    try {
        const bool isNew = isBlank(m_database);
        if (!isNew)
            requireTrail(m_database);
        migrate(m_database);
        m_chain.begin();
        if (isNew) {
            m_rows.insert(
                tables::trail, m_chain.next(), 1, toHex(m_rows.hasher()(randomBytes(32))), secondsSinceEpoch());
            enter(kinds::trailCreated, 1);
        }
        m_chain.end();
        m_database.exec("COMMIT; PRAGMA foreign_keys = ON");
    } catch (...) {
        rollback();
        throw;
    }
}

void Store::begin(Durability durability)
{
    setDurability(durability);
    m_database.exec("BEGIN IMMEDIATE");
    m_chain.begin();
}

void Store::commit()
{
    m_chain.end();
    m_database.exec("COMMIT");
}

void Store::rollback() noexcept
{
    m_rows.forget();
    m_index.forget();
    m_preparer.forget();
    m_database.contents().forget();
    m_database.tryExec("ROLLBACK");
}

bool Store::isInTransaction() const { return sqlite3_get_autocommit(m_database.getHandle()) == 0; }

void Store::setDurability(Durability durability)
{
    if (durability == m_durability)
        return;
    m_database.exec(durability == Durability::Power ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
    m_durability = durability;
}

void Store::undo(const Chain::Head &head) noexcept
{
    m_rows.forget();
    m_index.forget();
    m_preparer.forget();
    m_database.contents().forget();
    m_chain.rewind(head);
    m_database.tryExec("ROLLBACK TO job");
    m_database.tryExec("RELEASE job");
}

void Store::enter(std::string_view kind, std::int64_t subject) { m_chain.append(kind, subject, m_rows.takeDigest()); }

bool Store::exists(const std::string &sql, std::int64_t id)
{
    SQLite::Statement &query = m_rows.statements().get(sql);
    const InUse use(query);
    query.bind(1, id);
    return query.executeStep();
}

/// Behind the last row of the trail itself: those of merged parts have their own ids.
std::int64_t Store::nextId(std::string_view table)
{
    SQLite::Statement &query
        = m_rows.statements().get(std::format("SELECT max(id) FROM {} WHERE id < {}", table, partStride));
    const InUse use(query);
    return query.executeStep() ? query.getColumn(0).getInt64() + 1 : 1;
}

/// The last id that a table has given, also to a row that is gone.
std::int64_t Store::sequence(std::string_view table)
{
    SQLite::Statement &query = m_rows.statements().get("SELECT seq FROM sqlite_sequence WHERE name = ?");
    const InUse use(query);
    query.bind(1, std::string(table));
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

SourceId Store::addSource(const SourceRecord &source)
{
    const SourceId id = nextId("sources");
    m_rows.insert(tables::sources, m_chain.next(), id, source.file, source.sha256, source.size, source.format,
        source.importerVersion, source.importedAt);
    enter(kinds::sourceBegun, id);
    return id;
}

SourceId Store::addSource(const SourceRecord &source, std::span<const SourceId> replaced)
{
    for (const SourceId old : replaced)
        if (!isWorkedWith(old))
            discardSource(old);
    return addSource(source);
}

void Store::requireOpen(SourceId source)
{
    if (!exists("SELECT 1 FROM sources WHERE id = ?", source))
        throw Failure(ErrorCode::NotFound, "source");
    if (exists("SELECT 1 FROM source_ends WHERE source = ?", source))
        throw Failure(ErrorCode::BadValue, "the source has ended");
}

void Store::completeSource(SourceId source, std::string_view report)
{
    requireOpen(source);
    endSource(source, "completed", report);
}

void Store::endSource(SourceId source, std::string_view outcome, std::string_view report)
{
    m_rows.insert(tables::sourceEnds, m_chain.next(), source, outcome, Text { report }, secondsSinceEpoch());
    m_rows.canonical().listEnd();
    enter(kinds::sourceEnded, source);
}

bool Store::isWorkedWith(SourceId source)
{
    return exists("SELECT 1 FROM sessions JOIN runs ON runs.id = sessions.run WHERE runs.source = ?", source)
        || exists("SELECT 1 FROM reviews JOIN steps ON steps.id = reviews.step JOIN runs ON runs.id = steps.run "
                  "WHERE runs.source = ?",
            source)
        || exists("SELECT 1 FROM executions JOIN steps ON steps.id = executions.step JOIN runs ON runs.id = steps.run "
                  "WHERE runs.source = ?",
            source);
}

// The entries of its runs stay in the chain; `discarded_runs` says, and the end's entry covers, why their rows are
// gone.
void Store::discardSource(SourceId source)
{
    requireOpen(source);
    if (isWorkedWith(source))
        throw Failure(ErrorCode::BadValue, "a run of the source was replayed or reviewed");
    std::vector<std::pair<std::int64_t, RunId>> runs;
    {
        SQLite::Statement &query
            = m_rows.statements().get("SELECT entry, id FROM runs WHERE source = ? ORDER BY entry");
        const InUse use(query);
        query.bind(1, source);
        while (query.executeStep())
            runs.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt64());
    }
    m_index.removeSource(source);
    m_totals.removeSource(source);
    deleteRuns(source);
    m_rows.insert(tables::sourceEnds, m_chain.next(), source, "discarded", Text {}, secondsSinceEpoch());
    for (const auto &[entry, run] : runs)
        m_rows.insert(tables::discardedRuns, 0, source, entry, run);
    m_rows.canonical().listEnd();
    enter(kinds::sourceEnded, source);
}

void Store::deleteRuns(SourceId source)
{
    static constexpr std::string_view ofStep = "step IN (SELECT steps.id FROM steps JOIN runs ON runs.id = steps.run "
                                               "WHERE runs.source = ?)";
    static constexpr std::string_view ofRun = "run IN (SELECT id FROM runs WHERE source = ?)";
    const auto remove = [&](const Table &table, std::string_view condition) {
        SQLite::Statement query(m_database, std::format("DELETE FROM {} WHERE {}", table.name, condition));
        query.bind(1, source);
        query.exec();
    };
    for (const Table &table : { tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors })
        remove(table, ofStep);
    remove(tables::steps, ofRun);
    remove(tables::runImports, ofRun);
    remove(tables::runDetails, ofRun);
    SQLite::Statement digests(
        m_database, "DELETE FROM run_digests WHERE run IN (SELECT id FROM runs WHERE source = ?)");
    digests.bind(1, source);
    digests.exec();
    remove(tables::runs, "source = ?");
}

void Store::reindex()
{
    m_database.exec("REINDEX");
    m_index.rebuild();
    m_totals.rebuild();
}

bool Store::hasPolicy(const std::string &hash)
{
    SQLite::Statement &query = m_rows.statements().get("SELECT 1 FROM policies WHERE hash = ?");
    const InUse use(query);
    query.bind(1, hash);
    return query.executeStep();
}

// No foreign key: in a merged trail several rows may have the same hash.
void Store::requirePolicy(const std::string &hash)
{
    if (!hash.empty() && !hasPolicy(hash))
        throw Failure(ErrorCode::NotFound, "policy");
}

std::string Store::addPolicy(std::string_view canonicalJson)
{
    const std::string hash = toHex(m_rows.hasher()(canonicalJson));
    if (hasPolicy(hash))
        return hash;
    const std::int64_t id = nextId("policies");
    m_rows.insert(tables::policies, m_chain.next(), id, hash, Text { canonicalJson });
    enter(kinds::policyAdded, id);
    return hash;
}

} // namespace vitrine::trailfile
