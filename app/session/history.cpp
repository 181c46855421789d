// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/history.h"

namespace vitrine {

namespace {

constexpr std::size_t mostPlaces = 200;
constexpr qint64 passingMs = 500;

// Returning to a variable returns to its step.
bool isWithin(const History::Place &now, const History::Place &place)
{
    return now.run == place.run && now.step == place.step
        && (place.variable.isEmpty() || place.variable == now.variable);
}

} // namespace

void History::visit(const Place &place)
{
    if (!m_places.empty() && isWithin(m_places[m_at], place))
        return;
    const bool wasPassed = m_since.isValid() && m_since.elapsed() < passingMs && m_at > 0;
    m_since.start();
    if (!m_places.empty())
        m_places.resize(m_at + 1);
    if (wasPassed)
        m_places.back() = place;
    else
        m_places.push_back(place);
    if (m_places.size() > mostPlaces)
        m_places.erase(m_places.begin());
    m_at = m_places.size() - 1;
    Q_EMIT changed();
}

void History::clear()
{
    m_places.clear();
    m_at = 0;
    m_since.invalidate();
    Q_EMIT changed();
}

History::Place History::goBack()
{
    --m_at;
    m_since.invalidate();
    Q_EMIT changed();
    return m_places[m_at];
}

History::Place History::goForward()
{
    ++m_at;
    m_since.invalidate();
    Q_EMIT changed();
    return m_places[m_at];
}

} // namespace vitrine
