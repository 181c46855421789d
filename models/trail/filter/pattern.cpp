// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/pattern.h"

#include <re2/re2.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t longestPattern = 1'000;
/// For `find`: replacing all matches may search the rest of the text once for each.
constexpr std::size_t longestText = 1 << 20;

absl::string_view viewOf(std::string_view text) { return { text.data(), text.size() }; }

re2::RE2::Options options()
{
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_longest_match(true);
    return options;
}

} // namespace

Pattern::Pattern(const std::string &pattern)
{
    if (!pattern.empty() && pattern.size() <= longestPattern)
        m_expression = std::make_unique<re2::RE2>(viewOf(pattern), options());
}

Pattern::~Pattern() = default;

bool Pattern::isValid() const { return m_expression && m_expression->ok(); }

bool Pattern::isIn(std::string_view text) const
{
    return isValid() && m_expression->Match(viewOf(text), 0, text.size(), re2::RE2::UNANCHORED, nullptr, 0);
}

std::optional<Pattern::Match> Pattern::find(std::string_view text, std::size_t from) const
{
    const std::size_t end = std::min(text.size(), longestText);
    while (isValid() && from < end) {
        absl::string_view match;
        if (!m_expression->Match(viewOf(text), from, end, re2::RE2::UNANCHORED, &match, 1))
            return std::nullopt;
        const auto begin = static_cast<std::size_t>(match.data() - text.data());
        if (!match.empty())
            return Match { begin, begin + match.size() };
        from = begin + 1;
    }
    return std::nullopt;
}

} // namespace vitrine::trailfile
