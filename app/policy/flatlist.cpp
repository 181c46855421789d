// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/flatlist.h"

#include "app/lists/presentedcell.h"
#include "app/text/safetext.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>

namespace vitrine {

FlatList::FlatList(
    const QString &name, const QString &title, const QStringList &headers, int wideColumn, QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(name);
    setAccessibleName(title);
    setRootIsDecorated(false);
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setTabKeyNavigation(false);
    setHeaderLabels(headers);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(wideColumn, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemActivated, this, &FlatList::chosen);
    connect(this, &QTreeWidget::itemClicked, this, &FlatList::chosen);
}

void FlatList::setCell(QTreeWidgetItem *item, int column, const Cell &cell)
{
    item->setText(column, safeLine(cell.text));
    item->setToolTip(column, plainTip(cell.tip.isEmpty() ? cell.text : cell.tip));
    if (cell.shape)
        item->setIcon(column, shapeIcon(*cell.shape));
}

void FlatList::setNumber(QTreeWidgetItem *item, int column, quint64 value) const
{
    item->setText(column, QLocale().toString(value));
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (value == 0)
        item->setForeground(column, Theme(palette()).muted());
}

void FlatList::setShapeHeader(int column, Meaning shape, const QString &name) const
{
    auto *head = headerItem();
    head->setIcon(column, shapeIcon(shape));
    head->setToolTip(column, name);
    head->setData(column, Qt::AccessibleTextRole, name);
}

void FlatList::paintEvent(QPaintEvent *event)
{
    QTreeWidget::paintEvent(event);
    if (topLevelItemCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(Theme(palette()).muted());
    painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, m_empty);
}

} // namespace vitrine
