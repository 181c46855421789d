// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/shard.h"

#include "base/formatted.h"

#include <charconv>

namespace vitrine {

namespace {

/// A whole number and nothing else.
bool readNumber(std::string_view text, std::uint64_t &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// The first digits of a hash, as many as fit.
std::uint64_t firstDigits(std::string_view sha256)
{
    constexpr std::size_t digits = 15;
    std::uint64_t number = 0;
    const std::string_view text = sha256.substr(0, digits);
    std::from_chars(text.data(), text.data() + text.size(), number, 16);
    return number;
}

} // namespace

std::optional<Shard> Shard::parse(std::string_view text)
{
    Shard shard;
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos || !readNumber(text.substr(0, slash), shard.m_part)
        || !readNumber(text.substr(slash + 1), shard.m_parts) || shard.m_part < 1 || shard.m_part > shard.m_parts)
        return std::nullopt;
    return shard;
}

bool Shard::holds(std::string_view sha256, std::uint64_t index) const
{
    return isWhole() || (firstDigits(sha256) + index) % m_parts == m_part - 1;
}

std::string Shard::name() const { return isWhole() ? std::string() : formatted("{}/{}", m_part, m_parts); }

} // namespace vitrine
