// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dockfold.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <chrono>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::seconds(2); ///< what goes may be followed by the next
constexpr int foldedLines = 3; ///< a sentence with some room around it

/// A pane that is a list gives the focus to it.
QAbstractItemView *listOf(const QDockWidget *dock)
{
    return qobject_cast<QAbstractItemView *>(dock->widget()->focusProxy());
}

// A list that is still being read does not say why it is empty.
bool isBlank(const QDockWidget *dock)
{
    const auto *list = listOf(dock);
    return list != nullptr && list->model()->rowCount() == 0 && !list->accessibleDescription().isEmpty();
}

} // namespace

DockFold::DockFold(QMainWindow *area)
    : QObject(area)
    , m_area(area)
{
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &DockFold::look);
}

void DockFold::add(QDockWidget *dock)
{
    m_docks.push_back(dock);
    const auto lookNow = [this] { m_settle.start(0); };
    connect(dock, &QDockWidget::visibilityChanged, this, lookNow);
    const auto *list = listOf(dock);
    if (list == nullptr)
        return;
    connect(list->model(), &QAbstractItemModel::rowsInserted, this, lookNow);
    connect(list->model(), &QAbstractItemModel::modelReset, this, lookNow);
    connect(list->model(), &QAbstractItemModel::rowsRemoved, this, [this] { m_settle.start(settleTime); });
}

void DockFold::forgetHeight()
{
    m_height = 0;
    if (m_isFolded)
        for (auto *dock : m_docks)
            dock->widget()->setMinimumHeight(0);
    m_isFolded = false;
    m_settle.start(0);
}

// Before the first layout none of them is seen.
QDockWidget *DockFold::front() const
{
    const auto found = std::ranges::find_if(
        m_docks, [](const QDockWidget *dock) { return dock->isVisible() && !dock->visibleRegion().isEmpty(); });
    return found == m_docks.end() || (*found)->isFloating() ? nullptr : *found;
}

void DockFold::look()
{
    auto *shown = front();
    if (shown != nullptr && isBlank(shown) != m_isFolded)
        setFolded(shown, !m_isFolded);
}

// The least height of a place is that of its most demanding dock, be it in front or not.
void DockFold::setFolded(QDockWidget *front, bool isFolded)
{
    m_isFolded = isFolded;
    if (isFolded)
        m_height = front->height();
    const int least = isFolded ? front->fontMetrics().height() * foldedLines : 0;
    for (auto *dock : m_docks)
        dock->widget()->setMinimumHeight(least);
    if (isFolded)
        m_area->resizeDocks({ front }, { 1 }, Qt::Vertical);
    else if (m_height > 0)
        m_area->resizeDocks({ front }, { m_height }, Qt::Vertical);
}

} // namespace vitrine
