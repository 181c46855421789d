// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/soughttexts.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace vitrine::trailfile {

namespace {

std::size_t firstTwo(std::string_view text)
{
    return static_cast<std::size_t>(static_cast<unsigned char>(text[0])) << 8U | static_cast<unsigned char>(text[1]);
}

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isAlnum(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Letters, digits or a fraction continue what is there.
bool isContinued(std::string_view text, std::size_t from, std::size_t to)
{
    const auto at = [text](std::size_t location) { return location < text.size() ? text[location] : '\n'; };
    return isAlnum(at(from - 1)) || isAlnum(at(to)) || (at(to) == '.' && isDigit(at(to + 1)))
        || (at(from - 1) == '.' && isDigit(at(from - 2)));
}

} // namespace

SoughtTexts::SoughtTexts(std::vector<RedactedFinding> sought)
    : m_sought(std::move(sought))
{
    std::ranges::copy_if(
        m_sought, std::back_inserter(m_short), [](const RedactedFinding &text) { return text.text.size() == 1; });
    std::erase_if(m_sought, [](const RedactedFinding &text) { return text.text.size() < 2; });
    if (!m_sought.empty())
        m_lengths.resize(std::size_t { 1 } << 16U);
    for (const RedactedFinding &text : m_sought) {
        const std::string_view key = std::string_view(text.text).substr(0, longestKey);
        m_byKey.emplace(key, &text);
        m_lengths[firstTwo(key)] |= std::uint64_t { 1 } << key.size();
    }
}

bool SoughtTexts::isIn(std::string_view text) const
{
    if (std::ranges::any_of(m_short, [text](const RedactedFinding &one) { return text.contains(one.text); }))
        return true;
    if (m_byKey.empty())
        return false;
    for (std::size_t location = 0; location + 1 < text.size(); ++location)
        if (m_lengths[firstTwo(text.substr(location, 2))] != 0 && isAt(text, location))
            return true;
    return false;
}

bool SoughtTexts::isAt(std::string_view text, std::size_t location) const
{
    for (std::uint64_t lengths = m_lengths[firstTwo(text.substr(location, 2))]; lengths != 0; lengths &= lengths - 1) {
        const std::string_view key = text.substr(location, static_cast<std::size_t>(std::countr_zero(lengths)));
        const auto [from, to] = m_byKey.equal_range(key);
        const bool isThere = std::any_of(from, to, [&](const auto &candidate) {
            const RedactedFinding &sought = *candidate.second;
            return text.substr(location).starts_with(sought.text)
                && !(sought.isWhole && isContinued(text, location, location + sought.text.size()));
        });
        if (isThere)
            return true;
    }
    return false;
}

} // namespace vitrine::trailfile
