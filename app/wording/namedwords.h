// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace vitrine {

/// The text for a name in a file or a protocol: a source text for tr().
struct NamedWords {
    std::string_view name;
    const char *words;
};

/// Null for a name that is not in the table.
inline const char *wordsOf(std::span<const NamedWords> table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, &NamedWords::name);
    return found == table.end() ? nullptr : found->words;
}

} // namespace vitrine
