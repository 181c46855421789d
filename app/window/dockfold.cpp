// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dockfold.h"

#include "app/panes/pane.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLayout>
#include <QTreeView>

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::seconds(2); ///< removed rows may soon be followed by new ones
constexpr auto lookAgain = std::chrono::milliseconds(50);
constexpr int mostLooks = 20; ///< until a layout is complete; closed docks are not waited for
constexpr int mostFoldedRows = 3;
constexpr int foldedLines = 3; ///< the header with its margins, and an empty line below it

/// The list in a pane that passes its focus to one.
QAbstractItemView *listOf(const QDockWidget *dock)
{
    return qobject_cast<QAbstractItemView *>(dock->widget()->focusProxy());
}

/// Including the rows of expanded groups; at most one more than fit into a folded dock.
int rowsIn(const QAbstractItemView &list)
{
    const auto *tree = qobject_cast<const QTreeView *>(&list);
    int rows = 0;
    for (auto row = list.model()->index(0, 0); row.isValid() && rows <= mostFoldedRows; ++rows)
        row = tree != nullptr ? tree->indexBelow(row) : row.siblingAtRow(row.row() + 1);
    return rows;
}

/// The height of a dock without the rows of its list.
int aroundRowsOf(const QDockWidget *dock, const QAbstractItemView &list)
{
    return dock->height() - list.viewport()->height();
}

/// See DockFold::needs().
std::optional<int> heightOf(const QDockWidget *dock)
{
    const auto *list = listOf(dock);
    if (list == nullptr)
        return {};
    const int rows = rowsIn(*list);
    // A list that is still being read shows no reason for being empty.
    if (rows == 0)
        return list->accessibleDescription().isEmpty() ? std::nullopt : std::optional(0);
    if (rows > mostFoldedRows)
        return {};
    const int row = list->sizeHintForRow(0);
    return aroundRowsOf(dock, *list) + rows * row + row / 3; // the last row is not at the very edge
}

} // namespace

DockFold::DockFold(QObject *area)
    : QObject(area)
{
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &DockFold::look);
}

void DockFold::add(QDockWidget *dock)
{
    m_docks.push_back(dock);
    const auto lookNow = [this] {
        m_looks = 0;
        m_settle.start(0);
    };
    connect(dock, &QDockWidget::visibilityChanged, this, lookNow);
    // A list that was read and is empty changes its context text.
    if (const auto *pane = qobject_cast<Pane *>(dock->widget()))
        connect(pane, &Pane::contextChanged, this, lookNow);
    const auto *list = listOf(dock);
    if (list == nullptr)
        return;
    connect(list->model(), &QAbstractItemModel::rowsInserted, this, lookNow);
    connect(list->model(), &QAbstractItemModel::modelReset, this, lookNow);
    if (const auto *tree = qobject_cast<const QTreeView *>(list)) {
        connect(tree, &QTreeView::expanded, this, lookNow);
        connect(tree, &QTreeView::collapsed, this, lookNow);
    }
    connect(list->model(), &QAbstractItemModel::rowsRemoved, this, [this] { m_settle.start(settleTime); });
}

int DockFold::neededHeight(const QDockWidget *dock)
{
    const auto *pane = dock->widget();
    const bool isNeeded = pane->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
    return isNeeded ? pane->sizeHint().height() + dock->titleBarWidget()->sizeHint().height() : 0;
}

// Before a layout is complete, none of the docks is visible, or all are.
const QDockWidget *DockFold::front() const
{
    const auto isSeen = [](const QDockWidget *dock) {
        return dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty();
    };
    const auto found = std::ranges::find_if(m_docks, isSeen);
    return std::ranges::count_if(m_docks, isSeen) == 1 ? *found : nullptr;
}

// The minimum height of an area is the largest of its docks, in front or not.
void DockFold::look()
{
    const auto *shown = front();
    if (shown == nullptr && ++m_looks < mostLooks)
        m_settle.start(lookAgain);
    if (shown == nullptr)
        return;
    const auto *list = listOf(shown);
    const int row = list != nullptr ? std::max(list->sizeHintForRow(0), 0) : 0;
    DefaultArrangement::Below needs { .foldedHeight = heightOf(shown),
        .neededHeight = neededHeight(shown),
        .around = row > 0 ? aroundRowsOf(shown, *list) : 0,
        .row = row };
    std::swap(needs, m_needs);
    // Among panes with rows of their own, the height stays as it is.
    const bool areRowsNew = needs.row == 0 && m_needs.row > 0 && !m_areRowsKnown;
    m_areRowsKnown = m_areRowsKnown || m_needs.row > 0;
    if (!areRowsNew && needs.foldedHeight == m_needs.foldedHeight && needs.neededHeight == m_needs.neededHeight)
        return;
    const int least = m_needs.foldedHeight ? shown->fontMetrics().height() * foldedLines : 0;
    for (auto *dock : m_docks) {
        dock->widget()->setMinimumHeight(least);
        dock->layout()->activate(); // the next resize depends on it
    }
    Q_EMIT changed();
}

} // namespace vitrine
