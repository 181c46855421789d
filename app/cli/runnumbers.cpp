// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runnumbers.h"

#include <CLI/CLI.hpp>

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

void RunsOption::declare(CLI::App &parser)
{
    parser.add_option("--runs", m_texts, tr("Only these runs, such as 1,3,5-9").toStdString())
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("N");
}

std::expected<RunNumbers, ExitStatus> RunsOption::choice(Console &console) const
{
    if (auto choice = RunNumbers::from(m_texts))
        return std::move(*choice);
    console.message(tr("--runs wants numbers of runs and ranges of them, such as 1,3,5-9."));
    return std::unexpected(ExitStatus::Unusable);
}

} // namespace vitrine
