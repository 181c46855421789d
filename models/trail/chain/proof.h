// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <optional>

namespace vitrine {

/// The facts that a checked proof shows.
struct ProofResult {
    bool isValid = false;
    /// Empty, or a code: "text" (a text does not match its commitment), "step" (not in its run), "entry" (does not
    /// match the entry), "path" (not in the tree), "signature", "other-key", "other-checkpoint", "unsigned" (no seal
    /// covers it, so it does not exclude that the author made up the whole trail).
    std::string reason;
    std::string trail;
    std::string kind; ///< "step" or "execution"
    std::int64_t id = 0;
    std::uint64_t entry = 0;
    double at = 0; ///< time of the entry, by the writer's clock
    std::optional<Checkpoint> checkpoint;
    std::string fields; ///< JSON: the proven rows by table, with texts instead of their commitments
};

/// Checks a proof without the trail. If a public key or a checkpoint from elsewhere is given, the proof must match it.
Result<ProofResult> verifyProof(
    std::string_view json, std::string_view publicKey = {}, const std::optional<Checkpoint> &checkpoint = {});

} // namespace vitrine
