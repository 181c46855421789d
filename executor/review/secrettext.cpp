// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/secrettext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace vitrine::secrettext {

namespace {

using Counts = std::array<std::size_t, 256>;

Counts countsOf(std::string_view text)
{
    Counts counts {};
    for (const char c : text)
        ++counts.at(static_cast<unsigned char>(c));
    return counts;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

constexpr std::array<std::string_view, 18> placeholderParts { "your", "example", "placeholder", "changeme", "change_me",
    "change-me", "dummy", "redacted", "xxxx", "****", "....", "insert", "replace", "_here", "-here", "${", "%(", "%s" };
constexpr std::array<std::string_view, 13> placeholderWords { "password", "passwd", "pass", "secret", "token", "pwd",
    "none", "null", "undefined", "password1", "password123", "username", "passphrase" };

int characterKind(char c) { return isDigit(c) ? 0 : isUpper(c) ? 1 : isLower(c) ? 2 : 3; }

} // namespace

double entropy(std::string_view text)
{
    double bits = 0;
    const auto length = static_cast<double>(text.size());
    for (const std::size_t count : countsOf(text)) {
        if (count > 0) {
            const double share = static_cast<double>(count) / length;
            bits -= share * std::log2(share);
        }
    }
    return bits;
}

std::size_t distinctCharacters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(countsOf(text), [](std::size_t count) { return count > 0; }));
}

bool hasLetterAndDigit(std::string_view text)
{
    return std::ranges::any_of(text, isLetter) && std::ranges::any_of(text, isDigit);
}

bool isPlaceholder(std::string_view text)
{
    if (text.starts_with('<') || text.starts_with('$') || text.find_first_of("{}") != text.npos
        || distinctCharacters(text) < 4)
        return true;
    const std::string low = lowered(text);
    return std::ranges::contains(placeholderWords, low)
        || std::ranges::any_of(placeholderParts, [&](std::string_view part) { return low.contains(part); });
}

bool looksRandom(std::string_view text)
{
    std::array<std::size_t, 4> kinds {};
    std::size_t changes = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        ++kinds.at(static_cast<std::size_t>(characterKind(text[i])));
        changes += i > 0 && characterKind(text[i]) != characterKind(text[i - 1]) ? 1 : 0;
    }
    constexpr std::size_t fewest = 3;
    constexpr double leastEntropy = 4.2;
    const bool isMixed = kinds[0] >= fewest && kinds[1] >= fewest && kinds[2] >= fewest;
    // Random texts switch between letters and digits or cases very often, names only at word borders.
    return isMixed && changes * 5 >= text.size() * 2 && entropy(text) >= leastEntropy;
}

} // namespace vitrine::secrettext
