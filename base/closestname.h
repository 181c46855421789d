// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace vitrine {

/// The number of letters to change, insert or delete to turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The name that was most likely meant by a mistyped word; empty if none is similar.
std::string_view closestName(std::string_view word, std::span<const std::string_view> names);

} // namespace vitrine
