// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/base64.h"

#include <openssl/evp.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

const unsigned char *unsignedBytes(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

} // namespace

// OpenSSL counts in int, so that long texts are coded in pieces.
std::string base64Of(std::string_view bytes)
{
    constexpr std::size_t atOnce = 3 << 20;
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4 + 1);
    for (; !bytes.empty(); bytes.remove_prefix(std::min(atOnce, bytes.size()))) {
        const std::string_view piece = bytes.substr(0, atOnce);
        const std::size_t start = text.size();
        text.resize(start + (piece.size() + 2) / 3 * 4 + 1); // it ends a piece with a zero
        const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char *>(text.data() + start), unsignedBytes(piece),
            static_cast<int>(piece.size()));
        text.resize(start + static_cast<std::size_t>(size));
    }
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    constexpr std::size_t atOnce = 4 << 20;
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes;
    for (std::string_view left = text; !left.empty(); left.remove_prefix(std::min(atOnce, left.size()))) {
        const std::string_view piece = left.substr(0, atOnce);
        const std::size_t start = bytes.size();
        bytes.resize(start + piece.size() / 4 * 3);
        if (EVP_DecodeBlock(reinterpret_cast<unsigned char *>(bytes.data() + start), unsignedBytes(piece),
                static_cast<int>(piece.size()))
            < 0)
            return std::nullopt;
    }
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes.resize(bytes.size() - padding);
    return base64Of(bytes) == text ? std::optional(bytes) : std::nullopt;
}

std::optional<Digest> digestOfBase64(std::string_view text)
{
    const auto bytes = bytesOfBase64(text);
    Digest digest {};
    if (!bytes || bytes->size() != digest.size())
        return std::nullopt;
    std::ranges::copy(*bytes, digest.begin());
    return digest;
}

} // namespace vitrine::trailfile
