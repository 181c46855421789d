// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vitrine {

/// Paints and edits the rules of a policy: boxes with a frame that is seen on dark colours, too, bars of how much a
/// rule is used, a choice for output checks, a line for comments.
class RuleDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Of a cell of the state's column: an OutputCheck as a number. Where there is none, nothing can be chosen.
    static constexpr int checkRole = Qt::UserRole + 16;
    /// Of a cell of the note's column: what a person wrote, without what the program says.
    static constexpr int commentRole = Qt::UserRole + 17;

    /// Of a cell of the bar's column: 0 to 1, how much of its length the bar has; whether the rule denies.
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
