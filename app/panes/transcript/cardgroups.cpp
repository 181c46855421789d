// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardgroups.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

// Fewer than the view keeps the content of. Looking for the ends of a group thus takes no longer in a long run.
constexpr int mostGroupedSteps = 50;

bool beginsStretch(int step) { return step % mostGroupedSteps == 0; }

} // namespace

void CardGroups::setSteps(const std::vector<int> &before)
{
    std::vector<Step> steps(before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] >= 0)
            steps[i] = std::move(m_steps[std::size_t(before[i])]);
    m_steps = std::move(steps);
}

bool CardGroups::setCards(int step, const std::vector<TranscriptCard> &cards, bool mayBeGrouped)
{
    Step changed;
    for (const auto &card : cards)
        changed.isGrouped.push_back(mayBeGrouped && isGrouped(card));
    auto &flags = changed.isGrouped;
    changed.leading = int(std::ranges::find(flags, false) - flags.begin());
    changed.trailing = int(std::ranges::find(flags.rbegin(), flags.rend(), false) - flags.rbegin());
    auto &known = m_steps[std::size_t(step)];
    const bool isChanged = known.isGrouped != flags;
    known = std::move(changed);
    return isChanged;
}

CardGroups::Location CardGroups::firstOf(Location at) const
{
    while (at.card > 0 && stepAt(at.step).isGrouped[std::size_t(at.card) - 1])
        --at.card;
    while (at.card == 0 && !beginsStretch(at.step) && stepAt(at.step - 1).trailing > 0) {
        --at.step;
        at.card = cardCount(at.step) - stepAt(at.step).trailing;
    }
    return at;
}

CardGroups::Location CardGroups::lastOf(Location at) const
{
    while (at.card + 1 < cardCount(at.step) && stepAt(at.step).isGrouped[std::size_t(at.card) + 1])
        ++at.card;
    while (at.card + 1 == cardCount(at.step) && !beginsStretch(at.step + 1) && at.step + 1 < int(m_steps.size())
        && stepAt(at.step + 1).leading > 0) {
        ++at.step;
        at.card = stepAt(at.step).leading - 1;
    }
    return at;
}

std::optional<CardGroups::Group> CardGroups::at(Location location) const
{
    if (location.step < 0 || location.card < 0 || location.card >= cardCount(location.step)
        || !stepAt(location.step).isGrouped[std::size_t(location.card)])
        return {};
    const Group group { firstOf(location), lastOf(location) };
    return group.first == group.last ? std::nullopt : std::optional(group);
}

std::vector<CardGroups::Location> CardGroups::locationsIn(const Group &group) const
{
    std::vector<Location> locations;
    for (auto at = group.first; at <= group.last;) {
        locations.push_back(at);
        if (++at.card >= cardCount(at.step))
            at = { at.step + 1, 0 };
    }
    return locations;
}

std::vector<int> CardGroups::stepsNear(int step) const
{
    const int first = step - step % mostGroupedSteps;
    const int end = std::min(first + mostGroupedSteps, int(m_steps.size()));
    std::vector<int> near;
    for (int at = first; at < end; ++at)
        if (at == step || stepAt(at).leading > 0 || stepAt(at).trailing > 0)
            near.push_back(at);
    return near;
}

} // namespace vitrine
