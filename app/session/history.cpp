// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/history.h"

namespace vitrine {

namespace {

constexpr std::size_t mostLocations = 200;
constexpr qint64 passingMs = 500;

// Returning to a variable returns to its step.
bool isWithin(const History::Location &now, const History::Location &location)
{
    return now.run == location.run && now.step == location.step
        && (location.variable.isEmpty() || location.variable == now.variable);
}

} // namespace

void History::visit(const Location &location)
{
    if (!m_locations.empty() && isWithin(m_locations[m_at], location))
        return;
    const bool wasPassed = m_since.isValid() && m_since.elapsed() < passingMs && m_at > 0;
    m_since.start();
    if (!m_locations.empty())
        m_locations.resize(m_at + 1);
    if (wasPassed)
        m_locations.back() = location;
    else
        m_locations.push_back(location);
    if (m_locations.size() > mostLocations)
        m_locations.erase(m_locations.begin());
    m_at = m_locations.size() - 1;
    Q_EMIT changed();
}

void History::clear()
{
    m_locations.clear();
    m_at = 0;
    m_since.invalidate();
    Q_EMIT changed();
}

History::Location History::goBack()
{
    --m_at;
    m_since.invalidate();
    Q_EMIT changed();
    return m_locations[m_at];
}

History::Location History::goForward()
{
    ++m_at;
    m_since.invalidate();
    Q_EMIT changed();
    return m_locations[m_at];
}

} // namespace vitrine
