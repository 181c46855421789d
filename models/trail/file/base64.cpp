// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/base64.h"

#include <openssl/evp.h>

namespace vitrine::trailfile {

namespace {

const unsigned char *unsignedBytes(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

} // namespace

std::string base64Of(std::string_view bytes)
{
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0'); // OpenSSL ends it with a zero
    const int size = EVP_EncodeBlock(
        reinterpret_cast<unsigned char *>(text.data()), unsignedBytes(bytes), static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    if (text.empty())
        return std::string();
    std::string bytes(text.size() / 4 * 3, '\0');
    const int size = EVP_DecodeBlock(
        reinterpret_cast<unsigned char *>(bytes.data()), unsignedBytes(text), static_cast<int>(text.size()));
    if (text.size() % 4 != 0 || size < 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes.resize(static_cast<std::size_t>(size) - padding);
    return base64Of(bytes) == text ? std::optional(bytes) : std::nullopt;
}

} // namespace vitrine::trailfile
