// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/checkpoint.h"

#include <cstdint>

/// Cosignatures of witnesses on the signed note of a checkpoint (https://c2sp.org/tlog-cosignature, cosignature/v1). A
/// witness states that it saw this tree at a given time, and that the tree was a continuation of the one it had seen
/// before.
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

/// Returns the note with the signature of a witness of this name added. Fails (BadValue) if the note's own signature is
/// invalid, or if the name is not allowed in notes.
Result<std::string> withCosignature(
    std::string_view note, const SealingKey &key, std::string_view name, std::uint64_t time);

/// The cosignature by the witness with this verifier key. Fails with NotFound if the note has none, with BadValue if
/// note, key or signature is invalid or the time is more than five minutes after `now`.
Result<Cosignature> cosignatureBy(std::string_view note, std::string_view witnessKey, std::uint64_t now);

/// Whether both are of the same trail and number of entries, but have different roots. At most one of them can be that
/// of the trail.
bool contradicts(const Checkpoint &one, const Checkpoint &other);

/// Whether they contradict each other and are both validly signed by the same key: its owner has shown two people
/// different versions of the history. With another key, anyone could have made one of them.
bool isFork(const Checkpoint &one, const Checkpoint &other);

/// Whether a consistency proof (`Trail::proveGrowth`) shows that the tree of a later checkpoint extends that of an
/// earlier one. Fails (BadJson, BadValue) if it is not such a proof.
Result<bool> isGrowthProven(std::string_view proof, const Checkpoint &before, const Checkpoint &after);

} // namespace vitrine
