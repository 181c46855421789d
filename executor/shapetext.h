// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The dimensions of an array in Python's notation of tuples: "(3, 4)", "(3,)", "()".
std::string shapeText(std::span<const std::uint64_t> shape);
/// Parses the output of shapeText(); empty for any other text.
std::optional<std::vector<std::uint64_t>> shapeFrom(std::string_view text);

} // namespace vitrine
