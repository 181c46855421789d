// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/adaptivewait.h"

#include <algorithm>

namespace vitrine {

bool AdaptiveWait::isAwake()
{
    const bool isInRow = m_last <= quick;
    const bool isQuickerAwake = m_usual[1] <= m_usual[0] * 3 / 4; // by so much that it is worth a processor
    const bool triesOther = isInRow && ++m_waits % rare == 0;
    m_isAwake = isInRow && isQuickerAwake != triesOther;
    return m_isAwake;
}

void AdaptiveWait::note(Duration waited)
{
    constexpr int memory = 8; // waits
    Duration &usual = m_usual[m_isAwake ? 1 : 0];
    const Duration counted = std::min(waited, 2 * quick);
    if (m_last <= quick)
        usual = usual == Duration::zero() ? counted : usual + (counted - usual) / memory;
    m_last = waited;
}

} // namespace vitrine
