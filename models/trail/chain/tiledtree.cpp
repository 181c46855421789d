// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/tiledtree.h"

#include "models/trail/chain/chain.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <bit>

namespace vitrine::trailfile {

namespace {

/// Older files have none.
bool hasTiles(Statements &statements)
{
    SQLite::Statement &query = statements.get("SELECT 1 FROM sqlite_schema WHERE name = 'tree_tiles'");
    const InUse use(query);
    return query.executeStep();
}

} // namespace

TiledTree::TiledTree(Statements &statements, Hasher &hasher, std::int64_t part, std::uint64_t size, Tiles tiles)
    : m_statements(statements)
    , m_hasher(hasher)
    , m_part(part)
    , m_size(size)
    , m_tiles(size / tileEntries)
{
    if (tiles == Tiles::Computed || !hasTiles(statements))
        return;
    SQLite::Statement &query = m_statements.get("SELECT id, hash FROM tree_tiles WHERE id >= ? AND id < ?");
    const InUse use(query);
    query.bind(1, part);
    query.bind(2, part + static_cast<std::int64_t>(m_tiles.size()));
    while (query.executeStep())
        m_tiles[static_cast<std::size_t>(query.getColumn(0).getInt64() - part)] = digestFrom(query.getColumn(1));
}

std::vector<Digest> TiledTree::path(std::uint64_t entry)
{
    std::vector<Digest> path;
    addPath(path, 0, m_size, entry);
    return path;
}

Digest TiledTree::leaf(std::uint64_t entry) { return leaves(entry, 1).front(); }

void TiledTree::addPath(std::vector<Digest> &path, std::uint64_t first, std::uint64_t count, std::uint64_t entry)
{
    if (count <= tileEntries) {
        readBlock(first, count);
        // A node without a sibling is its own parent.
        for (std::uint64_t level = 0, at = entry - first; level + 1 < m_levels.size(); ++level, at /= 2)
            if ((at ^ 1U) < m_levels[level].size())
                path.push_back(m_levels[level][at ^ 1U]);
        return;
    }
    const std::uint64_t split = std::bit_floor(count - 1);
    const bool isLeft = entry < first + split;
    addPath(path, isLeft ? first : first + split, isLeft ? split : count - split, entry);
    path.push_back(isLeft ? root(first + split, count - split) : root(first, split));
}

void TiledTree::readBlock(std::uint64_t first, std::uint64_t count)
{
    if (m_block == std::pair(first, count) && !m_levels.empty())
        return;
    m_levels.clear();
    std::vector<Digest> level = leaves(first, count);
    for (Digest &leaf : level)
        leaf = merkleLeaf(m_hasher, leaf);
    while (level.size() > 1) {
        std::vector<Digest> above;
        for (std::size_t at = 0; at < level.size(); at += 2)
            above.push_back(at + 1 < level.size() ? merkleNode(m_hasher, level[at], level[at + 1]) : level[at]);
        m_levels.push_back(std::exchange(level, std::move(above)));
    }
    m_levels.push_back(std::move(level));
    m_block = { first, count };
}

// The left side of a tree is a power of two, so that a subtree with the entries of a tile is one.
Digest TiledTree::root(std::uint64_t first, std::uint64_t count)
{
    if (count > tileEntries) {
        const std::uint64_t split = std::bit_floor(count - 1);
        const Digest left = root(first, split);
        return merkleNode(m_hasher, left, root(first + split, count - split));
    }
    if (count == tileEntries && m_tiles[first / tileEntries])
        return *m_tiles[first / tileEntries];
    const std::pair key(first, count);
    const auto known = m_roots.find(key);
    return known != m_roots.end() ? known->second
                                  : m_roots.emplace(key, merkleRoot(m_hasher, leaves(first, count))).first->second;
}

std::vector<Digest> TiledTree::leaves(std::uint64_t first, std::uint64_t count)
{
    std::vector<Digest> found;
    found.reserve(count);
    SQLite::Statement &query = m_statements.get("SELECT hash FROM entries WHERE seq > ? AND seq <= ? ORDER BY seq");
    const InUse use(query);
    query.bind(1, m_part + static_cast<std::int64_t>(first));
    query.bind(2, m_part + static_cast<std::int64_t>(first + count));
    while (query.executeStep())
        found.push_back(digestFrom(query.getColumn(0)));
    if (found.size() != count)
        throw Failure(ErrorCode::Corrupt, "entries are missing");
    return found;
}

TiledTree &ProofTrees::of(Statements &statements, std::int64_t part, std::uint64_t size)
{
    const std::pair key(part, size);
    if (!m_tree || m_key != key)
        m_tree.emplace(statements, m_hasher, part, size);
    m_key = key;
    return *m_tree;
}

const RunTree &ProofTrees::ofRun(CanonicalRows &rows, std::int64_t run)
{
    if (!m_run || m_run->run() != run)
        m_run.emplace(rows, m_hasher, run);
    return *m_run;
}

std::uint64_t entryCount(Statements &statements, std::int64_t part)
{
    std::int64_t last = part;
    forEachRow(statements, "SELECT max(seq) FROM entries WHERE seq < ?", part + partStride,
        [&](RowReader &row) { last = row.nextOptional<std::int64_t>().value_or(part); });
    return last > part ? static_cast<std::uint64_t>(last - part) : 0;
}

void storeTiles(Statements &statements, Hasher &hasher, std::int64_t part, std::uint64_t before, std::uint64_t entries)
{
    for (std::uint64_t tile = before / tileEntries; tile < entries / tileEntries; ++tile) {
        MerkleFrontier frontier;
        {
            SQLite::Statement &query
                = statements.get("SELECT hash FROM entries WHERE seq > ? AND seq <= ? ORDER BY seq");
            const InUse use(query);
            query.bind(1, part + static_cast<std::int64_t>(tile * tileEntries));
            query.bind(2, part + static_cast<std::int64_t>((tile + 1) * tileEntries));
            while (query.executeStep())
                frontier.add(hasher, digestFrom(query.getColumn(0)));
        }
        const Digest root = frontier.root(hasher);
        SQLite::Statement &insert = statements.get("INSERT OR REPLACE INTO tree_tiles VALUES (?, ?)");
        const InUse use(insert);
        insert.bind(1, part + static_cast<std::int64_t>(tile));
        insert.bindNoCopy(2, root.data(), static_cast<int>(root.size()));
        insert.exec();
    }
}

void rebuildTiles(Statements &statements, Hasher &hasher)
{
    statements.database().exec("DELETE FROM tree_tiles");
    std::vector<std::int64_t> parts { 0 };
    forEachRow(statements, "SELECT id FROM parts WHERE id > ?", 0,
        [&](RowReader &row) { parts.push_back(row.next<std::int64_t>()); });
    for (const std::int64_t part : parts)
        storeTiles(statements, hasher, part, 0, entryCount(statements, part));
}

} // namespace vitrine::trailfile
