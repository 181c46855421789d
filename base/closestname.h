// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace vitrine {

/// How many letters are to be changed, added or taken away to make one word the other.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The name that a mistyped word was most likely meant as; empty where none is near.
std::string_view closestName(std::string_view word, std::span<const std::string_view> names);

} // namespace vitrine
