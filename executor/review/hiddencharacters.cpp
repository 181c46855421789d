// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/hiddencharacters.h"

#include "base/formatted.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

namespace vitrine {

namespace {

constexpr std::size_t mostFindings = 100;

struct Range {
    char32_t first;
    char32_t last;
};

// Bidi embeddings, overrides, isolates and marks; zero width characters, invisible operators, fillers and tags.
constexpr auto hidden = std::to_array<Range>({ { 0x00AD, 0x00AD }, { 0x061C, 0x061C }, { 0x115F, 0x1160 },
    { 0x180E, 0x180E }, { 0x200B, 0x200F }, { 0x202A, 0x202E }, { 0x2060, 0x2064 }, { 0x2066, 0x2069 },
    { 0x3164, 0x3164 }, { 0xFEFF, 0xFEFF }, { 0xFFA0, 0xFFA0 }, { 0xE0000, 0xE007F } });

bool isHidden(char32_t character)
{
    return character >= hidden.front().first && std::ranges::any_of(hidden, [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
}

/// The character at a byte, and its length in bytes. Each byte of invalid UTF-8 is one character.
std::pair<char32_t, std::size_t> characterAt(std::string_view text, std::size_t at)
{
    const auto first = static_cast<std::uint8_t>(text[at]);
    const std::size_t size = first < 0x80 ? 1 : first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (size == 1 || at + size > text.size())
        return { first < 0x80 ? first : U'\uFFFD', 1 };
    char32_t character = first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i)
        character = (character << 6U) | (static_cast<std::uint8_t>(text[at + i]) & 0x3FU);
    return { character, size };
}

} // namespace

std::vector<Finding> findHiddenCharacters(std::string_view code)
{
    std::vector<Finding> findings;
    std::set<std::pair<int, char32_t>> known;
    int line = 1;
    int column = 1;
    for (std::size_t at = 0; at < code.size() && findings.size() < mostFindings;) {
        const auto [character, size] = characterAt(code, at);
        // A byte order mark at the very start does not belong to the code.
        const bool isMark = at == 0 && character == 0xFEFF;
        if (isHidden(character) && !isMark && known.emplace(line, character).second)
            findings.push_back({ .severity = Severity::Warning,
                .rule = "code.hidden",
                .code = "hidden-character",
                .subject = formatted("U+{:04X}", static_cast<std::uint32_t>(character)),
                .line = line,
                .column = column,
                .endLine = line,
                .endColumn = column + 1 });
        column = character == U'\n' ? 1 : column + 1;
        line += character == U'\n' ? 1 : 0;
        at += size;
    }
    return findings;
}

} // namespace vitrine
