// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

/// Draws the rows of Vitrine's lists: with equal heights, a bar before the text if the cell has one, and the linked
/// tint instead of the solid selection while another pane has the focus.
class RecordDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// True for a cell whose text is cut in the middle, since its end matters, too.
    static constexpr int KeptEndRole = Qt::UserRole + 140;

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
