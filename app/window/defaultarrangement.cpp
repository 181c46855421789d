// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/defaultarrangement.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <cstddef>

namespace vitrine {

namespace {

constexpr int storyShare = 640; ///< of the column at the left for the steps below the runs; of a thousand

/// Keeps the total height of two docks: less would make everything beside them lower.
void share(QMainWindow &area, QDockWidget *above, QDockWidget *below, int ofThousand)
{
    const int height = std::max(above->height() + below->height(), 100);
    const int part = height * ofThousand / 1000;
    area.resizeDocks({ above, below }, { height - part, part }, Qt::Vertical);
}

} // namespace

DefaultArrangement::DefaultArrangement(QMainWindow *area)
    : m_area(area)
{
}

void DefaultArrangement::add(QDockWidget *pane, Location location) { m_panes.push_back({ pane, location }); }

DefaultArrangement::Location DefaultArrangement::locationOf(const QDockWidget *pane) const
{
    return std::ranges::find(m_panes, pane, &Located::pane)->location;
}

QDockWidget *DefaultArrangement::firstAt(Location location) const
{
    const auto found = std::ranges::find(m_panes, location, &Located::location);
    return found == m_panes.end() ? nullptr : found->pane;
}

DefaultArrangement::Room DefaultArrangement::room() const
{
    return { .isNarrow = isNarrow(), .isLow = isLow(), .isStory = m_isStoryFavoured && !isNarrow() };
}

// Three columns need some 160 characters; below that the right one becomes tabs of the step
// (docs/interface.md#narrow-windows).
bool DefaultArrangement::isNarrow() const
{
    return m_area->window()->width() < m_area->fontMetrics().averageCharWidth() * 160;
}

// Two lists one above the other need some rows each; in lower windows they share an area as tabs.
bool DefaultArrangement::isLow() const
{
    constexpr int least = 42;
    return lines() < least;
}

int DefaultArrangement::lines() const
{
    return m_area->window()->height() / std::max(m_area->fontMetrics().height(), 1);
}

// Columns must exist before one of them is split, and must be split before a pane becomes a tab in them.
std::vector<Pane::Location> DefaultArrangement::locationsInOrder() const
{
    using enum Pane::Location;
    if (isNarrow())
        return { Left, Bottom, BottomTab, Top, Center, CenterView, CenterTab, RightBelow, RightBelowTab, Right,
            RightTab };
    if (room().isStory && isLow())
        return { Left, Bottom, BottomTab, Center, RightBelow, RightBelowTab, Right, RightTab, Top, CenterView,
            CenterTab };
    if (room().isStory)
        return { Left, Bottom, BottomTab, Center, Right, RightBelow, Top, RightTab, RightBelowTab, CenterView,
            CenterTab };
    if (isLow())
        return { Left, Bottom, BottomTab, Top, RightBelow, RightBelowTab, Right, RightTab, Center, CenterView,
            CenterTab };
    return { Left, Bottom, BottomTab, Top, Right, RightBelow, RightTab, RightBelowTab, Center, CenterView, CenterTab };
}

// Percentage of the width for the right column: the titles of its panes fit side by side in most languages.
int DefaultArrangement::rightShare() const
{
    constexpr int least = 24;
    constexpr int most = 36;
    const int padding = m_area->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, m_area);
    int needed = padding;
    for (const auto &[pane, location] : m_panes) {
        const bool isTab = location == Location::Right || location == Location::RightTab;
        if (isTab || (isLow() && location == Location::RightBelow))
            needed += m_area->fontMetrics().horizontalAdvance(pane->windowTitle()) + padding;
    }
    return std::clamp(100 * needed / std::max(m_area->window()->width(), 1) + 1, least, most);
}

// Percentage of the width for the left column: the titles of its list, which are longer in some languages.
int DefaultArrangement::leftShare() const
{
    constexpr int least = 27;
    constexpr int most = 32;
    const int needed = firstAt(Location::Left)->widget()->sizeHint().width();
    return std::clamp(100 * needed / std::max(m_area->window()->width(), 1) + 1, least, most);
}

