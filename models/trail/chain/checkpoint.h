// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// What a seal says: so many entries, with this head and this root, were there when this key signed. Kept outside of
/// the trail it is what a rewritten trail can be compared with. Hashes, key and signature are hexadecimal digits.
struct Checkpoint {
    std::string trail; ///< identity of the trail
    std::uint64_t entries = 0;
    std::string head; ///< hash of the last entry
    std::string root; ///< of the Merkle tree over the hashes of all entries
    double signedAt = 0; ///< Unix seconds, by the clock of who signed
    std::string publicKey;
    std::string signature;
    bool operator==(const Checkpoint &) const = default;
};

std::string toJson(const Checkpoint &checkpoint);
Result<Checkpoint> checkpointFromJson(std::string_view json);

/// The bytes that are signed.
std::string signedBytes(const Checkpoint &checkpoint);
/// Its own key has signed it. Whose key that is, somebody else has to know.
bool isSignatureValid(const Checkpoint &checkpoint);

} // namespace vitrine
