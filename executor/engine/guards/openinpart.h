// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace vitrine {

/// Dunder names that a policy opens only in part, unless it allows all (`"*"`): `__dict__`, `__annotations__`,
/// `__bases__`, `__mro__`, `__wrapped__` and defaults for what the code created, and `__getattribute__`, `__setattr__`
/// and `__delattr__` as functions that judge the name they are called with (`readOpenInPart`).
inline constexpr auto namesOpenInPart
    = std::to_array<std::string_view>({ "__annotations__", "__base__", "__bases__", "__defaults__", "__delattr__",
        "__dict__", "__getattribute__", "__kwdefaults__", "__mro__", "__setattr__", "__wrapped__" });
static_assert(std::ranges::is_sorted(namesOpenInPart));

/// Whether this is such a name. Fast for names without leading underscores.
constexpr bool isOpenInPart(std::string_view name)
{
    return name.starts_with("__") && std::ranges::binary_search(namesOpenInPart, name);
}

} // namespace vitrine