void DefaultArrangement::tabify(QDockWidget *front, QDockWidget *pane)
{
    m_area->tabifyDockWidget(front, pane);
    m_areas.insert(pane, m_areas.value(front, front));
}

DefaultArrangement::Groups DefaultArrangement::groups() const
{
    Groups groups;
    for (const auto &[pane, location] : m_panes) {
        for (const auto &[other, otherLocation] : m_panes) {
            const bool isOnDemand = location == Location::CenterTab || otherLocation == Location::CenterTab;
            if (other != pane && !isOnDemand && m_areas.value(pane, pane) == m_areas.value(other, other))
                groups[pane].insert(other);
        }
    }
    return groups;
}

// Widths 27 : 49 : 24, the list of steps a third of the middle (docs/interface.md#layout).
bool DefaultArrangement::arrange()
{
    m_areas.clear();
    QDockWidget *left = nullptr;
    QDockWidget *top = nullptr;
    QDockWidget *center = nullptr;
    QDockWidget *right = nullptr;
    QDockWidget *bottom = nullptr;
    QDockWidget *below = nullptr;
    const bool isOneColumn = isNarrow();
    const bool isStory = room().isStory;
    QDockWidget *beside = nullptr; // the column in the middle
    for (const auto location : locationsInOrder()) {
        for (const auto &[pane, wanted] : m_panes) {
            if (wanted != location)
                continue;
            switch (location) {
            case Location::Left: m_area->addDockWidget(Qt::LeftDockWidgetArea, left = pane); break;
            case Location::Top:
                top = pane;
                m_area->splitDockWidget(left, pane, isStory ? Qt::Vertical : Qt::Horizontal);
                beside = isStory ? beside : top;
                break;
            case Location::Center:
                center = pane;
                m_area->splitDockWidget(isStory ? left : top, pane, isStory ? Qt::Horizontal : Qt::Vertical);
                beside = isStory ? center : beside;
                break;
            case Location::CenterView:
            case Location::CenterTab: tabify(center, pane); break;
            case Location::Right:
                right = pane;
                if (isOneColumn || below)
                    tabify(isOneColumn ? center : below, pane);
                else
                    m_area->splitDockWidget(beside, pane, Qt::Horizontal);
                break;
            case Location::RightBelow:
                below = pane;
                if (isOneColumn)
                    tabify(center, pane);
                else
                    m_area->splitDockWidget(right ? right : beside, pane, right ? Qt::Vertical : Qt::Horizontal);
                break;
            case Location::RightTab: tabify(right, pane); break;
            case Location::RightBelowTab: tabify(below, pane); break;
            // In the same dock area as the others, since Qt divides space between areas arbitrarily.
            case Location::Bottom: m_area->addDockWidget(Qt::LeftDockWidgetArea, bottom = pane); break;
            case Location::BottomTab: tabify(bottom, pane); break;
            }
            // Opened only on request: its tab would take space from all others.
            pane->setVisible(location != Location::CenterTab);
        }
    }
    if (!right || !center)
        return false;
    center->raise();
    if (!isOneColumn) {
        right->raise();
        if (below) // in low windows before the other
            below->raise();
    }
    if (bottom)
        bottom->raise();
    return true;
}

void DefaultArrangement::shareRight() const
{
    auto *below = firstAt(Location::RightBelow);
    if (below == nullptr || isNarrow() || isLow())
        return;
    share(*m_area, firstAt(Location::Right), below, m_isStoryFavoured ? 680 : 480);
}

// Of a thousand. A view that is read as a whole gets more than a step with its list.
int DefaultArrangement::centerShare() const { return m_isStoryFavoured ? 800 : 684; }

