// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/results/variablelist.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/results/variablegroups.h"

#include <QScrollBar>

namespace vitrine {

VariableList::VariableList(VariableGroups *groups, RecordView *view)
    : QObject(view)
    , m_groups(groups)
    , m_view(view)
{
    constexpr int generations = 2;
    view->setTreePosition(int(VariableColumn::Name));
    // Room for the sign, and no more: names are long.
    view->setIndentation(view->style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, view) * 3 / 4);
    view->setTree(true, generations);
    connectFolding();
    connectLinks();
    dress();
}

void VariableList::connectFolding()
{
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex &group) {
        if (!m_isDressing)
            m_folded.insert(m_groups->stepOf(group.row()));
    });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &group) {
        if (!m_isDressing)
            m_folded.remove(m_groups->stepOf(group.row()));
    });
    connect(m_groups, &QAbstractItemModel::modelAboutToBeReset, this, &VariableList::remember);
    connect(m_groups, &QAbstractItemModel::modelReset, this, [this] {
        dress();
        scrollBack();
    });
    connect(m_groups, &QAbstractItemModel::layoutChanged, this, &VariableList::dress);
}

void VariableList::connectLinks()
{
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (isLink(index))
            follow(index);
    });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (m_groups->isGroup(index))
            follow(index);
        else
            Q_EMIT originWanted();
    });
    m_view->setMouseTracking(true);
    connect(m_view, &QTreeView::entered, this, [this](const QModelIndex &index) {
        if (isLink(index))
            m_view->viewport()->setCursor(Qt::PointingHandCursor);
        else
            m_view->viewport()->unsetCursor();
    });
    connect(m_view, &QTreeView::viewportEntered, this, [this] { m_view->viewport()->unsetCursor(); });
}

bool VariableList::isLink(const QModelIndex &index) const
{
    const bool isLocation = m_groups->isGroup(index) || index.column() == int(VariableColumn::SetBy);
    return isLocation && m_groups->locationOf(index);
}

void VariableList::follow(const QModelIndex &index)
{
    const auto location = m_groups->locationOf(index);
    if (!location)
        return;
    const auto name = m_groups->isGroup(index) ? QString() : index.siblingAtColumn(0).data().toString();
    Q_EMIT locationWanted(location->step, location->line, name);
}

// Between two steps the list is empty for a moment: that is no place to come back to.
void VariableList::remember()
{
    if (m_groups->rowCount() > 0)
        m_scrolled = m_view->verticalScrollBar()->value();
}

void VariableList::dress()
{
    m_isDressing = true;
    for (int group = 0; group < m_groups->rowCount(); ++group) {
        m_view->setFirstColumnSpanned(group, {}, true);
        m_view->setExpanded(m_groups->index(group, 0), !m_folded.contains(m_groups->stepOf(group)));
    }
    m_isDressing = false;
}

void VariableList::scrollBack()
{
    if (m_groups->rowCount() == 0)
        return;
    m_view->doItemsLayout();
    m_view->verticalScrollBar()->setValue(m_scrolled);
}

} // namespace vitrine
