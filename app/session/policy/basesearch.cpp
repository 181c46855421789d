// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/policy/basesearch.h"

#include <algorithm>
#include <ranges>

namespace vitrine {

std::optional<RunIndex> findRun(const FactBase &base, std::int64_t run)
{
    const auto all = std::views::iota(RunIndex { 0 }, static_cast<RunIndex>(base.runCount()));
    const auto found = std::ranges::find(all, run, [&base](RunIndex at) { return base.runId(at); });
    return found != all.end() ? std::optional(*found) : std::nullopt;
}

std::optional<StepIndex> findStep(const FactBase &base, std::int64_t run, std::int64_t step)
{
    const auto at = findRun(base, run);
    if (!at)
        return std::nullopt;
    const auto [first, end] = base.stepsOf(*at);
    for (StepIndex index = first; index < end; ++index)
        if (base.stepId(index) == step)
            return index;
    return std::nullopt;
}

} // namespace vitrine
