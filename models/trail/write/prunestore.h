// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/deletion.h"
#include "models/trail/write/ledger.h"
#include "models/trail/write/notestore.h"
#include "models/trail/write/reports.h"

namespace vitrine::trailfile {

/// Deletes runs from a trail with everything that belongs to them: steps, sessions, executions, reviews, notes, and
/// texts that nothing else uses. Their entries stay in the chain, and an event records the deletion. Works outside the
/// ledger's transactions, in its own: afterwards either all runs are deleted or the trail is unchanged.
class PruneStore final {
public:
    PruneStore(Ledger &ledger, NoteStore &notes)
        : m_ledger(ledger)
        , m_notes(notes)
    {
    }

    /// Disables triggers while `remove` runs, and foreign keys, which would be looked up row by row.
    class Unguarded {
    public:
        explicit Unguarded(Connection &database);
        ~Unguarded();
        Unguarded(const Unguarded &) = delete;
        Unguarded &operator=(const Unguarded &) = delete;

    private:
        Connection &m_database;
    };

    /// Call it inside a transaction. Fails for a run that does not exist or is still running, for a damaged trail
    /// (Corrupt), and if something was recorded after `onlyAtHead` (Locked).
    PruneReport remove(const Pruning &pruning);
    /// Deletes the runs of a complete source because the complete source `by` has all of their content: an earlier
    /// import of a log that has grown. Texts stay in the file, where the runs of `by` use them. Works inside a
    /// transaction of others. Returns false, and changes nothing, if a run was replayed, edited or has notes, or if
    /// something in it is damaged.
    bool replace(SourceId source, SourceId by);
    /// Rewrites the file to release the freed space. Returns false if the disk has no room for that. Call it outside of
    /// a transaction.
    bool shrink();

private:
    void requireHead(const std::string &hash);
    void requireIntact();
    void choose(const std::vector<RunId> &runs);
    void chooseOwned();
    void chooseTexts();
    void fill(std::string_view set, const std::string &select);
    std::int64_t countOf(std::string_view set);
    Deletion describe(const Pruning &pruning);
    std::vector<EntryRange> ranges();
    std::map<std::string, std::int64_t> lastIds();
    bool isUsed();
    bool isIntact();
    void deleteRows();
    std::uint64_t deleteTexts();

    Ledger &m_ledger;
    NoteStore &m_notes;
};

} // namespace vitrine::trailfile
