// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/merkle.h"

#include <bit>

#include <string>

namespace vitrine::trailfile {

Digest merkleLeaf(Hasher &hasher, const Digest &leaf) { return hasher(std::string_view("\0", 1), view(leaf)); }

Digest merkleNode(Hasher &hasher, const Digest &left, const Digest &right)
{
    return hasher("\1" + std::string(view(left)), view(right));
}

namespace {

/// Level by level from the leaves up. A node without a sibling moves up unchanged, which gives the tree of RFC 6962.
std::vector<Digest> levelAbove(Hasher &hasher, const std::vector<Digest> &level)
{
    std::vector<Digest> above;
    above.reserve((level.size() + 1) / 2);
    for (std::size_t n = 0; n + 1 < level.size(); n += 2)
        above.push_back(merkleNode(hasher, level[n], level[n + 1]));
    if (level.size() % 2 == 1)
        above.push_back(level.back());
    return above;
}

std::vector<Digest> leafLevel(Hasher &hasher, std::span<const Digest> leaves)
{
    std::vector<Digest> level;
    level.reserve(leaves.size());
    for (const Digest &leaf : leaves)
        level.push_back(merkleLeaf(hasher, leaf));
    return level;
}

/// SUBPROOF of RFC 6962. `isRootKnown`: the checker has the root of the first `oldSize` of these leaves.
void addConsistency(
    Hasher &hasher, std::span<const Digest> leaves, std::size_t oldSize, bool isRootKnown, std::vector<Digest> &proof)
{
    if (oldSize == leaves.size()) {
        if (!isRootKnown)
            proof.push_back(merkleRoot(hasher, leaves));
        return;
    }
    const std::size_t left = std::bit_floor(leaves.size() - 1);
    if (oldSize <= left) {
        addConsistency(hasher, leaves.first(left), oldSize, isRootKnown, proof);
        proof.push_back(merkleRoot(hasher, leaves.subspan(left)));
    } else {
        addConsistency(hasher, leaves.subspan(left), oldSize - left, false, proof);
        proof.push_back(merkleRoot(hasher, leaves.first(left)));
    }
}

/// The roots of the old and of the new subtree that follow from a proof; nothing if it does not fit.
struct Roots {
    Digest before;
    Digest after;
};
std::optional<Roots> rootsOf(
    Hasher &hasher, std::size_t size, std::size_t oldSize, const Digest *known, std::span<const Digest> proof)
{
    if (oldSize == size) {
        if (known)
            return proof.empty() ? std::optional(Roots { *known, *known }) : std::nullopt;
        return proof.size() == 1 ? std::optional(Roots { proof[0], proof[0] }) : std::nullopt;
    }
    if (proof.empty())
        return std::nullopt;
    const std::size_t left = std::bit_floor(size - 1);
    const Digest &beside = proof.back();
    const std::span<const Digest> rest = proof.first(proof.size() - 1);
    if (oldSize <= left) {
        const auto below = rootsOf(hasher, left, oldSize, known, rest);
        return below ? std::optional(Roots { below->before, merkleNode(hasher, below->after, beside) }) : std::nullopt;
    }
    const auto below = rootsOf(hasher, size - left, oldSize - left, nullptr, rest);
    return below
        ? std::optional(Roots { merkleNode(hasher, beside, below->before), merkleNode(hasher, beside, below->after) })
        : std::nullopt;
}

} // namespace

std::vector<Digest> merkleConsistency(Hasher &hasher, std::span<const Digest> leaves, std::size_t oldSize)
{
    std::vector<Digest> proof;
    addConsistency(hasher, leaves, oldSize, true, proof);
    return proof;
}

bool isConsistent(Hasher &hasher, std::size_t oldSize, const Digest &oldRoot, std::size_t size, const Digest &root,
    std::span<const Digest> proof)
{
    if (oldSize == 0 || oldSize > size)
        return false;
    const auto roots = rootsOf(hasher, size, oldSize, &oldRoot, proof);
    return roots && roots->before == oldRoot && roots->after == root;
}

void MerkleFrontier::add(Hasher &hasher, const Digest &leaf)
{
    Digest carried = merkleLeaf(hasher, leaf);
    for (std::optional<Digest> &level : m_levels) {
        if (!level) {
            level = carried;
            return;
        }
        carried = merkleNode(hasher, *level, carried);
        level.reset();
    }
    m_levels.emplace_back(carried);
}

Digest MerkleFrontier::root(Hasher &hasher) const
{
    std::optional<Digest> root;
    for (const std::optional<Digest> &level : m_levels)
        if (level)
            root = root ? merkleNode(hasher, *level, *root) : *level;
    return root ? *root : hasher({});
}

Digest merkleRoot(Hasher &hasher, std::span<const Digest> leaves)
{
    if (leaves.empty())
        return hasher({});
    std::vector<Digest> level = leafLevel(hasher, leaves);
    while (level.size() > 1)
        level = levelAbove(hasher, level);
    return level.front();
}

MerkleLevels::MerkleLevels(Hasher &hasher, std::span<const Digest> leaves)
{
    m_levels.push_back(leafLevel(hasher, leaves));
    while (m_levels.back().size() > 1)
        m_levels.push_back(levelAbove(hasher, m_levels.back()));
}

std::vector<Digest> MerkleLevels::path(std::size_t leaf) const
{
    std::vector<Digest> path;
    for (const std::vector<Digest> &level : m_levels) {
        if (const std::size_t sibling = leaf ^ 1; sibling < level.size())
            path.push_back(level[sibling]);
        leaf /= 2;
    }
    return path;
}

std::vector<Digest> merklePath(Hasher &hasher, std::span<const Digest> leaves, std::size_t leaf)
{
    return MerkleLevels(hasher, leaves).path(leaf);
}

std::optional<Digest> merkleRootFrom(
    Hasher &hasher, const Digest &leaf, std::size_t index, std::size_t size, std::span<const Digest> path)
{
    if (index >= size)
        return std::nullopt;
    Digest digest = merkleLeaf(hasher, leaf);
    std::size_t used = 0;
    for (std::size_t at = index, width = size; width > 1; at /= 2, width = (width + 1) / 2) {
        if ((at ^ 1) >= width)
            continue;
        if (used == path.size())
            return std::nullopt;
        const Digest &sibling = path[used++];
        digest = at % 2 == 1 ? merkleNode(hasher, sibling, digest) : merkleNode(hasher, digest, sibling);
    }
    return used == path.size() ? std::optional(digest) : std::nullopt;
}

} // namespace vitrine::trailfile
