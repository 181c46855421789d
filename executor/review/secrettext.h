// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

/// The scanner's view of bytes: classes of ASCII characters independent of the locale, runs, randomness.
namespace vitrine::secrettext {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isLower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool isLetter(char c) { return isUpper(c) || isLower(c); }
constexpr bool isAlnum(char c) { return isLetter(c) || isDigit(c); }
constexpr bool isWord(char c) { return isAlnum(c) || c == '_'; }
constexpr bool isDashed(char c) { return isWord(c) || c == '-'; }
constexpr bool isHex(char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); }
constexpr bool isBase32(char c) { return isUpper(c) || (c >= '2' && c <= '7'); }
constexpr bool isBase64(char c) { return isAlnum(c) || c == '+' || c == '/' || c == '='; }
constexpr bool isDotted(char c) { return isDashed(c) || c == '.'; }
constexpr bool isPath(char c) { return isDashed(c) || c == '/'; }
constexpr bool isHeaderValue(char c) { return isDotted(c) || isBase64(c) || c == '~'; }
constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }
constexpr char lower(char c) { return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

using CharacterClass = bool (*)(char);

/// The end of the run of such characters that begins at `from`, at most `most` characters further.
constexpr std::size_t runEnd(std::string_view text, std::size_t from, CharacterClass isIn, std::size_t most)
{
    const std::size_t limit = most < text.size() - std::min(from, text.size()) ? from + most : text.size();
    while (from < limit && isIn(text[from]))
        ++from;
    return from;
}

/// The character at a place; a line end outside.
constexpr char at(std::string_view text, std::size_t location)
{
    return location < text.size() ? text[location] : '\n';
}

/// Shannon entropy in bits a character.
double entropy(std::string_view text);
std::size_t distinctCharacters(std::string_view text);
bool hasLetterAndDigit(std::string_view text);

/// Text in place of a secret: "your_api_key", "xxxx", "<token>", "{key}", "changeme" …
bool isPlaceholder(std::string_view text);

/// Text that no person or program wrote: letters of both cases and digits, thoroughly mixed.
bool looksRandom(std::string_view text);

} // namespace vitrine::secrettext
