// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recorddelegate.h"

#include "app/kit/lists/presentationmodel.h"
#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int rowPadding = 6;

int barWidth(const QStyleOptionViewItem &option) { return option.fontMetrics.averageCharWidth() * 5; }

// Bold text has the same font family, so the family decides.
bool isCode(const QStyleOptionViewItem &option)
{
    const auto usual = option.widget != nullptr ? option.widget->font() : QApplication::font();
    return option.font.family() != usual.family();
}

} // namespace

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto share = index.data(BarRole);
    if (const auto sought = index.data(SoughtRole).toStringList(); !sought.isEmpty())
        return paintSought(painter, option, index, sought);
    if (!share.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    auto item = option;
    initStyleOption(&item, index);
    const auto *style = item.widget ? item.widget->style() : QApplication::style();
    auto background = item;
    background.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, item.widget);
    paintBar(painter, item, share.toDouble());
    const bool isMirrored = item.direction == Qt::RightToLeft;
    item.rect.adjust(isMirrored ? 0 : barRoom(item), 0, isMirrored ? -barRoom(item) : 0, 0);
    item.backgroundBrush = Qt::NoBrush;
    const auto role = item.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text;
    item.rect.adjust(isMirrored ? rowPadding : 0, 0, isMirrored ? 0 : -rowPadding, 0);
    const auto text = item.fontMetrics.elidedText(item.text, Qt::ElideRight, item.rect.width());
    painter->setFont(item.font);
    style->drawItemText(painter, item.rect, int(item.displayAlignment), item.palette, true, text, role);
}

// Matches are bold and tinted; in a selected row, bold and underlined.
void RecordDelegate::paintSought(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QStringList &sought) const
{
    auto item = option;
    initStyleOption(&item, index);
    const auto *style = item.widget ? item.widget->style() : QApplication::style();
    const auto room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                          .adjusted(rowPadding / 2, 0, -rowPadding / 2, 0);
    auto background = item;
    background.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, item.widget);
    const bool isSelected = item.state & QStyle::State_Selected;
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    if (isSelected)
        format.setFontUnderline(true);
    else
        format.setBackground(Theme(item.palette).token(Meaning::Differs).tint);
    const auto text = item.fontMetrics.elidedText(item.text, item.textElideMode, room.width());
    QTextLayout layout(text, item.font);
    QList<QTextLayout::FormatRange> marks;
    for (const auto &one : sought)
        for (qsizetype at = text.indexOf(one, 0, Qt::CaseInsensitive); at >= 0 && !one.isEmpty();
            at = text.indexOf(one, at + one.size(), Qt::CaseInsensitive))
            marks.append({ int(at), int(one.size()), format });
    layout.setFormats(marks);
    QTextOption lines(QStyle::visualAlignment(item.direction, item.displayAlignment));
    lines.setWrapMode(QTextOption::NoWrap);
    lines.setTextDirection(item.direction);
    layout.setTextOption(lines);
    layout.beginLayout();
    auto line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - line.height()) / 2));
}

int RecordDelegate::barRoom(const QStyleOptionViewItem &option) { return barWidth(option) + 2 * rowPadding; }

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto size = QStyledItemDelegate::sizeHint(option, index);
    const auto icon = QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize, &option, option.widget);
    const auto bar = index.data(BarRole).isValid() ? barRoom(option) : 0;
    return { size.width() + bar, std::max(option.fontMetrics.height(), icon) + rowPadding };
}

void RecordDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = index.data(KeptEndRole).toBool() ? Qt::ElideMiddle : Qt::ElideRight;
    if (option->direction == Qt::RightToLeft && !option->text.isEmpty())
        option->text = isCode(*option) ? isolatedCode(option->text) : isolatedWords(option->text);
    if (!(option->state & QStyle::State_Selected))
        return;
    const auto *view = qobject_cast<const QAbstractItemView *>(option->widget);
    if (view && view->hasFocus()) {
        option->palette.setBrush(QPalette::Text, option->palette.highlightedText());
        return;
    }
    option->state &= ~QStyle::State_Selected;
    // The option's own palette may already have the tint as its highlight.
    option->backgroundBrush = Theme(view ? view->palette() : option->palette).linkedSelection();
}

void RecordDelegate::paintBar(QPainter *painter, const QStyleOptionViewItem &option, double share) const
{
    const bool isSolid = option.state & QStyle::State_Selected;
    // The option's own highlight may be that of a row that is only linked.
    const auto highlight = (option.widget ? option.widget->palette() : option.palette).highlight();
    const auto height = option.fontMetrics.xHeight();
    const auto width = std::max(2, static_cast<int>(std::clamp(share, 0.0, 1.0) * barWidth(option)));
    auto bar = QRect(option.rect.left() + rowPadding, 0, width, height);
    bar.moveTop(option.rect.center().y() - height / 2);
    if (option.direction == Qt::RightToLeft)
        bar = QStyle::visualRect(option.direction, option.rect, bar);
    painter->fillRect(bar, isSolid ? option.palette.highlightedText() : highlight);
}

} // namespace vitrine
