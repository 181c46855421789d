// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>

namespace vitrine {

namespace {

struct Form {
    std::size_t length; ///< 0: not the start of a character
    std::uint32_t smallest; ///< code point that needs this length
};

Form formOf(unsigned char first)
{
    if (first < 0x80)
        return { 1, 0 };
    if (first >= 0xc0 && first < 0xe0)
        return { 2, 0x80 };
    if (first >= 0xe0 && first < 0xf0)
        return { 3, 0x800 };
    return first >= 0xf0 && first < 0xf8 ? Form { 4, 0x10000 } : Form { 0, 0 };
}

bool isCharacter(std::string_view bytes, std::uint32_t smallest)
{
    std::uint32_t code = static_cast<unsigned char>(bytes.front()) & (0xffU >> (bytes.size() + 1));
    for (const char c : bytes.substr(1)) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xc0U) != 0x80U)
            return false;
        code = code << 6U | (byte & 0x3fU);
    }
    return code >= smallest && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

// The number of bytes at the start that are certainly ASCII, eight at a time.
std::size_t asciiPrefix(std::string_view text)
{
    constexpr std::uint64_t highBits = 0x8080'8080'8080'8080;
    std::size_t size = 0;
    for (std::uint64_t word = 0; size + sizeof word <= text.size(); size += sizeof word) {
        std::memcpy(&word, text.data() + size, sizeof word);
        if ((word & highBits) != 0)
            break;
    }
    return size;
}

} // namespace

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        text.remove_prefix(asciiPrefix(text));
        if (text.empty())
            break;
        const Form form = formOf(static_cast<unsigned char>(text.front()));
        if (form.length == 0 || form.length > text.size())
            return false;
        if (form.length > 1 && !isCharacter(text.substr(0, form.length), form.smallest))
            return false;
        text.remove_prefix(form.length);
    }
    return true;
}

std::size_t characterStart(std::string_view text, std::size_t at)
{
    while (at > 0 && at < text.size() && continuesCharacter(text[at]))
        --at;
    return at;
}

std::size_t countCharacters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, std::not_fn(continuesCharacter)));
}

} // namespace vitrine
