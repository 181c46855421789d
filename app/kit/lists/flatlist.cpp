// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/flatlist.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/lists/itemtone.h"
#include "app/kit/lists/presentedcell.h"
#include "app/kit/theme/icons.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QHeaderView>
#include <QLocale>

namespace vitrine {

FlatList::FlatList(
    const QString &name, const QString &title, const QStringList &headers, int wideColumn, QWidget *parent)
    : QTreeWidget(parent)
    , m_empty(EmptyNote::in(this))
{
    setObjectName(name);
    setAccessibleName(title);
    setFrameShape(NoFrame);
    ItemTone::follow(this);
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

void FlatList::setEmptyText(const QString &text) { m_empty->setTexts(text); }

void FlatList::setCell(QTreeWidgetItem *item, int column, const Cell &cell)
{
    item->setText(column, safeLine(cell.text));
    item->setToolTip(column, plainTip(cell.tip.isEmpty() ? cell.text : cell.tip));
    if (cell.shape)
        item->setIcon(column, shapeIcon(*cell.shape));
}

void FlatList::setFigureColumns(const QList<int> &columns) const
{
    for (const int column : columns)
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void FlatList::setNumber(QTreeWidgetItem *item, int column, quint64 value) const
{
    item->setText(column, QLocale().toString(value));
    item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (value == 0)
        ItemTone::set(item, column, ItemTone::Tone::Muted);
}

void FlatList::setShapeHeader(int column, Meaning shape, const QString &name) const
{
    auto *head = headerItem();
    head->setIcon(column, shapeIcon(shape));
    head->setToolTip(column, name);
    head->setData(column, Qt::AccessibleTextRole, name);
}

} // namespace vitrine
