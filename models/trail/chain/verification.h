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
    bool isSealed = false; ///< a seal holds: what it covers was there when its key signed
    std::uint64_t sealedEntries = 0; ///< so many are covered by it; later ones were added since
    std::string sealKey; ///< its public key
    double sealedAt = 0;
    std::uint64_t brokenSeal = 0; ///< so many were covered by a newer seal that does not hold; 0 when there is none
};

/// A trail that was merged into the one that was verified.
struct PartVerification : SealState {
    std::string trail; ///< its identity
    std::int64_t id = 0; ///< what its ids and entries were moved by
    std::uint64_t entries = 0; ///< up to the first that does not hold
};

/// A recorded step whose rows do not hold.
struct DamagedStep {
    RunId run = 0;
    StepId step = 0;
    bool operator==(const DamagedStep &) const = default;
};

/// The result of `verify`.
struct Verification : SealState {
    bool isIntact = false;
    std::uint64_t entries = 0;
    /// Entries of the trail's own chain, without those of parts, and the hash of the last one: where `verifyGrowth`
    /// continues.
    std::uint64_t ownEntries = 0;
    std::string head;
    /// Sequence number of the first entry that does not hold; the one behind the last for "truncated" and "unlisted".
    std::optional<std::uint64_t> firstBroken;
    /// Empty, or a code: "sequence" (an entry is missing or one too many), "previous" (does not follow the one before),
    /// "hash" (the entry was changed), "content" (rows that it covers were changed), "missing" (its row is gone),
    /// "truncated" (entries are gone from the end), "seal" (a seal does not fit the entries that it covers), "unlisted"
    /// (a row that no entry covers), "format" (of a kind that this program does not know), "unreadable" (the file is
    /// damaged there).
    std::string reason;
    /// Runs and executions whose rows do not hold; everything else can be relied on as far as the chain reaches. Also
    /// behind the first broken entry, at most ten thousand of each.
    std::vector<RunId> damagedRuns;
    std::vector<ExecutionId> damagedExecutions;
    /// The damaged steps of damaged runs whose rest is intact: of a damaged run without any here, no step can be relied
    /// on. Trails of earlier versions do not have them.
    std::vector<DamagedStep> damagedSteps;

    std::vector<PartVerification> parts; ///< in the order in which they were merged; `entries` counts theirs, too
    /// How it compares with the checkpoint that was given: empty without one, "same", or "other-trail", "shorter" (it
    /// ends before), "differs" (in its past), "fork" (so does a seal of that key), "bad-signature", "other-key".
    std::string comparison;
};

/// The reference data for a verification.
struct VerifyOptions {
    std::optional<Checkpoint> checkpoint;
    std::string publicKey; ///< only seals and checkpoints of this key count; empty for any
};

} // namespace vitrine
