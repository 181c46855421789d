// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/itemtone.h"

#include "app/kit/theme/theme.h"

#include <QAbstractItemView>
#include <QBrush>
#include <QEvent>
#include <QGuiApplication>
#include <QSignalBlocker>
#include <QStandardItem>
#include <QTreeWidgetItem>

namespace vitrine {

namespace {

constexpr int toneRole = Qt::UserRole + 0x700; // beyond the roles of lists

QBrush brush(ItemTone::Tone tone)
{
    const auto palette = QGuiApplication::palette();
    return tone == ItemTone::Tone::Link ? palette.color(QPalette::Link) : Theme(palette).muted();
}

} // namespace

ItemTone::ItemTone(QAbstractItemView *view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
}

void ItemTone::follow(QAbstractItemView *view) { new ItemTone(view); }

void ItemTone::set(QTreeWidgetItem *item, int column, Tone tone)
{
    item->setData(column, toneRole, int(tone));
    item->setForeground(column, brush(tone));
}

void ItemTone::set(QStandardItem *item, Tone tone)
{
    item->setData(int(tone), toneRole);
    item->setForeground(brush(tone));
}

void ItemTone::recolorBelow(const QModelIndex &parent) const
{
    auto *model = m_view->model();
    for (int row = 0; row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const auto item = model->index(row, column, parent);
            if (const auto tone = item.data(toneRole); tone.isValid())
                model->setData(item, brush(Tone(tone.toInt())), Qt::ForegroundRole);
        }
        recolorBelow(model->index(row, 0, parent));
    }
}

bool ItemTone::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::PaletteChange && m_view->model() != nullptr) {
        // No value has changed, and the view is drawn anew anyway.
        const QSignalBlocker quiet(m_view->model());
        recolorBelow({});
    }
    return QObject::eventFilter(watched, event);
}

} // namespace vitrine
