// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/chainstate.h"

#include "app/panes/evidence/chainentry.h"

#include <algorithm>

namespace vitrine {

std::uint64_t ChainState::lastCovered() const
{
    if (!found)
        return 0;
    return found->firstBroken ? std::min(*found->firstBroken - 1, entries) : std::min(found->entries, entries);
}

const SealState &ChainState::seal() const
{
    const bool isNewer
        = found && claimed.isSealed && claimed.sealedEntries > std::max(found->sealedEntries, found->brokenSeal);
    return found && !isNewer ? static_cast<const SealState &>(*found) : claimed;
}

EntryState ChainState::at(std::uint64_t entry) const
{
    if (!found)
        return EntryState::Unchecked;
    if (found->firstBroken && entry == *found->firstBroken)
        return EntryState::Damaged;
    if (found->firstBroken && entry > *found->firstBroken)
        return EntryState::BehindDamage;
    if (entry > found->entries)
        return EntryState::Unchecked;
    return found->isSealed && entry <= found->sealedEntries ? EntryState::Sealed : EntryState::Verified;
}

// The damage of a run is determined by its rows: without damaged steps, all of it is damaged.
EntryState ChainState::of(const ChainEntry &entry) const
{
    if (!found)
        return EntryState::Unchecked;
    const bool isDamaged = entry.covers == Covers::Execution
        ? std::ranges::contains(found->damagedExecutions, entry.subject)
        : entry.covers == Covers::Run && std::ranges::contains(found->damagedRuns, entry.subject);
    return isDamaged ? EntryState::Damaged : at(entry.number);
}

} // namespace vitrine
