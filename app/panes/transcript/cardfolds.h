// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <span>
#include <utility>

namespace vitrine {

/// The cards of a transcript that the user folded, unfolded, or wanted to see in full. A value.
class CardFolds final {
public:
    /// Forgets what the user chose for single cards.
    void setAllFolded(bool isFolded);
    void setFolded(const FoundCard &card, bool isFolded) { m_folds.insert(keyOf(card), isFolded); }
    /// `startsFolded` applies if the user chose nothing.
    bool isFolded(const FoundCard &card, bool startsFolded) const;

    /// Long texts of a card that is whole are shown in full.
    void setWhole(const FoundCard &card, bool isWhole);
    bool isWhole(const FoundCard &card) const { return m_whole.contains(keyOf(card)); }

    /// A group is known by its cards, as it may grow. It is open if the user opened it, or unfolded everything and did
    /// not fold it afterwards.
    void setGroupOpen(std::span<const FoundCard> cards, bool isOpen);
    bool isGroupOpen(std::span<const FoundCard> cards) const;

    /// Steps have other ids now; those that are not in the list are forgotten.
    void renumber(const QHash<StepId, StepId> &now);

private:
    using Key = std::pair<StepId, int>;
    static Key keyOf(const FoundCard &card) { return { card.step, card.card }; }

    QHash<Key, bool> m_folds;
    QHash<Key, bool> m_groups; ///< by each of their cards
    QSet<Key> m_whole;
    std::optional<bool> m_allFolded;
};

} // namespace vitrine
