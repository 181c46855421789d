// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A regular expression as filters and rules of noise have it, and behind its line a text: refused, or looked for within
// bounded time and memory. A place that is found lies in the text, and the pattern is in it.
#include "models/trail/filter/pattern.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char *>(data), size);
    const std::size_t end = std::min(input.find('\n'), input.size());
    constexpr std::size_t most = 300; // each new character may make a new state
    const std::string_view text = input.substr(std::min(end + 1, input.size())).substr(0, most);
    const vitrine::trailfile::Pattern pattern { std::string(input.substr(0, end)) };
    std::size_t from = 0;
    while (const auto match = pattern.find(text, from)) {
        fuzz::require(match->from >= from && match->to > match->from && match->to <= text.size());
        fuzz::require(pattern.isIn(text));
        from = match->to;
    }
    return 0;
}
