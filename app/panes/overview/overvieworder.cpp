// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overvieworder.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

namespace vitrine {

namespace {

/// The gravest first; steps without a meaning follow.
constexpr std::array byGravity { Meaning::Broken, Meaning::Error, Meaning::Blocked, Meaning::Differs, Meaning::Limit,
    Meaning::Timeout, Meaning::NoToolResult, Meaning::Fixed, Meaning::Ask, Meaning::Warning, Meaning::Running,
    Meaning::Noise, Meaning::NotComparable, Meaning::Same, Meaning::Ok };

/// Lower is graver.
int rankOf(const OverviewCell &cell)
{
    const auto meaning = Overview::meaning(cell);
    if (!meaning)
        return int(byGravity.size()) + 1;
    return int(std::ranges::find(byGravity, *meaning) - byGravity.begin());
}

/// Sorts by the gravest step, then by all steps.
struct RunKey {
    int gravest = std::numeric_limits<int>::max();
    std::vector<int> steps;
    RunId run = 0;
    auto operator<=>(const RunKey &) const = default;
};

RunKey keyOf(const OverviewRun &run)
{
    RunKey key { .steps = {}, .run = run.run };
    for (const auto &cell : run.steps)
        key.steps.push_back(rankOf(cell));
    if (!key.steps.empty())
        key.gravest = std::ranges::min(key.steps);
    return key;
}

QString nameOf(const OverviewRun &run)
{
    const auto gravest = std::ranges::min_element(run.steps, {}, rankOf);
    return gravest == run.steps.end() ? QString() : Overview::name(*gravest);
}

} // namespace

void OverviewOrder::sort(std::vector<OverviewRun> &runs)
{
    if (runs.size() <= mostUnsorted)
        return;
    std::vector<std::pair<RunKey, std::size_t>> keys;
    for (std::size_t at = 0; at < runs.size(); ++at)
        keys.emplace_back(keyOf(runs[at]), at);
    std::ranges::sort(keys);
    std::vector<OverviewRun> sorted;
    sorted.reserve(runs.size());
    for (const auto &[key, at] : keys)
        sorted.push_back(std::move(runs[at]));
    runs = std::move(sorted);
}

std::vector<OverviewOrder::Section> OverviewOrder::sections(const std::vector<OverviewRun> &runs)
{
    std::vector<Section> sections;
    if (runs.size() <= mostUnsorted)
        return sections;
    for (std::size_t at = 0; at < runs.size(); ++at) {
        auto name = nameOf(runs[at]);
        if (sections.empty() || sections.back().name != name)
            sections.push_back({ .first = at, .count = 0, .name = std::move(name) });
        ++sections.back().count;
    }
    return sections;
}

int OverviewOrder::gravest(std::span<const OverviewRun> runs, std::size_t step)
{
    int found = -1;
    int rank = std::numeric_limits<int>::max();
    for (std::size_t run = 0; run < runs.size(); ++run) {
        if (step >= runs[run].steps.size())
            continue;
        if (const int other = rankOf(runs[run].steps[step]); other < rank) {
            rank = other;
            found = int(run);
        }
    }
    return found;
}

} // namespace vitrine
