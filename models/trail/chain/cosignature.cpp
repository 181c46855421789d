// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/cosignature.h"

#include "base/formatted.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/signature.h"
#include "models/trail/chain/signednote.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/jsonfault.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using trailfile::Digest;

constexpr char cosignatureAlgorithm = 4; ///< "timestamped Ed25519 signatures" of C2SP
constexpr std::size_t timeSize = 8;
constexpr std::size_t publicKeySize = 32;
constexpr std::size_t cosignatureSize = timeSize + 64;
constexpr std::uint64_t clockTolerance = 300; ///< seconds

Error badCosignature(std::string_view what)
{
    return { ErrorCode::BadValue, {}, {}, {}, "cosignature." + std::string(what) };
}

std::string witnessHash(std::string_view name, std::string_view publicKey)
{
    trailfile::Hasher hasher;
    const Digest digest = hasher(std::string(name) + '\n' + cosignatureAlgorithm, publicKey);
    return std::string(trailfile::view(digest).substr(0, 4));
}

std::string cosignedBytes(std::string_view text, std::uint64_t time)
{
    return formatted("cosignature/v1\ntime {}\n{}", time, text);
}

std::string bigEndian(std::uint64_t value)
{
    std::string bytes(timeSize, '\0');
    for (std::size_t n = timeSize; n-- > 0; value >>= 8)
        bytes[n] = static_cast<char>(value & 0xff);
    return bytes;
}

std::uint64_t numberOfBigEndian(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

struct WitnessKey {
    std::string name;
    std::string publicKey; ///< 32 bytes
};

Result<WitnessKey> witnessKeyFrom(std::string_view text)
{
    const std::size_t first = text.find('+');
    const std::size_t second = first == std::string_view::npos ? first : text.find('+', first + 1);
    if (second == std::string_view::npos)
        return std::unexpected(badCosignature("key"));
    const auto bytes = trailfile::bytesOfBase64(text.substr(second + 1));
    if (!bytes || bytes->size() != publicKeySize + 1 || bytes->front() != cosignatureAlgorithm)
        return std::unexpected(badCosignature("key"));
    WitnessKey key { std::string(text.substr(0, first)), bytes->substr(1) };
    if (witnessKeyOf(key.name, trailfile::hexOf(key.publicKey)) != text)
        return std::unexpected(badCosignature("key"));
    return key;
}

Result<Cosignature> verified(
    const SignedNote &note, const NoteSignature &signature, const WitnessKey &key, std::uint64_t now)
{
    if (signature.signature.size() != cosignatureSize)
        return std::unexpected(badCosignature("signature"));
    const std::uint64_t time = numberOfBigEndian(std::string_view(signature.signature).substr(0, timeSize));
    const std::string signedPart = trailfile::hexOf(signature.signature.substr(timeSize));
    if (!isSignedBy(trailfile::hexOf(key.publicKey), signedPart, cosignedBytes(note.text, time)))
        return std::unexpected(badCosignature("signature"));
    if (time > now + clockTolerance)
        return std::unexpected(badCosignature("future"));
    return Cosignature { key.name, time };
}

using Json = nlohmann::json;

Digest digestIn(const Json &value)
{
    const auto bytes = trailfile::bytesOfBase64(value.get_ref<const std::string &>());
    Digest digest {};
    if (bytes && bytes->size() == digest.size())
        std::ranges::copy(*bytes, digest.begin());
    return digest;
}

/// The proof is about the trees of both checkpoints, by its own words.
bool isAbout(const Json &proof, const Checkpoint &before, const Checkpoint &after)
{
    const auto is = [&proof](const char *size, const char *root, const Checkpoint &checkpoint) {
        return proof.at(size).get<std::uint64_t>() == checkpoint.entries
            && trailfile::bytesOfBase64(proof.at(root).get_ref<const std::string &>())
            == trailfile::bytesOfHex(checkpoint.root);
    };
    return proof.at("trail") == after.trail && is("old_size", "old_root", before) && is("size", "root", after);
}

bool leads(const Json &proof, const Checkpoint &before, const Checkpoint &after)
{
    const auto oldRoot = trailfile::digestOfHex(before.root);
    const auto root = trailfile::digestOfHex(after.root);
    if (proof.at("vitrine_consistency").get<int>() != 1 || !oldRoot || !root || before.trail != after.trail
        || !isAbout(proof, before, after))
        return false;
    std::vector<Digest> hashes;
    for (const Json &hash : proof.at("proof"))
        hashes.push_back(digestIn(hash));
    trailfile::Hasher hasher;
    return trailfile::isConsistent(hasher, before.entries, *oldRoot, after.entries, *root, hashes);
}

} // namespace

