// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/livestore.h"
#include "models/trail/write/notestore.h"

namespace vitrine::trailfile {

/// Marks executions that were interrupted because their program ended. Runs when the trail is opened again, while
/// holding the gate, so that no slot is taken or released meanwhile.
class Interruptions final {
public:
    Interruptions(Ledger &ledger, LiveStore &live, NoteStore &notes, const WriterSlot &slot)
        : m_ledger(ledger)
        , m_live(live)
        , m_notes(notes)
        , m_slot(slot)
    {
    }
    /// Call it inside a transaction.
    void mark();

private:
    void markExecutions();
    void markImports();
    std::string describe(SourceId source);

    Ledger &m_ledger;
    LiveStore &m_live;
    NoteStore &m_notes;
    const WriterSlot &m_slot;
};

} // namespace vitrine::trailfile
