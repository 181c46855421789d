// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/treeproofs.h"

#include "base/formatted.h"
#include "base/keptfile.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/tiledtree.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <span>

namespace vitrine::trailfile {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t tileWidth = 256;

std::string base64Of(const Digest &digest) { return trailfile::base64Of(view(digest)); }

Json hashList(std::span<const Digest> hashes)
{
    Json list = Json::array();
    for (const Digest &hash : hashes)
        list.push_back(base64Of(hash));
    return list;
}

/// "x001/x234/067": the number of a tile in groups of three digits.
std::string tilePath(std::uint64_t number)
{
    std::string path = formatted("{:03}", number % 1'000);
    while (number >= 1'000) {
        number /= 1'000;
        path = formatted("x{:03}/{}", number % 1'000, path);
    }
    return path;
}

class TileFolder {
public:
    explicit TileFolder(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
        std::error_code unknown;
        if (std::filesystem::exists(m_folder, unknown) && !std::filesystem::is_directory(m_folder, unknown))
            throw Failure(ErrorCode::WriteFailed, std::string(notAFolder));
    }
    void write(const std::string &name, std::string_view bytes)
    {
        const std::filesystem::path file = m_folder / name;
        std::error_code failed;
        std::filesystem::create_directories(file.parent_path(), failed);
        std::error_code unknown;
        const std::filesystem::file_status status = std::filesystem::status(file, unknown);
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) // a pipe would be waited for
            throw Failure(ErrorCode::WriteFailed, formatted("{}: not a regular file", name));
        errno = 0;
        std::ofstream stream(file, std::ios::binary | std::ios::trunc);
        if (failed || !(stream << bytes).flush()) {
            const int number = failed ? failed.value() : errno;
            throw Failure(codeOfErrno(number) == ErrorCode::DiskFull ? ErrorCode::DiskFull : ErrorCode::WriteFailed,
                formatted("{}: {}", name, std::strerror(number)));
        }
        ++m_files;
    }
    /// The hashes of a level, or their data in `entries`, in tiles of 256.
    template <typename BytesOf>
    void writeLevel(std::string_view level, std::span<const Digest> hashes, const BytesOf &bytesOf)
    {
        for (std::size_t from = 0; from < hashes.size(); from += tileWidth) {
            const auto tile = hashes.subspan(from, std::min(tileWidth, hashes.size() - from));
            std::string bytes;
            for (const Digest &hash : tile)
                bytes += bytesOf(hash);
            std::string name = formatted("tile/{}/{}", level, tilePath(from / tileWidth));
            if (tile.size() < tileWidth)
                name += formatted(".p/{}", tile.size());
            write(name, bytes);
        }
    }
    std::uint64_t files() const { return m_files; }

private:
    std::filesystem::path m_folder;
    std::uint64_t m_files = 0;
};

/// The roots of all full subtrees of 256 nodes.
std::vector<Digest> fullSubtrees(Hasher &hasher, std::span<const Digest> nodes)
{
    std::vector<Digest> roots;
    for (; nodes.size() >= tileWidth; nodes = nodes.subspan(tileWidth)) {
        std::vector<Digest> level(nodes.begin(), nodes.begin() + tileWidth);
        for (; level.size() > 1; level.resize(level.size() / 2))
            for (std::size_t n = 0; n < level.size() / 2; ++n)
                level[n] = merkleNode(hasher, level[2 * n], level[2 * n + 1]);
        roots.push_back(level.front());
    }
    return roots;
}

} // namespace

TreeProofs::TreeProofs(Statements &statements)
    : m_statements(statements)
{
}

std::optional<Checkpoint> TreeProofs::newestSeal()
{
    std::optional<Checkpoint> seal;
    forEachRow(m_statements,
        "SELECT entries, head, root, signed_at, public_key, signature FROM seals WHERE id < ? ORDER BY id DESC LIMIT 1",
        partStride, [&](RowReader &row) {
            seal.emplace().trail = uidOf(m_statements);
            seal->entries = row.next<std::uint64_t>();
            seal->head = row.next<std::string>();
            seal->root = row.next<std::string>();
            seal->signedAt = row.next<double>();
            seal->publicKey = row.next<std::string>();
            seal->signature = row.next<std::string>();
        });
    return seal;
}

std::vector<Digest> TreeProofs::leaves(std::uint64_t size)
{
    std::vector<Digest> found;
    SQLite::Statement &query = m_statements.get("SELECT hash FROM entries WHERE seq <= ? ORDER BY seq");
    const InUse use(query);
    query.bind(1, static_cast<std::int64_t>(std::min<std::uint64_t>(size, partStride - 1)));
    while (query.executeStep())
        found.push_back(digestFrom(query.getColumn(0)));
    return found;
}

std::string TreeProofs::proveEntry(std::uint64_t entry, std::uint64_t size)
{
    const std::uint64_t count = entryCount(m_statements, 0);
    if (size == 0) {
        const auto seal = newestSeal();
        size = seal && seal->entries >= entry ? std::min(seal->entries, count) : count;
    }
    if (entry == 0 || entry > size || size > count)
        throw Failure(ErrorCode::NotFound, "entry");
    TiledTree tree(m_statements, m_hasher, 0, size);
    const std::uint64_t index = entry - 1;
    const Digest record = tree.leaf(index);
    const std::vector<Digest> path = tree.path(index);
    const auto root = merkleRootFrom(m_hasher, record, index, size, path);
    const Json proof { { "vitrine_inclusion", 1 }, { "trail", uidOf(m_statements) }, { "size", size },
        { "root", base64Of(root.value_or(Digest {})) }, { "index", index }, { "record", base64Of(record) },
        { "proof", hashList(path) } };
    return proof.dump(1) + '\n';
}

std::string TreeProofs::proveGrowth(std::uint64_t from, std::uint64_t to)
{
    const std::vector<Digest> all = leaves(to);
    if (from == 0 || from > to || to > all.size())
        throw Failure(ErrorCode::NotFound, "entry");
    const auto before = static_cast<std::size_t>(from);
    const Json proof { { "vitrine_consistency", 1 }, { "trail", uidOf(m_statements) }, { "old_size", before },
        { "old_root", base64Of(merkleRoot(m_hasher, std::span(all).first(before))) }, { "size", all.size() },
        { "root", base64Of(merkleRoot(m_hasher, all)) },
        { "proof", hashList(merkleConsistency(m_hasher, all, before)) } };
    return proof.dump(1) + '\n';
}

std::uint64_t TreeProofs::writeTiles(const std::filesystem::path &folder)
{
    const auto seal = newestSeal();
    if (!seal)
        throw Failure(ErrorCode::NotFound, "seal");
    const std::vector<Digest> records = leaves(seal->entries);
    if (records.size() != seal->entries)
        throw Failure(ErrorCode::Corrupt, "entries that the seal covers");
    TileFolder tiles(folder);
    constexpr std::string_view recordSize("\0\x20", 2);
    tiles.writeLevel(
        "entries", records, [&](const Digest &record) { return std::string(recordSize).append(view(record)); });
    std::vector<Digest> level;
    for (const Digest &record : records)
        level.push_back(merkleLeaf(m_hasher, record));
    for (int n = 0; !level.empty(); ++n) {
        tiles.writeLevel(std::to_string(n), level, [](const Digest &hash) { return std::string(view(hash)); });
        level = fullSubtrees(m_hasher, level);
    }
    tiles.write("checkpoint", toNote(*seal)); // last: when it is there, everything it covers is
    return tiles.files();
}

} // namespace vitrine::trailfile
