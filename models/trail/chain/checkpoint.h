// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// The content of a seal: a statement that this many entries, with this head and this root, existed when this key
/// signed. A copy outside the trail exposes a rewritten trail. Hashes, key and signature are hexadecimal digits.
struct Checkpoint {
    std::string trail; ///< identity of the trail
    std::uint64_t entries = 0;
    std::string head; ///< hash of the last entry
    std::string root; ///< root of the Merkle tree over the hashes of all entries (RFC 6962)
    double signedAt = 0; ///< Unix seconds, by the signer's clock
    std::string publicKey;
    std::string signature;
    bool operator==(const Checkpoint &) const = default;
};

std::string toJson(const Checkpoint &checkpoint);
Result<Checkpoint> checkpointFromJson(std::string_view json);

/// The bytes that are signed: the text of a checkpoint in the form of transparency logs
/// (https://c2sp.org/tlog-checkpoint).
///     vitrine/trail/<identity>
///     <number of entries>
///     <root, in base64>
///     head <hash of the last entry>
///     time <Unix seconds>
std::string signedBytes(const Checkpoint &checkpoint);
/// Whether it was signed with its own key. The owner of that key must be known from elsewhere.
bool isSignatureValid(const Checkpoint &checkpoint);

/// The checkpoint as a signed note (signednote.h), which tools for transparency logs verify.
std::string toNote(const Checkpoint &checkpoint);
/// Reads a note that was signed with a Vitrine key (`noteKeyName`). Other signatures are ignored.
Result<Checkpoint> checkpointFromNote(std::string_view text);
/// Reads a checkpoint in either form, JSON or note.
Result<Checkpoint> checkpointFromText(std::string_view text);

/// The name of a key in notes: "vitrine/" and the public key, in hexadecimal digits.
std::string noteKeyName(std::string_view publicKey);
/// The key for verifying notes (`noteVerifierKey`), given the key in hexadecimal digits.
std::string verifierKeyOf(std::string_view publicKey);

} // namespace vitrine
