// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/treecheck.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/jsonfault.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace vitrine {

using namespace trailfile;

namespace {

using TreeJson = nlohmann::json;

constexpr auto inclusionKey = "vitrine_inclusion";
constexpr auto consistencyKey = "vitrine_consistency";

/// Nothing if the value is not a hash.
std::optional<Digest> treeHash(const TreeJson &value) { return digestOfBase64(value.get_ref<const std::string &>()); }

std::optional<std::vector<Digest>> treeHashes(const TreeJson &values)
{
    std::vector<Digest> hashes;
    for (const TreeJson &value : values) {
        const auto hash = treeHash(value);
        if (!hash)
            return std::nullopt;
        hashes.push_back(*hash);
    }
    return hashes;
}

bool holdsInclusion(const TreeJson &proof, TreeStatement &said)
{
    const auto index = proof.at("index").get<std::uint64_t>();
    said.entry = index + 1;
    const auto record = treeHash(proof.at("record"));
    const auto root = treeHash(proof.at("root"));
    const auto path = treeHashes(proof.at("proof"));
    if (!record || !root || !path)
        return false;
    said.root = toHex(*root);
    Hasher hasher;
    return merkleRootFrom(hasher, *record, static_cast<std::size_t>(index), static_cast<std::size_t>(said.size), *path)
        == root;
}

bool holdsConsistency(const TreeJson &proof, TreeStatement &said)
{
    said.oldSize = proof.at("old_size").get<std::uint64_t>();
    const auto oldRoot = treeHash(proof.at("old_root"));
    const auto root = treeHash(proof.at("root"));
    const auto hashes = treeHashes(proof.at("proof"));
    if (!oldRoot || !root || !hashes || said.oldSize == 0 || said.oldSize > said.size)
        return false;
    said.oldRoot = toHex(*oldRoot);
    said.root = toHex(*root);
    Hasher hasher;
    return isConsistent(
        hasher, static_cast<std::size_t>(said.oldSize), *oldRoot, static_cast<std::size_t>(said.size), *root, *hashes);
}

bool isOfTree(const Checkpoint &checkpoint, const TreeStatement &said)
{
    const bool isNew = checkpoint.entries == said.size && checkpoint.root == said.root;
    const bool isOld = !said.isInclusion && checkpoint.entries == said.oldSize && checkpoint.root == said.oldRoot;
    return checkpoint.trail == said.trail && (isNew || isOld) && isSignatureValid(checkpoint);
}

std::string faultOf(
    const TreeJson &proof, TreeStatement &said, std::string_view publicKey, const std::optional<Checkpoint> &checkpoint)
{
    if (!(said.isInclusion ? holdsInclusion(proof, said) : holdsConsistency(proof, said)))
        return "path";
    if (!checkpoint)
        return publicKey.empty() ? "" : "unsigned";
    if (!publicKey.empty() && checkpoint->publicKey != publicKey)
        return "other-key";
    return isOfTree(*checkpoint, said) ? "" : "other-checkpoint";
}

} // namespace

Result<std::optional<TreeStatement>> checkTreeProof(
    std::string_view json, std::string_view publicKey, const std::optional<Checkpoint> &checkpoint)
{
    if (!isShallowJson(json))
        return std::nullopt;
    const auto proof = parsedJson<TreeJson>(json);
    if (!proof.is_object() || !(proof.contains(inclusionKey) || proof.contains(consistencyKey)))
        return std::nullopt;
    try {
        TreeStatement said;
        said.isInclusion = proof.contains(inclusionKey);
        if (proof.at(said.isInclusion ? inclusionKey : consistencyKey).get<int>() != 1)
            return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "proof of another version" });
        said.trail = proof.at("trail").get<std::string>();
        said.size = proof.at("size").get<std::uint64_t>();
        said.reason = faultOf(proof, said, publicKey, checkpoint);
        said.isValid = said.reason.empty();
        return said;
    } catch (const TreeJson::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, jsonFault(exception.what()) });
    }
}

} // namespace vitrine
