// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/store.h"

#include "base/clock.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/schema.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/write/interruptions.h"

#include <sqlite3.h>

namespace vitrine::trailfile {

namespace {

bool isThere(const std::filesystem::path &file)
{
    std::error_code ignored;
    return std::filesystem::exists(file, ignored);
}

/// A new trail that could not be written, such as on a full disk, leaves no file without content. Others that are about
/// to write to it wait for their slot, and SQLite tells them that the file is gone.
void removeIfEmpty(const std::filesystem::path &file)
{
    std::error_code failed;
    if (std::filesystem::file_size(file, failed) == 0 && !failed)
        std::filesystem::remove(file, failed);
}

} // namespace

Store::Store(const std::filesystem::path &file, std::chrono::milliseconds patience)
    : m_isNew(!isThere(file))
    , m_database(openForWriting(file, m_schema))
    , m_slot(file)
    , m_ledger(m_database)
    , m_sources(m_ledger)
    , m_runs(m_ledger, m_sources)
    , m_policies(m_ledger)
    , m_executions(m_ledger, m_policies, m_slot)
    , m_live(m_ledger, m_executions)
    , m_notes(m_ledger, m_policies)
    , m_seals(m_ledger)
    , m_redactions(m_ledger)
    , m_parts(m_ledger)
    , m_prunes(m_ledger, m_notes)
{
    m_database.setBusyTimeout(static_cast<int>(patience.count()));
    try {
        create();
    } catch (...) {
        if (m_isNew)
            removeIfEmpty(resolved(file));
        throw;
    }
    // FULL, not NORMAL: what was acknowledged must be there after a power cut, so each commit syncs the journal.
    m_database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;"
                    // A source that came in whole leaves a journal of its size.
                    "PRAGMA journal_size_limit = 67108864;"
                    // Debian's library writes zeros over all that it frees, which only a redaction needs.
                    "PRAGMA secure_delete = OFF;");
    markInterrupted();
    m_slot.leaveGate();
}

// Schema and first entry come in one transaction: a file is blank or a whole trail, never anything between.
void Store::create()
{
    if (m_schema.isComplete())
        return;
    if (!isBlank(m_database))
        return restoreMissing(m_database);
    m_database.exec("BEGIN IMMEDIATE");
    try {
        if (isBlank(m_database)) {
            createSchema(m_database);
            m_ledger.chain().begin();
            m_ledger.rows().insert(
                tables::trail, m_ledger.next(), 1, toHex(m_ledger.hasher()(randomBytes(32))), secondsSinceEpoch());
            m_ledger.enter(kinds::trailCreated, 1);
            m_ledger.chain().end();
        } else {
            requireTrail(m_database);
        }
        m_database.exec("COMMIT");
    } catch (...) {
        rollback();
        throw;
    }
}

void Store::markInterrupted()
{
    begin(Durability::Power);
    Interruptions(m_ledger, m_live, m_notes, m_slot).mark();
    commit();
}

void Store::begin(Durability durability)
{
    setDurability(durability);
    m_database.exec("BEGIN IMMEDIATE");
    m_schema.check(m_ledger.statements());
    m_ledger.chain().begin();
}

void Store::commit()
{
    m_ledger.totals().sumUpBlocks();
    storeTiles(m_ledger.statements(), m_ledger.hasher(), 0, static_cast<std::uint64_t>(m_ledger.chain().stored().seq),
        static_cast<std::uint64_t>(m_ledger.chain().head().seq));
    m_ledger.chain().end();
    m_database.exec("COMMIT");
}

void Store::forget() noexcept
{
    m_ledger.forget();
    m_runs.forget();
}

void Store::rollback() noexcept
{
    forget();
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
    forget();
    m_ledger.chain().rewind(head);
    m_database.tryExec("ROLLBACK TO job");
    m_database.tryExec("RELEASE job");
}

PruneReport Store::prune(const Pruning &pruning)
{
    if (!isOnlyWriter())
        throw Failure(ErrorCode::Locked, "another program has the trail open for writing");
    PruneReport report;
    const PruneStore::Unguarded unguarded(m_database);
    begin(Durability::Power);
    try {
        report = m_prunes.remove(pruning);
        commit();
    } catch (...) {
        rollback();
        throw;
    }
    forget();
    report.isSmaller = m_prunes.shrink();
    return report;
}

void Store::reindex()
{
    m_database.exec("REINDEX");
    m_ledger.index().rebuild();
    m_ledger.totals().rebuild();
    rebuildTiles(m_ledger.statements(), m_ledger.hasher());
}

} // namespace vitrine::trailfile
