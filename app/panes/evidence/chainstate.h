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
    Sealed, ///< the same, and covered by a valid seal
    Damaged, ///< the entry or what it covers does not match the chain
    BehindDamage, ///< the chain is broken before it, so it verifies nothing here
};

/// The known state of a trail's chain: its length, and the result of the last verification. A value type.
struct ChainState {
    std::uint64_t entries = 0; ///< as stated in the file
    std::uint64_t redactedTexts = 0; ///< number of texts that entries record as redacted
    SealState claimed; ///< as claimed by the file
    std::optional<Verification> found; ///< nothing before a verification

    EntryState of(const ChainEntry &entry) const;
    /// The state of an entry of which only the position is known.
    EntryState at(std::uint64_t entry) const;
    /// The seal as verified, or as claimed by the file if it was made after the verification.
    const SealState &seal() const;
    /// Whether the verification found that seal to be valid; before that, nothing may show it as valid.
    bool isSealVerified() const { return found && found->isSealed && &seal() != &claimed; }
    /// The last entry that the verification covers; 0 for none.
    std::uint64_t lastCovered() const;
};

} // namespace vitrine
