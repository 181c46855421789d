// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The state of the last valid seal.
struct SealState {
    bool isSealed = false; ///< there is a valid seal: the entries it covers existed when its key signed
    std::uint64_t sealedEntries = 0; ///< number of entries that it covers; later ones were added since
    std::string sealKey; ///< its public key
    double sealedAt = 0;
    std::uint64_t brokenSeal = 0; ///< number of entries covered by a newer seal that is invalid; 0 for none
};

/// A trail that was merged into the one that was verified.
struct PartVerification : SealState {
    std::string trail; ///< its identity
    std::int64_t id = 0; ///< the offset of its ids and entry numbers
    std::uint64_t entries = 0; ///< number of entries before the first invalid one
};

/// A recorded step whose rows are damaged.
struct DamagedStep {
    RunId run = 0;
    StepId step = 0;
    bool operator==(const DamagedStep &) const = default;
};

/// The result of `verify`.
struct Verification : SealState {
    bool isIntact = false;
    std::uint64_t entries = 0;
    /// The number of entries in the trail's own chain, without those of parts, and the hash of the last one.
    /// `verifyGrowth` continues from there.
    std::uint64_t ownEntries = 0;
    std::string head;
    /// Sequence number of the first invalid entry; one past the last entry for "truncated", "unlisted" and
    /// "free-pages".
    std::optional<std::uint64_t> firstBroken;
    /// Empty, or a code: "sequence" (an entry is missing or surplus), "previous" (does not follow the previous entry),
    /// "hash" (the entry was changed), "content" (rows that it covers were changed), "missing" (its row is missing),
    /// "truncated" (entries are missing at the end), "seal" (a seal does not match the entries that it covers),
    /// "unlisted" (a row that no entry covers), "format" (a kind that this program does not know), "unreadable" (the
    /// file is damaged there), "free-pages" (the file's list of unused pages is damaged: nothing can be added).
    std::string reason;
    /// Runs and executions whose rows are damaged, also after the first broken entry; at most ten thousand of each.
    /// Everything else can be relied on as far as the chain is valid.
    std::vector<RunId> damagedRuns;
    std::vector<ExecutionId> damagedExecutions;
    /// The damaged steps of damaged runs that are intact otherwise. If a damaged run has none here, none of its steps
    /// can be relied on. Not available in trails of earlier versions.
    std::vector<DamagedStep> damagedSteps;

    std::vector<PartVerification> parts; ///< in the order of merging; `entries` includes their entries
    /// The result of comparing the trail with the given checkpoint: empty without one, "same", "other-trail", "shorter"
    /// (the trail ends earlier), "differs" (the trail has another history), "fork" (it does, and a seal of the same key
    /// confirms that history), "bad-signature", "other-key".
    std::string comparison;
};

/// The data that a verification compares the trail with.
struct VerifyOptions {
    std::optional<Checkpoint> checkpoint;
    std::string publicKey; ///< only seals and checkpoints of this key count; empty for any
};

} // namespace vitrine
