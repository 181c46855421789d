// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/wrappingdelegate.h"

#include <QHeaderView>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

/// As the style draws it.
int wrappedHeight(const QString &text, const QFont &font, int width, int mostLines)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (int count = 0; count < mostLines; ++count) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return int(std::ceil(height));
}

/// The same text with invisible places for line breaks in words that are long.
QString breakable(const QString &text)
{
    constexpr qsizetype longestWord = 24;
    constexpr int partLength = 6;
    QString broken;
    const auto words = text.split(u' ');
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (at > 0)
            broken += u' ';
        int length = 0;
        for (const QChar character : words[at]) {
            const bool isBreak = words[at].size() > longestWord && length >= partLength && !character.isLowSurrogate()
                && !character.isMark();
            if (isBreak)
                broken += QChar(0x200b);
            length = isBreak ? 1 : length + 1;
            broken += character;
        }
    }
    return broken;
}

} // namespace

// The style breaks lines between words only, and elides each line with a longer one.
void WrappingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == m_column)
        option->text = breakable(option->text);
}

WrappingDelegate::WrappingDelegate(QTreeView *tree, int column)
    : QStyledItemDelegate(tree)
    , m_tree(tree)
    , m_column(column)
{
}

void WrappingDelegate::install(QTreeView *tree, int column)
{
    tree->setUniformRowHeights(false);
    tree->setWordWrap(true);
    tree->setItemDelegate(new WrappingDelegate(tree, column));
    connect(tree->header(), &QHeaderView::sectionResized, tree, [tree, column](int section) {
        if (section == column)
            tree->doItemsLayout();
    });
}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() != m_column)
        return size;
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const int margin = 2 * (m_tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_tree) + 1);
    const int icon = own.icon.isNull() ? 0 : own.decorationSize.width() + margin;
    const int room = std::max(m_tree->columnWidth(m_column) - icon - margin, own.fontMetrics.averageCharWidth());
    const int line = wrappedHeight({ u'x' }, own.font, room, 1);
    const int lines = wrappedHeight(own.text, own.font, room, mostLines);
    size.setHeight(size.height() + std::max(lines - line, 0));
    return size;
}

} // namespace vitrine
