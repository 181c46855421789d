// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace vitrine {

/// The names of an enumeration's values, in order, as used in JSON, in the trail and in tests. Passing the last value
/// makes a missing name a compile-time error.
template <auto Last, typename... Names>
consteval auto enumNames(Names... names)
{
    static_assert(sizeof...(Names) == static_cast<std::size_t>(std::to_underlying(Last)) + 1, "a value has no name");
    return std::array<std::string_view, sizeof...(Names)> { names... };
}

template <typename Enum, std::size_t Count>
constexpr std::string_view nameOf(Enum value, const std::array<std::string_view, Count> &names)
{
    return names.at(static_cast<std::size_t>(std::to_underlying(value)));
}

template <typename Enum, std::size_t Count>
constexpr std::optional<Enum> enumFrom(std::string_view text, const std::array<std::string_view, Count> &names)
{
    const auto at = std::ranges::find(names, text);
    if (at == names.end())
        return std::nullopt;
    return static_cast<Enum>(at - names.begin());
}

} // namespace vitrine
