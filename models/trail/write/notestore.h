// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/policystore.h"

namespace vitrine::trailfile {

/// Records what people and programs say of the rest: reviews, notes and events of the program.
class NoteStore final {
public:
    NoteStore(Ledger &ledger, PolicyStore &policies)
        : m_ledger(ledger)
        , m_policies(policies)
    {
    }
    std::int64_t addReview(const ReviewRecord &review);
    std::int64_t addNote(const NoteRecord &note);
    std::int64_t addTrailEvent(const TrailEvent &event);

private:
    Ledger &m_ledger;
    PolicyStore &m_policies;
};

} // namespace vitrine::trailfile
