// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/checkpoint.h"

#include "models/trail/chain/digest.h"
#include "models/trail/chain/signature.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

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
    const Json document = Json::parse(json, nullptr, false);
    if (document.is_discarded())
        return std::unexpected(Error { ErrorCode::BadJson, {}, {}, {}, "checkpoint" });
    try {
        if (document.at("vitrine_checkpoint").get<int>() != 1)
            return std::unexpected(Error { ErrorCode::UnknownFormat, {}, {}, {}, "checkpoint of another version" });
        return Checkpoint { document.at("trail").get<std::string>(), document.at("entries").get<std::uint64_t>(),
            document.at("head").get<std::string>(), document.at("root").get<std::string>(),
            document.at("signed_at").get<double>(), document.at("public_key").get<std::string>(),
            document.at("signature").get<std::string>() };
    } catch (const Json::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, exception.what() });
    }
}

std::string signedBytes(const Checkpoint &checkpoint)
{
    trailfile::Canonical bytes;
    bytes.text("vitrine trail seal");
    bytes.text(checkpoint.trail);
    bytes.integer(static_cast<std::int64_t>(checkpoint.entries));
    bytes.text(checkpoint.head);
    bytes.text(checkpoint.root);
    bytes.real(checkpoint.signedAt);
    return bytes.bytes();
}

bool isSignatureValid(const Checkpoint &checkpoint)
{
    return isSignedBy(checkpoint.publicKey, checkpoint.signature, signedBytes(checkpoint));
}

} // namespace vitrine
