// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

/// Draws the rows of our lists: one height for all, a bar before the text where the cell has one, and the linked tint
/// in place of the solid selection as long as another pane has the focus.
class RecordDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Width of a bar before the text of its cell.
    static int barRoom(const QStyleOptionViewItem &option);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintSought(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
        const QStringList &sought) const;
    void paintBar(QPainter *painter, const QStyleOptionViewItem &option, double share) const;
};

} // namespace vitrine