std::string witnessKeyOf(std::string_view name, std::string_view publicKey)
{
    const std::string key = trailfile::bytesOfHex(publicKey).value_or(std::string());
    return formatted(
        "{}+{}+{}", name, trailfile::hexOf(witnessHash(name, key)), trailfile::base64Of(cosignatureAlgorithm + key));
}

Result<std::string> withCosignature(
    std::string_view note, const SealingKey &key, std::string_view name, std::uint64_t time)
{
    const auto checkpoint = checkpointFromNote(note);
    if (!checkpoint)
        return std::unexpected(checkpoint.error());
    if (!isSignatureValid(*checkpoint))
        return std::unexpected(badCosignature("signature"));
    SignedNote all = *signedNoteFrom(note);
    const std::string publicKey = trailfile::bytesOfHex(key.publicKey()).value_or(std::string());
    const std::string signature
        = trailfile::bytesOfHex(key.sign(cosignedBytes(all.text, time))).value_or(std::string());
    all.signatures.push_back({ std::string(name), witnessHash(name, publicKey), bigEndian(time) + signature });
    const std::string text = toText(all);
    if (const auto read = signedNoteFrom(text); !read || *read != all)
        return std::unexpected(badCosignature("name"));
    return text;
}

Result<Cosignature> cosignatureBy(std::string_view note, std::string_view witnessKey, std::uint64_t now)
{
    const auto key = witnessKeyFrom(witnessKey);
    if (!key)
        return std::unexpected(key.error());
    const auto parsed = signedNoteFrom(note);
    if (!parsed)
        return std::unexpected(parsed.error());
    const std::string hash = witnessHash(key->name, key->publicKey);
    const auto found = std::ranges::find_if(parsed->signatures,
        [&](const NoteSignature &signature) { return signature.name == key->name && signature.keyHash == hash; });
    if (found == parsed->signatures.end())
        return std::unexpected(Error { ErrorCode::NotFound, {}, {}, {}, "cosignature.missing" });
    return verified(*parsed, *found, *key, now);
}

bool contradicts(const Checkpoint &one, const Checkpoint &other)
{
    return one.trail == other.trail && one.entries == other.entries && one.root != other.root;
}

bool isFork(const Checkpoint &one, const Checkpoint &other)
{
    return contradicts(one, other) && one.publicKey == other.publicKey && isSignatureValid(one)
        && isSignatureValid(other);
}

Result<bool> isGrowthProven(std::string_view proof, const Checkpoint &before, const Checkpoint &after)
{
    if (!isShallowJson(proof))
        return std::unexpected(Error { ErrorCode::TooDeep, {}, {}, {}, "proof" });
    const Json document = parsedJson<Json>(proof);
    if (document.is_discarded())
        return std::unexpected(Error { ErrorCode::BadJson, {}, {}, {}, "consistency.json" });
    if (!document.contains("vitrine_consistency"))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "consistency.other" });
    try {
        return leads(document, before, after);
    } catch (const Json::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, trailfile::jsonFault(exception.what()) });
    }
}

} // namespace vitrine
