// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <optional>

namespace vitrine {

struct ChainEntry;

/// The state of one entry of a trail's chain.
enum class EntryState {
    Unchecked, ///< no verification has reached it
    Verified, ///< intact according to the hash chain, like everything it covers
    Sealed, ///< the same, and a seal that holds covers it
    Damaged, ///< it or what it covers does not hold
    BehindDamage, ///< the chain is broken before it, so that it vouches for nothing here
};

/// A trail's chain as far as it is known: how long it is, and what the last verification found. A value.
struct ChainState {
    std::uint64_t entries = 0; ///< as the file says
    SealState claimed; ///< what the file says of itself
    std::optional<Verification> found; ///< nothing before a verification

    EntryState of(const ChainEntry &entry) const;
    /// Where only its place in the chain is known.
    EntryState at(std::uint64_t entry) const;
    /// The seal as it was found, or as the file claims it where that was made after the verification.
    const SealState &seal() const;
    /// Whether the verification has found that seal to hold; nothing may look so before.
    bool isSealVerified() const { return found && found->isSealed && &seal() != &claimed; }
    /// The last entry that the verification vouches for; 0 for none.
    std::uint64_t vouchedFor() const;
};

} // namespace vitrine
