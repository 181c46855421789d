// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <compare>
#include <optional>
#include <vector>

namespace vitrine {

/// Finds consecutive cards of reads and searches, which the transcript shows as one group. Steps are counted from the
/// start of the run, cards from the start of their step. What is known of a step remains known after its content was
/// dropped. A value.
class CardGroups final {
public:
    /// A card by the index of its step.
    struct Location {
        int step = 0;
        int card = 0;
        auto operator<=>(const Location &) const = default;
    };
    /// At least two cards, of one or several steps.
    struct Group {
        Location first;
        Location last;
        bool contains(Location at) const { return first <= at && at <= last; }
    };

    /// Sets the steps: for each its index among those set before, or -1 if it is new.
    void setSteps(const std::vector<int> &before);
    /// Sets the cards of a step. Returns whether the groups changed. A step that may not be grouped is part of no
    /// group.
    bool setCards(int step, const std::vector<TranscriptCard> &cards, bool mayBeGrouped);
    /// 0 until the cards of the step were set.
    int cardCount(int step) const { return int(m_steps[std::size_t(step)].isGrouped.size()); }

    std::optional<Group> at(Location location) const;
    std::vector<Location> locationsIn(const Group &group) const;
    /// The step, and those around it with cards that may be part of a group with cards of the step.
    std::vector<int> stepsNear(int step) const;

private:
    struct Step {
        std::vector<bool> isGrouped; ///< of each card
        int leading = 0; ///< number of cards at the start that are part of a group
        int trailing = 0; ///< the same at the end
    };

    const Step &stepAt(int step) const { return m_steps[std::size_t(step)]; }
    Location firstOf(Location at) const;
    Location lastOf(Location at) const;

    std::vector<Step> m_steps;
};

} // namespace vitrine
