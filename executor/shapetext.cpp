// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shapetext.h"

#include <charconv>

namespace vitrine {

std::string shapeText(std::span<const std::uint64_t> shape)
{
    std::string text = "(";
    for (std::size_t n = 0; n < shape.size(); ++n)
        text += (n > 0 ? ", " : "") + std::to_string(shape[n]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

std::optional<std::vector<std::uint64_t>> shapeFrom(std::string_view text)
{
    std::vector<std::uint64_t> shape;
    for (std::size_t at = text.find_first_of("0123456789"); at < text.size();
        at = text.find_first_of("0123456789", at)) {
        const auto [end, failure] = std::from_chars(text.data() + at, text.data() + text.size(), shape.emplace_back());
        if (failure != std::errc())
            return std::nullopt;
        at = static_cast<std::size_t>(end - text.data());
    }
    return shapeText(shape) == text ? std::optional(std::move(shape)) : std::nullopt;
}

} // namespace vitrine
