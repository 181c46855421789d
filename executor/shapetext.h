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

/// The lengths of an array along its dimensions as Python writes a tuple: "(3, 4)", "(3,)", "()".
std::string shapeText(std::span<const std::uint64_t> shape);
/// Reads what shapeText() wrote; nothing for any other text.
std::optional<std::vector<std::uint64_t>> shapeFrom(std::string_view text);

} // namespace vitrine
