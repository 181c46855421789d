// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardfolds.h"

namespace vitrine {

void CardFolds::setAllFolded(bool isFolded)
{
    *this = {};
    m_allFolded = isFolded;
}

bool CardFolds::isFolded(const FoundCard &card, bool startsFolded) const
{
    if (const auto chosen = m_folds.constFind(keyOf(card)); chosen != m_folds.cend())
        return *chosen;
    return m_allFolded.value_or(startsFolded);
}

void CardFolds::setWhole(const FoundCard &card, bool isWhole)
{
    if (isWhole)
        m_whole.insert(keyOf(card));
    else
        m_whole.remove(keyOf(card));
}

void CardFolds::setGroupOpen(std::span<const FoundCard> cards, bool isOpen)
{
    for (const auto &card : cards)
        m_groups.insert(keyOf(card), isOpen);
}

bool CardFolds::isGroupOpen(std::span<const FoundCard> cards) const
{
    bool isChosen = false;
    for (const auto &card : cards) {
        const auto chosen = m_groups.constFind(keyOf(card));
        if (chosen == m_groups.cend())
            continue;
        if (*chosen)
            return true;
        isChosen = true;
    }
    return !isChosen && m_allFolded == false;
}

void CardFolds::renumber(const QHash<StepId, StepId> &now)
{
    const auto renumbered = [&now](const QHash<Key, bool> &before) {
        QHash<Key, bool> found;
        for (auto at = before.cbegin(); at != before.cend(); ++at)
            if (const auto step = now.constFind(at.key().first); step != now.cend())
                found.insert({ *step, at.key().second }, at.value());
        return found;
    };
    m_folds = renumbered(m_folds);
    m_groups = renumbered(m_groups);
    QSet<Key> whole;
    for (const auto &[step, card] : std::as_const(m_whole))
        if (const auto found = now.constFind(step); found != now.cend())
            whole.insert({ *found, card });
    m_whole = whole;
}

} // namespace vitrine
