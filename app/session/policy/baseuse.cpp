// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/policy/baseuse.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine {

namespace {

std::map<std::string, std::uint64_t, std::less<>> syntaxOf(const FactBase &base)
{
    std::vector<std::uint64_t> steps(base.syntaxNames().size());
    for (StepIndex step = 0; step < base.stepCount(); ++step) {
        std::size_t word = 0;
        for (std::uint64_t bits : base.syntax(step)) {
            for (; bits != 0; bits &= bits - 1)
                ++steps[word + static_cast<std::size_t>(std::countr_zero(bits))];
            word += 64;
        }
    }
    std::map<std::string, std::uint64_t, std::less<>> syntax;
    for (std::size_t i = 0; i < steps.size(); ++i)
        syntax.emplace(base.syntaxNames()[i], steps[i]);
    return syntax;
}

void addEnded(BaseUse &use, const FactBase &base)
{
    for (StepIndex step = 0; step < base.stepCount(); ++step) {
        const auto kind = base.endedBy(step);
        if (!kind)
            continue;
        const auto &used = base.used(*kind);
        if (step < used.size() && !std::isnan(used[step]))
            use.ended[static_cast<std::size_t>(*kind)].push_back(used[step]);
    }
    std::ranges::for_each(use.ended, [](std::vector<double> &values) { std::ranges::sort(values); });
}

} // namespace

BaseUse useOf(std::shared_ptr<const FactBase> base, const PolicyVerdicts &verdicts)
{
    BaseUse use;
    for (const LimitKind kind : allLimitKinds)
        use.used[static_cast<std::size_t>(kind)] = verdicts.sortedUse(kind);
    addEnded(use, *base);
    use.syntax = syntaxOf(*base);
    use.base = std::move(base);
    return use;
}

LimitUse limitUse(LimitKind kind, const Limits &limits, const BaseUse &use)
{
    LimitUse of { kind, use.usedOf(kind), 0 };
    if (const auto limit = limitOf(limits, kind)) {
        of.over = static_cast<std::uint64_t>(of.values.end() - std::ranges::upper_bound(of.values, *limit));
        // Values exactly at the limit: steps that were ended by it.
        const auto at = std::ranges::equal_range(use.ended[static_cast<std::size_t>(kind)], *limit);
        of.over += at.size();
    }
    return of;
}

} // namespace vitrine
