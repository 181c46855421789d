// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

/// Paints and edits the rules of a policy: check boxes with a frame that is visible on dark colors, bars for the use of
/// a rule, a choice for output checks, a line for comments.
class RuleDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Role of the state column: an OutputCheck as a number. Without it, the cell has no choice.
    static constexpr int checkRole = Qt::UserRole + 16;
    /// Role of the note column: the user's comment without the program's note.
    static constexpr int commentRole = Qt::UserRole + 17;

    /// Roles of the bar column: the length of the bar from 0 to 1, and whether the rule denies.
    static constexpr int shareRole = Qt::UserRole + 18;
    static constexpr int meaningRole = Qt::UserRole + 19;

    RuleDelegate(int stateColumn, int noteColumn, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QRect noteRect(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    static void paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index);
    static QWidget *makeChoice(QWidget *parent);

    int m_stateColumn;
    int m_noteColumn;
};

} // namespace vitrine
