// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/taborder.h"

#include "app/window/workarea.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace vitrine {

namespace {

struct Stop {
    int rank;
    QWidget *widget;
};

bool takesTab(const QWidget &widget, const QMainWindow &window)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr
        && widget.window() == &window && widget.isVisible() && widget.isEnabled() && !widget.size().isEmpty();
}

/// Bars above the panes, the panes, their tabs, bars below; nothing for what is out of sight.
std::optional<int> rankOf(const QWidget &widget, const QMainWindow &window, const WorkArea &area)
{
    constexpr int last = std::numeric_limits<int>::max();
    if (!area.isAncestorOf(&widget))
        return widget.mapTo(&window, QPoint()).y() <= area.mapTo(&window, QPoint()).y() ? -1 : last;
    const auto *pane = area.paneAround(&widget);
    if (pane == nullptr)
        return last - 1;
    return area.isVisibleNow(pane) ? std::optional(area.readingOrderOf(pane)) : std::nullopt;
}

std::vector<Stop> stopsOf(const QMainWindow &window, const WorkArea &area)
{
    std::vector<Stop> stops;
    for (auto *widget = window.nextInFocusChain(); widget != &window; widget = widget->nextInFocusChain()) {
        if (!takesTab(*widget, window))
            continue;
        if (const auto rank = rankOf(*widget, window, area))
            stops.push_back({ *rank, widget });
    }
    std::ranges::stable_sort(stops, {}, &Stop::rank);
    return stops;
}

/// One that is being hidden or disabled is no stop: the next one that was made after it.
auto stopAfter(const std::vector<Stop> &stops, const QWidget *focused)
{
    const auto *from = focused;
    auto found = std::ranges::find(stops, from, &Stop::widget);
    while (found == stops.end() && (from = from->nextInFocusChain()) != focused)
        found = std::ranges::find(stops, from, &Stop::widget);
    return found;
}

} // namespace

QWidget *nextTabStop(const QMainWindow &window, const WorkArea &area, bool isForward)
{
    const auto stops = stopsOf(window, area);
    if (stops.empty())
        return nullptr;
    const auto *focused = window.focusWidget() != nullptr ? window.focusWidget() : &window;
    const auto found = stopAfter(stops, focused);
    if (found == stops.end())
        return stops.front().widget;
    const bool isStop = found->widget == focused;
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t step = isForward ? (isStop ? 1 : 0) : -1;
    return stops[static_cast<std::size_t>((found - stops.begin() + step + count) % count)].widget;
}

} // namespace vitrine
