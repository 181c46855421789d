// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/divergence.h"

#include <algorithm>
#include <ranges>

namespace vitrine {

namespace {

/// A step whose record says nothing is not known to differ; one that was cancelled or could see a difference is.
bool changesState(const Comparison &comparison)
{
    return isDivergence(comparison.verdict)
        && !(comparison.verdict == ReplayVerdict::NotComparable && comparison.reason == "not-recorded");
}

} // namespace

Divergence::Divergence(const Policy &policy, const ToolStubs &tools)
    : m_given(policy.builtins.begin(), policy.builtins.end())
{
    for (const auto &name : std::views::keys(tools))
        m_given.insert(name);
}

/// An unbound name may be resolved to a similar one (docs/executor.md#names), so it counts as changed.
bool Divergence::mayDiffer(const std::string &name) const
{
    return !m_given.contains(name) && (m_changed.contains(name) || !m_known.contains(name));
}

bool Divergence::mayReach(const std::optional<Facts> &facts) const
{
    if (!m_isAny)
        return false;
    if (m_isEverything || !facts)
        return true;
    const auto differs = [this](const std::string &name) { return mayDiffer(name); };
    const auto isChanged = [this](const std::string &name) { return m_changed.contains(name); };
    return std::ranges::any_of(facts->freeNames, differs) || std::ranges::any_of(facts->boundNames, isChanged);
}

void Divergence::add(const std::optional<Facts> &facts, const Comparison &comparison, bool hasSeenChange)
{
    if (facts)
        m_known.insert(facts->boundNames.begin(), facts->boundNames.end());
    if (!changesState(comparison) && !hasSeenChange)
        return;
    m_isAny = true;
    if (!facts) {
        m_isEverything = true;
        return;
    }
    // Objects that the step read may have been changed in place.
    m_changed.insert(facts->boundNames.begin(), facts->boundNames.end());
    m_changed.insert(facts->freeNames.begin(), facts->freeNames.end());
}

} // namespace vitrine
