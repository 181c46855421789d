// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace vitrine {

/// Gives a row the height that the text of one column needs at the width of that column, up to a few lines; what is
/// longer is elided. For short trees, since all rows are measured. GUI thread.
class WrappingDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Wraps the texts of a column of the tree. Row heights follow the width of the column.
    static void install(QTreeView *tree, int column);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static constexpr int mostLines = 6;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    WrappingDelegate(QTreeView *tree, int column);
    QTreeView *m_tree;
    int m_column;
};

} // namespace vitrine
