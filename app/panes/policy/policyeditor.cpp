// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyeditor.h"

#include "app/kit/editor/syntaxrepository.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/step/linediff.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyle>
#include <QTextBlock>

#include <algorithm>

namespace vitrine {

namespace {

} // namespace

PolicyEditor::PolicyEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new KSyntaxHighlighting::SyntaxHighlighter(document()))
    , m_gutter(new QWidget(this))
{
    setObjectName(QStringLiteral("policyEditor"));
    setAccessibleName(tr("Policy as JSON"));
    setFrameShape(NoFrame);
    setLayoutDirection(Qt::LeftToRight);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    m_highlighter->setDefinition(syntaxRepository().definitionForName(QStringLiteral("JSON")));
    m_gutter->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &PolicyEditor::positionGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, &PolicyEditor::followScrolling);
    keepCodeFont(this);
    applyLook();
}

void PolicyEditor::replaceText(const QString &text, Undo undo)
{
    const QString before = toPlainText();
    if (before.isEmpty() && !document()->isUndoAvailable())
        return setPlainText(text); // there is nothing to undo before the first draft
    const auto oldEnd = std::ranges::mismatch(before, text).in1;
    const auto same = std::distance(before.begin(), oldEnd);
    auto last = before.size();
    auto newLast = text.size();
    while (last > same && newLast > same && before.at(last - 1) == text.at(newLast - 1)) {
        --last;
        --newLast;
    }
    QTextCursor cursor(document());
    if (undo == Undo::WithLast)
        cursor.joinPreviousEditBlock();
    else
        cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(same));
    cursor.setPosition(static_cast<int>(last), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(same, newLast - same));
    cursor.endEditBlock();
}

void PolicyEditor::showChanges(const QString &active)
{
    m_changed.clear();
    for (const AlignedRow &row : alignedRows(active.split(u'\n'), toPlainText().split(u'\n')))
        if (!row.isSame && row.right >= 0)
            m_changed.insert(static_cast<int>(row.right) + 1);
    m_gutter->update();
}

void PolicyEditor::showError(std::optional<std::uint64_t> line)
{
    m_errorLine = line;
    QList<QTextEdit::ExtraSelection> marks;
    if (line) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(static_cast<int>(*line) - 1));
        mark.format.setBackground(Theme(palette()).token(Meaning::Error).tint);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    }
    setExtraSelections(marks);
}

void PolicyEditor::goTo(std::size_t byte)
{
    const auto before = toPlainText().toUtf8().left(static_cast<qsizetype>(byte));
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(std::min(QString::fromUtf8(before).size(), toPlainText().size())));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void PolicyEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyLook();
}

void PolicyEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    positionGutter();
}

bool PolicyEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_gutter && event->type() == QEvent::Paint)
        paintGutter(static_cast<QPaintEvent *>(event)->rect());
    return QPlainTextEdit::eventFilter(watched, event);
}

/// Reserves room for a mark and the largest line number.
void PolicyEditor::positionGutter()
{
    const int mark = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    const int digits = fontMetrics().horizontalAdvance(QString::number(blockCount()));
    const int width = mark + digits + 2 * fontMetrics().averageCharWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(QRect(inside.left(), inside.top(), width, inside.height()));
}

void PolicyEditor::followScrolling(const QRect &area, int distance)
{
    if (distance != 0)
        m_gutter->scroll(0, distance);
    else
        m_gutter->update(0, area.y(), m_gutter->width(), area.height());
}

void PolicyEditor::paintGutter(const QRect &area)
{
    QPainter painter(m_gutter);
    painter.fillRect(area, Theme(palette()).header());
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRect row = blockBoundingGeometry(block).translated(contentOffset()).toRect();
        if (row.top() > area.bottom())
            return;
        paintNumber(painter, block.blockNumber() + 1, row);
    }
}

void PolicyEditor::paintNumber(QPainter &painter, int line, const QRect &row) const
{
    const QRect location(0, row.top(), m_gutter->width() - fontMetrics().averageCharWidth(), row.height());
    painter.setPen(Theme(palette()).muted());
    painter.drawText(location, Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, QString::number(line));
    if (m_changed.contains(line))
        shapeIcon(Meaning::Draft)
            .paint(&painter, location.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter);
}

void PolicyEditor::applyLook()
{
    m_highlighter->setTheme(syntaxTheme(palette()));
    m_highlighter->rehighlight();
    positionGutter();
    showError(m_errorLine);
}

} // namespace vitrine
