// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/ruledelegate.h"

#include "app/policy/usetext.h"
#include "app/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

namespace vitrine {

RuleDelegate::RuleDelegate(int stateColumn, int noteColumn, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_stateColumn(stateColumn)
    , m_noteColumn(noteColumn)
{
}

void RuleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.data(Qt::CheckStateRole).isValid())
        return;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const auto *style = item.widget->style();
    const auto box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
    painter->setPen(Theme(item.palette).muted());
    painter->drawRect(box.adjusted(0, 0, -1, -1));
}

QWidget *RuleDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (index.column() == m_stateColumn && index.data(checkRole).isValid())
        return makeChoice(parent);
    if (index.column() != m_noteColumn)
        return nullptr;
    auto *line = new QLineEdit(parent);
    line->setAccessibleName(tr("Comment"));
    //: In an empty line
    line->setPlaceholderText(tr("Why is this rule as it is?"));
    return line;
}

QWidget *RuleDelegate::makeChoice(QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setAccessibleName(tr("Output check"));
    for (const OutputCheck check : { OutputCheck::Off, OutputCheck::Warn, OutputCheck::Block })
        choice->addItem(UseText::check(check), int(check));
    // One choice is enough, without another key: an editor that loses the focus has been used.
    connect(choice, &QComboBox::activated, choice, &QWidget::clearFocus);
    return choice;
}

void RuleDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *choice = qobject_cast<QComboBox *>(editor))
        choice->setCurrentIndex(choice->findData(index.data(checkRole)));
    else if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(index.data(commentRole).toString());
}

void RuleDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *choice = qobject_cast<QComboBox *>(editor))
        model->setData(index, choice->currentData(), checkRole);
    else if (const auto *line = qobject_cast<QLineEdit *>(editor))
        model->setData(index, line->text().trimmed(), commentRole);
}

} // namespace vitrine
