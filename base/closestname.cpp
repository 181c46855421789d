// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/closestname.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

/// Longer words are not typing mistakes, and comparing them would take long.
constexpr std::size_t longestWord = 64;

std::string lower(std::string_view word)
{
    std::string text(word);
    for (char &c : text)
        c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return text;
}

/// Swapping two letters counts as one mistake, not as two.
std::size_t slips(std::string_view word, std::string_view name)
{
    const std::size_t distance = editDistance(word, name);
    return distance == 2 && word.size() == name.size() && std::ranges::is_permutation(word, name) ? 1 : distance;
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t { 0 });
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j)
            diagonal = std::exchange(
                row[j + 1], std::min({ row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0U : 1U) }));
    }
    return row.back();
}

std::string_view closestName(std::string_view word, std::span<const std::string_view> names)
{
    std::string_view closest;
    std::size_t least = longestWord;
    for (const std::string_view name : names) {
        const std::size_t longer = std::max(word.size(), name.size());
        const std::size_t shorter = std::min(word.size(), name.size());
        if (word.empty() || longer > longestWord || (longer - shorter) * 3 > longer)
            continue;
        const std::size_t distance = slips(lower(word), lower(name));
        if (distance < least && distance * 3 <= longer) {
            least = distance;
            closest = name;
        }
    }
    return closest;
}

} // namespace vitrine
