// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/shellquoted.h"

#include "base/formatted.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isControl(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte < ' ' || byte == 0x7F;
}

/// In $'…', where escapes represent control characters.
std::string escaped(std::string_view word)
{
    std::string text = "$'";
    for (const char letter : word) {
        if (isControl(letter))
            text += formatted("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(letter)));
        else
            text += letter == '\'' || letter == '\\' ? std::string { '\\', letter } : std::string(1, letter);
    }
    return text + "'";
}

} // namespace

std::string shellQuoted(std::string_view word)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos)
        return std::string(word);
    if (std::ranges::any_of(word, isControl))
        return escaped(word);
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + "'";
}

} // namespace vitrine
