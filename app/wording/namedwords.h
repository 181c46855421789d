// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace vitrine {

/// The words for a name that a file or a protocol uses: a source text for tr().
struct NamedWords {
    std::string_view name;
    const char *words;
};

/// Null for a name that the table does not have.
inline const char *wordsOf(std::span<const NamedWords> table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, &NamedWords::name);
    return found == table.end() ? nullptr : found->words;
}

} // namespace vitrine
