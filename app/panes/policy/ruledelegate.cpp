// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/ruledelegate.h"

#include "app/kit/theme/theme.h"
#include "app/panes/policy/usetext.h"
#include "app/wording/safetext.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace vitrine {

RuleDelegate::RuleDelegate(int stateColumn, int noteColumn, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_stateColumn(stateColumn)
    , m_noteColumn(noteColumn)
{
}

// Left-to-right text keeps its digits and punctuation in order in right-to-left windows.
void RuleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->direction == Qt::RightToLeft && !option->text.isEmpty())
        option->text = isolatedWords(option->text);
}

// A group has no state and steps of its own, so its note starts in their place.
QRect RuleDelegate::noteRect(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (tree == nullptr || index.column() != m_noteColumn || index.parent().isValid())
        return option.rect;
    const auto state = index.siblingAtColumn(m_stateColumn);
    return state.data().toString().isEmpty() ? option.rect.united(tree->visualRect(state)) : option.rect;
}

void RuleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto cell = option;
    cell.rect = noteRect(option, index);
    QStyledItemDelegate::paint(painter, cell, index);
    if (index.data(shareRole).isValid())
        paintBar(painter, option, index);
    if (!index.data(Qt::CheckStateRole).isValid())
        return;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const auto *style = item.widget->style();
    const auto box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
    painter->setPen(Theme(item.palette).muted());
    painter->drawRect(box.adjusted(0, 0, -1, -1));
}

void RuleDelegate::paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto meaning = static_cast<Meaning>(index.data(meaningRole).toInt());
    const QColor color = isSelected ? option.palette.highlightedText().color()
        : meaning == Meaning::Ok    ? option.palette.highlight().color()
                                    : Theme(option.palette).token(meaning).color;
    const int thickness = option.rect.height() / 3;
    const int length = std::max(2, qRound(index.data(shareRole).toDouble() * (option.rect.width() - 8)));
    const QRect bar(option.rect.left() + 4, option.rect.center().y() - thickness / 2, length, thickness);
    painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), color);
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
    line->setPlaceholderText(tr("Comment on this rule:"));
    return line;
}

QWidget *RuleDelegate::makeChoice(QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setAccessibleName(tr("Output check"));
    for (const OutputCheck check : { OutputCheck::Off, OutputCheck::Warn, OutputCheck::Block })
        choice->addItem(UseText::check(check), int(check));
    // Choosing closes the editor: no further key is needed.
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
