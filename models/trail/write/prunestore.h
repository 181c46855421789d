// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/deletion.h"
#include "models/trail/write/ledger.h"
#include "models/trail/write/notestore.h"
#include "models/trail/write/reports.h"

namespace vitrine::trailfile {

/// Deletes runs from a trail with all that belongs to them: steps, sessions, executions, reviews, notes, and the texts
/// that nothing else uses. Their entries stay in the chain, and an event says that they were deleted. Works outside of
/// the ledger's transactions, in one of its own: afterwards the trail is as before, or the runs are gone.
class PruneStore final {
public:
    PruneStore(Ledger &ledger, NoteStore &notes)
        : m_ledger(ledger)
        , m_notes(notes)
    {
    }

    /// Disables foreign keys, which would be looked up row by row, and triggers while `remove` runs.
    class Unguarded {
    public:
        explicit Unguarded(Connection &database);
        ~Unguarded();
        Unguarded(const Unguarded &) = delete;
        Unguarded &operator=(const Unguarded &) = delete;

    private:
        Connection &m_database;
    };

    /// Inside of a transaction. Fails for a run that is not there or still runs, for a damaged trail (Corrupt), and
    /// where something was recorded since (Locked).
    PruneReport remove(const Pruning &pruning);
    /// Gives the freed room back; false where there is none on the disk for it. Outside of a transaction.
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
    void deleteRows();
    std::uint64_t deleteTexts();

    Ledger &m_ledger;
    NoteStore &m_notes;
};

} // namespace vitrine::trailfile