void DefaultArrangement::shareMiddle() const
{
    auto *above = firstAt(Location::Top);
    auto *center = firstAt(Location::Center);
    if (above == nullptr || center == nullptr)
        return;
    if (room().isStory)
        share(*m_area, firstAt(Location::Left), above, storyShare);
    else
        share(*m_area, above, center, centerShare());
}

/// The pane at the top of the column in the middle.
QDockWidget *DefaultArrangement::middle() const { return firstAt(room().isStory ? Location::Center : Location::Top); }

// If there is little room, the lists below yield space to the code and its results.
void DefaultArrangement::giveSizes(const Below &needs) const
{
    auto *left = firstAt(Location::Left);
    auto *top = firstAt(Location::Top);
    if (!left || !top || !firstAt(Location::Center) || !firstAt(Location::Right))
        return;
    if (isNarrow())
        m_area->resizeDocks({ left, middle() }, { 30, 70 }, Qt::Horizontal);
    else
        m_area->resizeDocks({ left, middle(), firstAt(Location::Right) },
            { leftShare(), 100 - leftShare() - rightShare(), rightShare() }, Qt::Horizontal);
    if (room().isStory)
        m_area->resizeDocks({ left, top }, { 1000 - storyShare, storyShare }, Qt::Vertical);
    else
        m_area->resizeDocks({ top, firstAt(Location::Center) }, { 1000 - centerShare(), centerShare() }, Qt::Vertical);
    shareRight();
    giveBottom(needs, false);
}

int DefaultArrangement::mostFor(int neededHeight, int height)
{
    constexpr int most = 45; // of a hundred
    return std::min(neededHeight, height * most / 100);
}

int DefaultArrangement::Below::wholeRows(int height, int least) const
{
    if (row <= 0)
        return height;
    const int nearest = (height - around + row / 2) / row;
    const int fewest = (least - around + row - 1) / row;
    return around + std::max({ nearest, fewest, 1 }) * row;
}

// Any of the panes below all others decides how low they can be.
int DefaultArrangement::leastBelow() const
{
    int least = 0;
    for (const auto &[pane, location] : m_panes)
        if (location == Location::Bottom || location == Location::BottomTab)
            least = std::max(least, pane->minimumSizeHint().height());
    return least;
}

void DefaultArrangement::giveBottom(const Below &needs, bool isListKept) const
{
    // A pane that is one above another one would be given its height in that column.
    auto *column = firstAt(room().isStory ? Location::Center : Location::Left);
    auto *bottom = firstAt(Location::Bottom);
    if (column == nullptr || bottom == nullptr)
        return;
    // The tabs below a pane are part of its share.
    const int tabs
        = m_areas.values().contains(bottom) ? std::max(m_area->height() - 1 - bottom->geometry().bottom(), 0) : 0;
    const int between = m_area->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, m_area);
    // The columns reach from the top to the panes below, with tabs of their own.
    const int height = std::max(m_area->height() - between, 100);
    // At 42 lines, two rows of the list below its title; the rest is for steps and code.
    constexpr int most = 30;
    const int needed = needs.neededHeight > 0 ? mostFor(needs.neededHeight + tabs, height) : 0;
    const int share = height * std::clamp(lines() - 24, 17, most) / 100;
    const int usual = std::max(needs.wholeRows(share - tabs, leastBelow()) + tabs, needed);
    // Few rows are shown whole, also in low windows.
    const int wanted = needs.foldedHeight ? std::min(*needs.foldedHeight + tabs, height * most / 100) : usual;
    const int given = std::max(wanted, 1);
    auto *top = firstAt(Location::Top);
    const int topHeight = top != nullptr ? top->height() : 0;
    m_area->resizeDocks({ column, bottom }, { height - given, given }, Qt::Vertical);
    if (!isListKept || top == nullptr || room().isStory)
        return;
    // The code gets the difference, and does not move.
    m_area->resizeDocks(
        { top, firstAt(Location::Center) }, { topHeight, height - given - topHeight - between }, Qt::Vertical);
}

} // namespace vitrine
