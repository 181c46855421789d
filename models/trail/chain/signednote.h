// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

/// Signed notes of C2SP (https://c2sp.org/signed-note), as golang.org/x/mod/sumdb/note reads and writes them: a text,
/// an empty line, and a line for each signature. Keys are Ed25519.
namespace vitrine {

struct NoteSignature {
    std::string name; ///< of the key
    std::string keyHash; ///< 4 bytes
    std::string signature; ///< for Ed25519, 64 bytes
    bool operator==(const NoteSignature &) const = default;
};

struct SignedNote {
    std::string text; ///< ends with a line break
    std::vector<NoteSignature> signatures; ///< not checked
    bool operator==(const SignedNote &) const = default;
};

/// First 4 bytes of SHA-256(name, line break, algorithm 1, public key); the key as 32 bytes.
std::string noteKeyHash(std::string_view name, std::string_view publicKey);

/// "name+hash+key", with which others verify notes of this key.
std::string noteVerifierKey(std::string_view name, std::string_view publicKey);

std::string toText(const SignedNote &note);
/// Fails (BadValue) on anything that a strict reader rejects.
Result<SignedNote> signedNoteFrom(std::string_view text);

} // namespace vitrine
