// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::trailfile {

/// The root of the tree over what was added so far, with memory for its height only.
class MerkleFrontier final {
public:
    void add(Hasher &hasher, const Digest &leaf);
    Digest root(Hasher &hasher) const;

private:
    std::vector<std::optional<Digest>> m_levels; ///< the full subtree of 2^n leaves that waits for its sibling
};

/// The tree of RFC 6962 over the hashes of a trail's entries: leaves and nodes are hashed apart, so that none can pass
/// for the other.
Digest merkleRoot(Hasher &hasher, std::span<const Digest> leaves);

/// The hashes beside the way from a leaf up to the root, lowest first.
std::vector<Digest> merklePath(Hasher &hasher, std::span<const Digest> leaves, std::size_t leaf);

/// The hashes that show how a tree of the first `oldSize` leaves grew into that of all of them (RFC 6962, 2.1.2).
/// `oldSize` is from 1 to the number of leaves.
std::vector<Digest> merkleConsistency(Hasher &hasher, std::span<const Digest> leaves, std::size_t oldSize);

/// Whether such hashes lead from the one root to the other.
bool isConsistent(Hasher &hasher, std::size_t oldSize, const Digest &oldRoot, std::size_t size, const Digest &root,
    std::span<const Digest> proof);

/// The hash of a leaf, and of two adjacent nodes.
Digest merkleLeaf(Hasher &hasher, const Digest &leaf);
Digest merkleNode(Hasher &hasher, const Digest &left, const Digest &right);

/// The root that a leaf and its path lead to in a tree of `size` leaves; nothing when the path does not fit.
std::optional<Digest> merkleRootFrom(
    Hasher &hasher, const Digest &leaf, std::size_t index, std::size_t size, std::span<const Digest> path);

} // namespace vitrine::trailfile
