// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/opening.h"
#include "models/trail/write/livestore.h"
#include "models/trail/write/notestore.h"
#include "models/trail/write/partstore.h"
#include "models/trail/write/prunestore.h"
#include "models/trail/write/redactionstore.h"
#include "models/trail/write/runstore.h"
#include "models/trail/write/sealstore.h"

#include <chrono>

namespace vitrine::trailfile {

/// The writing side of a trail file: its transactions, and a store for each kind of recorded data. Lives on one thread.
/// Failures are exceptions, after which the caller rolls back incomplete changes.
class Store final {
public:
    /// Creates the trail, or opens it and marks executions of ended writers as interrupted.
    /// `patience`: how long each access waits for other programs that lock the file.
    explicit Store(const std::filesystem::path &file, std::chrono::milliseconds patience = std::chrono::seconds(10));

    /// Whether the next commit must survive a power cut, or only the end of the program.
    enum class Durability { Program, Power };
    void begin(Durability durability);
    void commit();
    void rollback() noexcept;
    /// Whether a transaction is active. SQLite itself rolls it back when the disk is full or cannot be read.
    bool isInTransaction() const;
    /// Changes whenever prepared words may no longer be in the file. Any thread.
    std::uint64_t wordGeneration() const { return m_ledger.index().generation(); }
    /// Whether no other process has opened the trail for writing, or is about to.
    bool isOnlyWriter() const { return m_slot.isAlone(); }

    /// Runs `work` in a savepoint: if it fails, only its own changes are undone.
    template <typename Work>
    void nested(Work &&work)
    {
        const Chain::Head head = m_ledger.chain().head();
        m_database.exec("SAVEPOINT job");
        try {
            work(*this);
            m_ledger.index().write();
            m_database.exec("RELEASE job");
        } catch (...) {
            undo(head);
            throw;
        }
    }

    /// Runs `work` as the only work of the transaction. The caller must roll the transaction back if this throws.
    template <typename Work>
    void whole(Work &&work)
    {
        work(*this);
        m_ledger.index().write();
    }

    SourceStore &sources() { return m_sources; }
    RunStore &runs() { return m_runs; }
    PolicyStore &policies() { return m_policies; }
    ExecutionStore &executions() { return m_executions; }
    LiveStore &live() { return m_live; }
    NoteStore &notes() { return m_notes; }
    SealStore &seals() { return m_seals; }
    RedactionStore &redactions() { return m_redactions; }
    PartStore &parts() { return m_parts; }
    /// Deletes runs in a transaction of its own. Fails (Locked) while another process may write.
    PruneReport prune(const Pruning &pruning);
    /// Deletes the runs of a source that another one has again. Returns false if they have to stay (prunestore.h).
    bool replace(SourceId source, SourceId by) { return m_prunes.replace(source, by); }
    /// Rebuilds everything derived from the entries.
    void reindex();

private:
    void create();
    void markInterrupted();
    void setDurability(Durability durability);
    void undo(const Chain::Head &head) noexcept;
    void forget() noexcept;

    bool m_isNew; ///< whether the file did not exist before
    SchemaGuard m_schema; ///< before the connection, which is opened with it
    Connection m_database;
    WriterSlot m_slot;
    Ledger m_ledger;
    SourceStore m_sources;
    RunStore m_runs;
    PolicyStore m_policies;
    ExecutionStore m_executions;
    LiveStore m_live;
    NoteStore m_notes;
    SealStore m_seals;
    RedactionStore m_redactions;
    PartStore m_parts;
    PruneStore m_prunes;
    Durability m_durability = Durability::Power;
};

} // namespace vitrine::trailfile
