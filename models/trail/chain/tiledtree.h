// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/runtree.h"
#include "models/trail/file/database.h"
#include "models/trail/file/digest.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine::trailfile {

/// The number of entries in a subtree whose root is stored.
inline constexpr std::uint64_t tileEntries = 1'024;

/// The tree of RFC 6962 over the entries of a trail or a part. The roots of full subtrees are stored, so that computing
/// a path hashes only a few thousand entries, however many there are. A root that is not stored is computed. Failures
/// are exceptions.
class TiledTree final {
public:
    enum class Tiles { Stored, Computed };

    /// The tree over the first `size` entries of a part; part 0 is the trail itself.
    TiledTree(
        Statements &statements, Hasher &hasher, std::int64_t part, std::uint64_t size, Tiles tiles = Tiles::Stored);

    /// The sibling hashes on the path from an entry, numbered from 0, to the root, lowest first.
    std::vector<Digest> path(std::uint64_t entry);
    /// The stored hash of an entry, which is a leaf of the tree.
    Digest leaf(std::uint64_t entry);

private:
    void addPath(std::vector<Digest> &path, std::uint64_t first, std::uint64_t count, std::uint64_t entry);
    Digest root(std::uint64_t first, std::uint64_t count);
    std::vector<Digest> leaves(std::uint64_t first, std::uint64_t count);

    void readBlock(std::uint64_t first, std::uint64_t count);

    Statements &m_statements;
    Hasher &m_hasher;
    std::int64_t m_part;
    std::uint64_t m_size;
    std::vector<std::optional<Digest>> m_tiles;
    // Proofs come in order: the next one is nearly always in the same block, beside the same subtrees.
    std::map<std::pair<std::uint64_t, std::uint64_t>, Digest>
        m_roots; ///< of subtrees that have no tile, by first and count
    std::pair<std::uint64_t, std::uint64_t> m_block; ///< first and count of the leaves below
    std::vector<std::vector<Digest>> m_levels; ///< of the subtree over that block, leaves first
};

/// The trees of the last proof, for the next one.
class ProofTrees final {
public:
    /// With stored tiles.
    TiledTree &of(Statements &statements, std::int64_t part, std::uint64_t size);
    /// The tree of a run can be used again, as the steps that its entry covers never change.
    const RunTree &ofRun(CanonicalRows &rows, std::int64_t run);

private:
    Hasher m_hasher;
    std::pair<std::int64_t, std::uint64_t> m_key;
    std::optional<TiledTree> m_tree;
    std::optional<RunTree> m_run;
};

/// The number of entries of a part; part 0 is the trail itself.
std::uint64_t entryCount(Statements &statements, std::int64_t part);

/// Stores the roots of the subtrees that became full when the number of entries grew from `before` to `entries`.
void storeTiles(Statements &statements, Hasher &hasher, std::int64_t part, std::uint64_t before, std::uint64_t entries);
/// Stores all roots again, including those of merged parts.
void rebuildTiles(Statements &statements, Hasher &hasher);

} // namespace vitrine::trailfile
