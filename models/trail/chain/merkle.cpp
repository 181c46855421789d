// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/merkle.h"

#include <string>

namespace vitrine::trailfile {

namespace {

Digest leafHash(Hasher &hasher, const Digest &leaf) { return hasher(std::string_view("\0", 1), view(leaf)); }

Digest nodeHash(Hasher &hasher, const Digest &left, const Digest &right)
{
    return hasher("\1" + std::string(view(left)), view(right));
}

/// Level by level from the leaves up. A node without a sibling goes up as it is, which makes the tree of RFC 6962.
std::vector<Digest> levelAbove(Hasher &hasher, const std::vector<Digest> &level)
{
    std::vector<Digest> above;
    above.reserve((level.size() + 1) / 2);
    for (std::size_t n = 0; n + 1 < level.size(); n += 2)
        above.push_back(nodeHash(hasher, level[n], level[n + 1]));
    if (level.size() % 2 == 1)
        above.push_back(level.back());
    return above;
}

std::vector<Digest> leafLevel(Hasher &hasher, std::span<const Digest> leaves)
{
    std::vector<Digest> level;
    level.reserve(leaves.size());
    for (const Digest &leaf : leaves)
        level.push_back(leafHash(hasher, leaf));
    return level;
}

} // namespace

void MerkleFrontier::add(Hasher &hasher, const Digest &leaf)
{
    Digest carried = leafHash(hasher, leaf);
    for (std::optional<Digest> &level : m_levels) {
        if (!level) {
            level = carried;
            return;
        }
        carried = nodeHash(hasher, *level, carried);
        level.reset();
    }
    m_levels.emplace_back(carried);
}

Digest MerkleFrontier::root(Hasher &hasher) const
{
    std::optional<Digest> root;
    for (const std::optional<Digest> &level : m_levels)
        if (level)
            root = root ? nodeHash(hasher, *level, *root) : *level;
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

std::vector<Digest> merklePath(Hasher &hasher, std::span<const Digest> leaves, std::size_t leaf)
{
    std::vector<Digest> path;
    std::vector<Digest> level = leafLevel(hasher, leaves);
    for (std::size_t at = leaf; level.size() > 1; at /= 2) {
        if (const std::size_t sibling = at ^ 1; sibling < level.size())
            path.push_back(level[sibling]);
        level = levelAbove(hasher, level);
    }
    return path;
}

std::optional<Digest> merkleRootFrom(
    Hasher &hasher, const Digest &leaf, std::size_t index, std::size_t size, std::span<const Digest> path)
{
    if (index >= size)
        return std::nullopt;
    Digest digest = leafHash(hasher, leaf);
    std::size_t used = 0;
    for (std::size_t at = index, width = size; width > 1; at /= 2, width = (width + 1) / 2) {
        if ((at ^ 1) >= width)
            continue;
        if (used == path.size())
            return std::nullopt;
        const Digest &sibling = path[used++];
        digest = at % 2 == 1 ? nodeHash(hasher, sibling, digest) : nodeHash(hasher, digest, sibling);
    }
    return used == path.size() ? std::optional(digest) : std::nullopt;
}

} // namespace vitrine::trailfile
