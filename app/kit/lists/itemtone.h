// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QModelIndex;
class QStandardItem;
class QTreeWidgetItem;

namespace vitrine {

/// Text colors of items that store their colors, such as those of QTreeWidget: muted text and links. They follow the
/// colors of the window while the list is shown. GUI thread.
class ItemTone final : public QObject {
    Q_OBJECT

public:
    enum class Tone { Muted, Link };

    /// Recolors the items of the view whenever its palette changes.
    static void follow(QAbstractItemView *view);

    static void set(QTreeWidgetItem *item, int column, Tone tone);
    static void set(QStandardItem *item, Tone tone);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit ItemTone(QAbstractItemView *view);
    void recolorBelow(const QModelIndex &parent) const;

    QAbstractItemView *m_view;
};

} // namespace vitrine
