// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <cstdint>

/// Cosignatures of witnesses on the signed note of a checkpoint (https://c2sp.org/tlog-cosignature, cosignature/v1). A
/// witness states that it saw this tree at a time, and that the tree continued the one that it saw before.
namespace vitrine {

class SealingKey;

/// A cosignature whose signature was verified.
struct Cosignature {
    std::string witness; ///< name of the key
    std::uint64_t time = 0; ///< Unix seconds, by the witness's clock
    bool operator==(const Cosignature &) const = default;
};

/// "name+hash+key", with which others verify the cosignatures of a witness; the public key in hexadecimal digits.
std::string witnessKeyOf(std::string_view name, std::string_view publicKey);

/// The note with one more signature, by a witness of this name. Fails (BadValue) for a note whose own signature is
/// invalid, and for a name that notes do not allow.
Result<std::string> withCosignature(
    std::string_view note, const SealingKey &key, std::string_view name, std::uint64_t time);

/// The cosignature by the witness with this verifier key. Fails with NotFound where the note has none, with BadValue
/// where note, key or signature is invalid or the time lies more than five minutes after `now`.
Result<Cosignature> cosignatureBy(std::string_view note, std::string_view witnessKey, std::uint64_t now);

/// Whether both are validly signed, of one trail and one number of entries, and yet have different roots: the history
/// was shown to two people in two versions.
bool isFork(const Checkpoint &one, const Checkpoint &other);

/// Whether a proof of consistency (`Trail::proveGrowth`) leads from the tree of one checkpoint to that of a later one.
/// Fails (BadJson, BadValue) for what is no such proof.
Result<bool> isGrowthProven(std::string_view proof, const Checkpoint &before, const Checkpoint &after);

} // namespace vitrine
