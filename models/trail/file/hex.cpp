// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/hex.h"

#include <algorithm>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view digitsOfHex = "0123456789abcdef";

} // namespace

std::string hexOf(std::string_view bytes)
{
    std::string hex;
    hex.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        hex += digitsOfHex[static_cast<unsigned char>(byte) >> 4];
        hex += digitsOfHex[static_cast<unsigned char>(byte) & 15];
    }
    return hex;
}

std::optional<std::string> bytesOfHex(std::string_view digits)
{
    if (digits.size() % 2 != 0)
        return std::nullopt;
    std::string bytes;
    for (std::size_t at = 0; at < digits.size(); at += 2) {
        const std::size_t high = digitsOfHex.find(digits[at]);
        const std::size_t low = digitsOfHex.find(digits[at + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes += static_cast<char>(high << 4 | low);
    }
    return bytes;
}

std::optional<Digest> digestOfHex(std::string_view digits)
{
    const auto bytes = bytesOfHex(digits);
    Digest digest {};
    if (!bytes || bytes->size() != digest.size())
        return std::nullopt;
    std::ranges::copy(*bytes, digest.begin());
    return digest;
}

} // namespace vitrine::trailfile
