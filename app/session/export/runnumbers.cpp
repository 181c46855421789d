// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/runnumbers.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace vitrine {

namespace {

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size() && value > 0;
    return isWhole ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<RunNumbers> RunNumbers::from(const std::vector<std::string> &texts)
{
    RunNumbers choice;
    for (const std::string_view text : texts) {
        const std::size_t dash = text.find('-');
        const auto first = number(text.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : number(text.substr(dash + 1));
        if (!first || !last || *last < *first)
            return std::nullopt;
        choice.m_ranges.emplace_back(*first, *last);
    }
    return choice;
}

bool RunNumbers::holds(std::uint64_t number) const
{
    return m_ranges.empty() || std::ranges::any_of(m_ranges, [number](const auto &range) {
        return range.first <= number && number <= range.second;
    });
}

} // namespace vitrine
