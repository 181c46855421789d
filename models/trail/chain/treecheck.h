// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The statement of a proof of inclusion or of consistency. Such a proof has no signature: its root must be that of a
/// checkpoint from elsewhere.
struct TreeStatement {
    bool isInclusion = false; ///< otherwise of consistency
    std::string trail;
    std::uint64_t entry = 0; ///< proof of inclusion: number of the entry
    std::uint64_t oldSize = 0; ///< proof of consistency: entries of the earlier tree
    std::string oldRoot; ///< hexadecimal digits
    std::uint64_t size = 0; ///< entries of the tree
    std::string root; ///< hexadecimal digits
    bool isValid = false;
    /// Empty, or a code: "path" (the hashes do not result in the root), "other-checkpoint" (the checkpoint is not about
    /// a tree in the proof), "other-key", "unsigned" (a key was given, but no checkpoint that it could have signed).
    std::string reason;
};

/// Checks such a proof without the trail. Returns nothing for any other document.
Result<std::optional<TreeStatement>> checkTreeProof(
    std::string_view json, std::string_view publicKey = {}, const std::optional<Checkpoint> &checkpoint = {});

} // namespace vitrine
