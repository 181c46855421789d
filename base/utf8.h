// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace vitrine {

/// The byte order mark (U+FEFF) that some programs write at the start of a file.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The text without its byte order mark, if it has one.
constexpr std::string_view withoutByteOrderMark(std::string_view text)
{
    return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

/// Strict: no overlong forms, no surrogates, nothing above U+10FFFF.
bool isUtf8(std::string_view text);

/// Whether the byte continues a character that an earlier byte starts.
constexpr bool continuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The start of the character that contains the byte at `at`: a text can be cut there without splitting a character.
/// Returns `at` at the end of the text.
std::size_t characterStart(std::string_view text, std::size_t at);

/// The number of characters (code points) in a text.
std::size_t countCharacters(std::string_view text);

} // namespace vitrine
