// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/checkpoint.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "models/trail/chain/signature.h"
#include "models/trail/chain/signednote.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/jsonfault.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view originPrefix = "vitrine/trail/";
constexpr std::string_view headPrefix = "head ";
constexpr std::string_view timePrefix = "time ";
constexpr std::string_view keyPrefix = "vitrine/";

Error badNote(std::string_view what) { return { ErrorCode::BadValue, {}, {}, {}, "checkpoint: " + std::string(what) }; }

template <typename Number>
std::optional<Number> numberFrom(std::string_view text)
{
    Number number {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The text after the prefix; nothing if the line does not start with it.
std::optional<std::string> behind(std::string_view line, std::string_view prefix)
{
    return line.starts_with(prefix) ? std::optional(std::string(line.substr(prefix.size()))) : std::nullopt;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// All but key and signature.
std::optional<Checkpoint> signedPartFrom(std::string_view text)
{
    const std::vector<std::string_view> lines = linesOf(text);
    if (lines.size() != 5)
        return std::nullopt;
    const auto trail = behind(lines[0], originPrefix);
    const auto entries = numberFrom<std::uint64_t>(lines[1]);
    const auto root = trailfile::bytesOfBase64(lines[2]);
    const auto head = behind(lines[3], headPrefix);
    const auto time
        = behind(lines[4], timePrefix).and_then([](const std::string &figure) { return numberFrom<double>(figure); });
    if (!trail || !entries || !root || !head || !time)
        return std::nullopt;
    Checkpoint checkpoint { *trail, *entries, *head, trailfile::hexOf(*root), *time, {}, {} };
    return signedBytes(checkpoint) == text ? std::optional(checkpoint) : std::nullopt;
}

} // namespace

std::string toJson(const Checkpoint &checkpoint)
{
    const Json json { { "vitrine_checkpoint", 1 }, { "trail", checkpoint.trail }, { "entries", checkpoint.entries },
        { "head", checkpoint.head }, { "root", checkpoint.root }, { "signed_at", checkpoint.signedAt },
        { "public_key", checkpoint.publicKey }, { "signature", checkpoint.signature } };
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<Checkpoint> checkpointFromJson(std::string_view json)
{
    const Json document = parsedJson<Json>(json);
    if (document.is_discarded())
        return std::unexpected(Error { ErrorCode::BadJson, {}, {}, {}, "checkpoint.json" });
    if (!document.contains("vitrine_checkpoint"))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "checkpoint.other" });
    try {
        if (document.at("vitrine_checkpoint").get<int>() != 1)
            return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "checkpoint of another version" });
        return Checkpoint { document.at("trail").get<std::string>(), document.at("entries").get<std::uint64_t>(),
            document.at("head").get<std::string>(), document.at("root").get<std::string>(),
            document.at("signed_at").get<double>(), document.at("public_key").get<std::string>(),
            document.at("signature").get<std::string>() };
    } catch (const Json::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, trailfile::jsonFault(exception.what()) });
    }
}

std::string signedBytes(const Checkpoint &checkpoint)
{
    return formatted("{}{}\n{}\n{}\n{}{}\n{}{}\n", originPrefix, checkpoint.trail, checkpoint.entries,
        trailfile::base64Of(trailfile::bytesOfHex(checkpoint.root).value_or(std::string())), headPrefix,
        checkpoint.head, timePrefix, checkpoint.signedAt);
}

bool isSignatureValid(const Checkpoint &checkpoint)
{
    return isSignedBy(checkpoint.publicKey, checkpoint.signature, signedBytes(checkpoint));
}

std::string noteKeyName(std::string_view publicKey) { return std::string(keyPrefix).append(publicKey); }

std::string verifierKeyOf(std::string_view publicKey)
{
    return noteVerifierKey(noteKeyName(publicKey), trailfile::bytesOfHex(publicKey).value_or(std::string()));
}

std::string toNote(const Checkpoint &checkpoint)
{
    const std::string name = noteKeyName(checkpoint.publicKey);
    const std::string key = trailfile::bytesOfHex(checkpoint.publicKey).value_or(std::string());
    return toText({ signedBytes(checkpoint),
        { { name, noteKeyHash(name, key), trailfile::bytesOfHex(checkpoint.signature).value_or(std::string()) } } });
}

Result<Checkpoint> checkpointFromNote(std::string_view text)
{
    const auto note = signedNoteFrom(text);
    if (!note)
        return std::unexpected(note.error());
    const auto checkpoint = signedPartFrom(note->text);
    if (!checkpoint)
        return std::unexpected(badNote("not a checkpoint of a trail"));
    for (const NoteSignature &signature : note->signatures) {
        const auto publicKey = behind(signature.name, keyPrefix);
        const auto key = publicKey.and_then([](const std::string &digits) { return trailfile::bytesOfHex(digits); });
        if (!key || signature.keyHash != noteKeyHash(signature.name, *key))
            continue;
        Checkpoint found = *checkpoint;
        found.publicKey = *publicKey;
        found.signature = trailfile::hexOf(signature.signature);
        return found;
    }
    return std::unexpected(badNote("no signature by a sealing key, whose name is vitrine/ and its public key"));
}

Result<Checkpoint> checkpointFromText(std::string_view text)
{
    return text.starts_with(originPrefix) ? checkpointFromNote(text) : checkpointFromJson(text);
}

} // namespace vitrine
