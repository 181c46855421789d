// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <optional>

namespace vitrine {

/// The facts that a checked proof shows.
struct ProofResult {
    bool isValid = false;
    /// Empty, or a code: "text" (a text is not the one that was committed to), "step" (not in its run), "entry" (not
    /// what the entry covers), "path" (not in the tree), "signature", "other-key", "other-checkpoint", "unsigned" (no
    /// seal covers it: it proves nothing against an author who invented the whole trail).
    std::string reason;
    std::string trail;
    std::string kind; ///< "step" or "execution"
    std::int64_t id = 0;
    std::uint64_t entry = 0;
    double at = 0; ///< when it was entered, by the clock of who wrote
    std::optional<Checkpoint> checkpoint;
    std::string fields; ///< JSON: the proven rows by table, texts in place of their commitments
};

/// Checks a proof without the trail. With a public key or a checkpoint from elsewhere, the proof has to fit these.
Result<ProofResult> verifyProof(
    std::string_view json, std::string_view publicKey = {}, const std::optional<Checkpoint> &checkpoint = {});

} // namespace vitrine
