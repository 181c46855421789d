// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/steprange.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace vitrine::trailfile {

StepRanges::StepRanges(std::vector<StepRange> ranges)
{
    std::erase_if(ranges, [](const StepRange &range) { return range.first > range.last; });
    std::ranges::sort(ranges, {}, &StepRange::first);
    for (const StepRange &range : ranges)
        if (!m_ranges.empty() && range.first <= m_ranges.back().last)
            m_ranges.back().last = std::max(m_ranges.back().last, range.last);
        else
            m_ranges.push_back(range);
}

std::uint64_t StepRanges::width() const
{
    std::uint64_t width = 0;
    for (const StepRange &range : m_ranges)
        width += static_cast<std::uint64_t>(range.last) - static_cast<std::uint64_t>(range.first) + 1;
    return width;
}

StepRanges StepRanges::with(const StepRanges &other) const
{
    std::vector<StepRange> all = m_ranges;
    all.insert(all.end(), other.m_ranges.begin(), other.m_ranges.end());
    return StepRanges(std::move(all));
}

StepRanges StepRanges::within(const StepRanges &other) const
{
    StepRanges common;
    auto one = m_ranges.begin();
    auto two = other.m_ranges.begin();
    while (one != m_ranges.end() && two != other.m_ranges.end()) {
        const StepRange both { std::max(one->first, two->first), std::min(one->last, two->last) };
        if (both.first <= both.last)
            common.m_ranges.push_back(both);
        one->last < two->last ? ++one : ++two;
    }
    return common;
}

std::string StepRanges::text() const
{
    std::string text;
    for (const StepRange &range : m_ranges) {
        text.append(text.empty() ? "" : " ").append(std::to_string(range.first));
        text.append("-").append(std::to_string(range.last));
    }
    return text;
}

std::optional<StepRanges> StepRanges::parse(std::string_view text)
{
    std::vector<StepRange> ranges;
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at != end) {
        StepRange range;
        const auto first = std::from_chars(at, end, range.first);
        if (first.ec != std::errc {} || first.ptr == end || *first.ptr != '-')
            return std::nullopt;
        const auto last = std::from_chars(first.ptr + 1, end, range.last);
        if (last.ec != std::errc {} || (last.ptr != end && *last.ptr != ' '))
            return std::nullopt;
        ranges.push_back(range);
        at = last.ptr == end ? end : last.ptr + 1;
    }
    return StepRanges(std::move(ranges));
}

} // namespace vitrine::trailfile
