// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextlayout.h"

#include "app/kit/text/ansicolors.h"
#include "app/kit/text/scintillalook.h"
#include "app/kit/theme/fonts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

constexpr int tabColumns = 8;
constexpr int wholeWidth = 1 << 24; // no row is that wide

// Whether its letters are not in the order of their positions.
bool isMixed(const QString &text)
{
    return std::ranges::any_of(
        text, [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

// As wide as what is selected with it, so that the end of an empty line is seen, too.
int lineEndWidth(int columnWidth) { return (columnWidth + 1) / 2; }

} // namespace

void HugeTextLayout::setText(std::shared_ptr<const HugeText> text)
{
    m_text = std::move(text);
    m_rows.clear();
    m_widest = 0;
}

void HugeTextLayout::setLook(const QWidget &widget, int zoom)
{
    constexpr qreal smallest = 2;
    m_rows.clear();
    m_widest = 0;
    m_palette = widget.palette();
    m_colors = ansiColors(m_palette);
    m_font = codeFont(widget);
    m_font.setPointSizeF(std::max(m_font.pointSizeF() + zoom, smallest));
    const QFontMetrics metrics(m_font, &widget);
    const int half = lineSpacing(metrics);
    m_rowHeight = metrics.ascent() + metrics.descent() + 2 * half;
    m_base = metrics.ascent() + half;
    m_columnWidth = metrics.horizontalAdvance(u' ');
}

void HugeTextLayout::setMarked(const SearchQuery &query)
{
    if (std::exchange(m_marked, query) != query)
        m_rows.clear();
}

int HugeTextLayout::width() const { return std::max(m_widest, m_text->columns() * m_columnWidth) + 2 * margin(); }

void HugeTextLayout::look(qsizetype first, qsizetype count)
{
    std::erase_if(m_rows, [=](const auto &row) { return row.first < first || row.first >= first + count; });
    qsizetype from = first;
    while (from < first + count && m_rows.contains(from))
        ++from;
    qsizetype to = first + count;
    while (to > from && m_rows.contains(to - 1))
        --to;
    for (auto &row : m_text->rows(from, to - from))
        m_rows.insert_or_assign(from++, lay(std::move(row)));
    for (const auto &[number, laid] : m_rows)
        m_widest = std::max(m_widest, int(std::ceil(laid.layout->lineAt(0).naturalTextWidth())));
}

const HugeTextLayout::LaidRow &HugeTextLayout::laidRow(qsizetype number)
{
    const auto found = m_rows.find(number);
    return found != m_rows.end() ? found->second : m_rows.emplace(number, lay(m_text->row(number))).first->second;
}

HugeTextLayout::LaidRow HugeTextLayout::lay(TextRow row) const
{
    auto layout = std::make_unique<QTextLayout>(row.text, m_font);
    // Code and what it prints, wherever the rest of the window begins.
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    option.setFlags(QTextOption::IncludeTrailingSpaces);
    option.setTabStopDistance(tabColumns * m_columnWidth);
    layout->setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    qsizetype from = 0;
    for (const auto &part : row.styles) {
        if (part.style != AnsiStyle())
            formats.append({ .start = int(from), .length = int(part.length), .format = formatOf(part.style) });
        from += part.length;
    }
    layout->setFormats(formats);
    layout->beginLayout();
    layout->createLine().setLineWidth(wholeWidth);
    layout->endLayout();
    auto marks = marksIn(row.text);
    return { .row = std::move(row), .layout = std::move(layout), .marks = std::move(marks) };
}

QTextCharFormat HugeTextLayout::formatOf(const AnsiStyle &style) const
{
    QTextCharFormat format;
    format.setForeground(m_colors[std::size_t(style.color)]);
    if (style.isBold)
        format.setFontWeight(QFont::Bold);
    return format;
}

std::vector<HugeTextLayout::Stretch> HugeTextLayout::marksIn(const QString &text) const
{
    std::vector<Stretch> marks;
    for (const auto &location : findAll(text.toUtf8(), m_marked).locations)
        marks.push_back({ .from = unitsOf(text, location.from), .to = unitsOf(text, location.to) });
    return marks;
}

HugeTextLayout::Stretch HugeTextLayout::selectionIn(const TextRow &row, const HugeTextCursor &cursor)
{
    return { .from = row.unitOf(cursor.from()), .to = row.unitOf(cursor.to()) };
}

void HugeTextLayout::paintRow(
    QPainter &painter, qsizetype number, QPoint topLeft, const HugeTextCursor &cursor, bool showsCursor)
{
    const auto &laid = laidRow(number);
    const auto line = laid.layout->lineAt(0);
    paintMarks(painter, laid, topLeft);
    QList<QTextLayout::FormatRange> selections;
    if (const auto [from, to] = selectionIn(laid.row, cursor); from < to) {
        QTextCharFormat format;
        format.setBackground(m_palette.highlight());
        format.setForeground(m_palette.highlightedText());
        selections.append({ .start = int(from), .length = int(to - from), .format = format });
        // The air between rows, too.
        if (const int x = int(line.cursorToX(int(from))); !isMixed(laid.row.text))
            painter.fillRect(
                topLeft.x() + x, topLeft.y(), int(line.cursorToX(int(to))) - x, m_rowHeight, m_palette.highlight());
    }
    if (laid.row.endsLine() && cursor.from() <= laid.row.to && cursor.to() > laid.row.to)
        painter.fillRect(topLeft.x() + int(std::round(line.cursorToX(int(laid.row.text.size())))), topLeft.y(),
            lineEndWidth(m_columnWidth), m_rowHeight, m_palette.highlight());
    painter.setPen(m_palette.color(QPalette::Text));
    const QPointF location(topLeft.x(), topLeft.y() + m_base - line.ascent());
    laid.layout->draw(&painter, location, selections, painter.viewport());
    if (showsCursor)
        paintCursor(painter, laid, topLeft, cursor.location());
}

void HugeTextLayout::paintMarks(QPainter &painter, const LaidRow &laid, QPoint topLeft) const
{
    // As marks look in other texts.
    constexpr int tint = 60;
    auto color = m_palette.color(QPalette::Highlight);
    painter.setPen(color);
    color.setAlpha(tint);
    painter.setBrush(color);
    for (const auto &[from, to] : laid.marks) {
        const auto line = laid.layout->lineAt(0);
        const int left = int(std::round(line.cursorToX(int(from))));
        const int right = int(std::round(line.cursorToX(int(to))));
        painter.drawRect(topLeft.x() + left, topLeft.y(), right - left - 1, m_rowHeight - 1);
    }
}

void HugeTextLayout::paintCursor(QPainter &painter, const LaidRow &laid, QPoint topLeft, long location) const
{
    const int x = topLeft.x() + int(std::round(laid.layout->lineAt(0).cursorToX(int(laid.row.unitOf(location)))));
    painter.fillRect(x, topLeft.y(), 1, m_rowHeight, m_palette.color(QPalette::Text));
}

long HugeTextLayout::locationAt(qsizetype number, int x)
{
    const auto &laid = laidRow(number);
    qsizetype unit = laid.layout->lineAt(0).xToCursor(x);
    // Behind a row that goes on, the next one begins.
    if (!laid.row.endsLine() && number < m_text->rowCount() - 1)
        unit = std::min(unit, laid.row.unitOf(laid.row.to - 1));
    return laid.row.locationOf(unit);
}

int HugeTextLayout::xOf(qsizetype number, long location)
{
    const auto &laid = laidRow(number);
    return int(std::round(laid.layout->lineAt(0).cursorToX(int(laid.row.unitOf(location)))));
}

} // namespace vitrine
