// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::trailfile {

/// Computes the root of the tree over the leaves added so far. Needs memory only for the height of the tree.
class MerkleFrontier final {
public:
    void add(Hasher &hasher, const Digest &leaf);
    Digest root(Hasher &hasher) const;

private:
    std::vector<std::optional<Digest>> m_levels; ///< the root of the full subtree of 2^n leaves that has no sibling yet
};

/// The tree of RFC 6962 over the hashes of a trail's entries: leaves and nodes are hashed differently, so that neither
/// can be passed off as the other.
Digest merkleRoot(Hasher &hasher, std::span<const Digest> leaves);

/// All nodes of the tree over some leaves, for paths of many of them.
class MerkleLevels final {
public:
    MerkleLevels() = default;
    MerkleLevels(Hasher &hasher, std::span<const Digest> leaves);
    /// The sibling hashes on the path from a leaf to the root, lowest first.
    std::vector<Digest> path(std::size_t leaf) const;

private:
    std::vector<std::vector<Digest>> m_levels; ///< leaves first, root last
};
/// `MerkleLevels::path` of one leaf.
std::vector<Digest> merklePath(Hasher &hasher, std::span<const Digest> leaves, std::size_t leaf);

/// The hashes that show how a tree of the first `oldSize` leaves grew into that of all of them (RFC 6962, 2.1.2).
/// `oldSize` is from 1 to the number of leaves.
std::vector<Digest> merkleConsistency(Hasher &hasher, std::span<const Digest> leaves, std::size_t oldSize);

/// Whether such hashes prove that the tree with `root` extends the one with `oldRoot`.
bool isConsistent(Hasher &hasher, std::size_t oldSize, const Digest &oldRoot, std::size_t size, const Digest &root,
    std::span<const Digest> proof);

/// The hash of a leaf, and the hash of two adjacent nodes.
Digest merkleLeaf(Hasher &hasher, const Digest &leaf);
Digest merkleNode(Hasher &hasher, const Digest &left, const Digest &right);

/// The root computed from a leaf and its path in a tree of `size` leaves. Returns nothing if the path does not fit.
std::optional<Digest> merkleRootFrom(
    Hasher &hasher, const Digest &leaf, std::size_t index, std::size_t size, std::span<const Digest> path);

} // namespace vitrine::trailfile
