// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/signednote.h"

#include "base/formatted.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/digest.h"
#include "models/trail/file/hex.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Em dash and a space.
constexpr std::string_view signatureMark = "\xE2\x80\x94 ";
constexpr char ed25519 = 1;
constexpr std::size_t hashSize = 4;
constexpr std::size_t longestNote = 1'000'000;
constexpr std::size_t mostSignatures = 100;

bool isPlain(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; });
}

bool isName(std::string_view name)
{
    return !name.empty() && name.find_first_of(" +\t\n\r\v\f") == std::string_view::npos;
}

Error rejection(std::string_view what) { return { ErrorCode::BadValue, {}, {}, {}, "note: " + std::string(what) }; }

Result<NoteSignature> signatureFrom(std::string_view line)
{
    if (!line.starts_with(signatureMark))
        return std::unexpected(rejection("a line after the text is not a signature"));
    line.remove_prefix(signatureMark.size());
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos || !isName(line.substr(0, space)))
        return std::unexpected(rejection("invalid name of a key"));
    const auto bytes = trailfile::bytesOfBase64(line.substr(space + 1));
    if (!bytes || bytes->size() <= hashSize)
        return std::unexpected(rejection("a signature is incomplete or changed"));
    return NoteSignature { std::string(line.substr(0, space)), bytes->substr(0, hashSize), bytes->substr(hashSize) };
}

} // namespace

std::string noteKeyHash(std::string_view name, std::string_view publicKey)
{
    trailfile::Hasher hasher;
    const trailfile::Digest digest = hasher(std::string(name) + '\n' + ed25519, publicKey);
    return std::string(trailfile::view(digest).substr(0, hashSize));
}

std::string noteVerifierKey(std::string_view name, std::string_view publicKey)
{
    return formatted("{}+{}+{}", name, trailfile::hexOf(noteKeyHash(name, publicKey)),
        trailfile::base64Of(ed25519 + std::string(publicKey)));
}

std::string toText(const SignedNote &note)
{
    std::string text = note.text + '\n';
    for (const NoteSignature &signature : note.signatures)
        text += formatted(
            "{}{} {}\n", signatureMark, signature.name, trailfile::base64Of(signature.keyHash + signature.signature));
    return text;
}

Result<SignedNote> signedNoteFrom(std::string_view text)
{
    if (text.size() > longestNote || !isPlain(text))
        return std::unexpected(rejection("too long, or with control characters"));
    const std::size_t split = text.rfind("\n\n");
    if (split == std::string_view::npos || !text.ends_with('\n'))
        return std::unexpected(rejection("incomplete, copy the whole file again"));
    SignedNote note { std::string(text.substr(0, split + 1)), {} };
    for (std::string_view lines = text.substr(split + 2); !lines.empty();) {
        const std::size_t end = lines.find('\n');
        auto signature = signatureFrom(lines.substr(0, end));
        if (!signature)
            return std::unexpected(signature.error());
        note.signatures.push_back(std::move(*signature));
        lines.remove_prefix(end + 1);
    }
    if (note.signatures.empty() || note.signatures.size() > mostSignatures)
        return std::unexpected(rejection("no signatures, or more than 100"));
    return note;
}

} // namespace vitrine
