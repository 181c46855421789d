// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextview.h"

#include "app/kit/text/hugetextaccess.h"
#include "app/kit/text/hugetextmime.h"
#include "app/kit/text/hugetextreading.h"
#include "app/kit/text/hugetexttarget.h"
#include "app/kit/text/showntext.h"

#include <QClipboard>
#include <QDrag>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

// The part of a text that is still being read: more than a screen, and a millisecond's worth.
constexpr qsizetype beginningBytes = 128 * 1024;
constexpr int settlingMs = 150;
constexpr int scrollingMs = 50;
constexpr int fewestColumns = 10;

struct KeyMove {
    QKeySequence::StandardKey key;
    TextMove move;
    bool selects;
};

using enum TextMove;
constexpr KeyMove keyMoves[] = { { QKeySequence::MoveToNextChar, NextCharacter, false },
    { QKeySequence::MoveToPreviousChar, PreviousCharacter, false }, { QKeySequence::MoveToNextWord, NextWord, false },
    { QKeySequence::MoveToPreviousWord, PreviousWord, false }, { QKeySequence::MoveToNextLine, NextRow, false },
    { QKeySequence::MoveToPreviousLine, PreviousRow, false }, { QKeySequence::MoveToNextPage, NextPage, false },
    { QKeySequence::MoveToPreviousPage, PreviousPage, false }, { QKeySequence::MoveToStartOfLine, RowStart, false },
    { QKeySequence::MoveToEndOfLine, RowEnd, false }, { QKeySequence::MoveToStartOfDocument, TextStart, false },
    { QKeySequence::MoveToEndOfDocument, TextEnd, false }, { QKeySequence::SelectNextChar, NextCharacter, true },
    { QKeySequence::SelectPreviousChar, PreviousCharacter, true }, { QKeySequence::SelectNextWord, NextWord, true },
    { QKeySequence::SelectPreviousWord, PreviousWord, true }, { QKeySequence::SelectNextLine, NextRow, true },
    { QKeySequence::SelectPreviousLine, PreviousRow, true }, { QKeySequence::SelectNextPage, NextPage, true },
    { QKeySequence::SelectPreviousPage, PreviousPage, true }, { QKeySequence::SelectStartOfLine, RowStart, true },
    { QKeySequence::SelectEndOfLine, RowEnd, true }, { QKeySequence::SelectStartOfDocument, TextStart, true },
    { QKeySequence::SelectEndOfDocument, TextEnd, true } };

const KeyMove *moveOf(const QKeyEvent &key)
{
    const auto *found = std::ranges::find_if(keyMoves, [&](const KeyMove &move) { return key.matches(move.key); });
    return found == std::end(keyMoves) ? nullptr : found;
}

bool isOurs(const QKeyEvent &key)
{
    return moveOf(key) != nullptr || key.matches(QKeySequence::Copy) || key.matches(QKeySequence::SelectAll);
}

} // namespace

HugeTextView::HugeTextView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_text(HugeText::readAll({}, {}))
    , m_reading(new HugeTextReading(this))
{
    offerRowsToReaders();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    // Code and what it prints, wherever the rest of the window begins.
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setCursor(Qt::IBeamCursor);
    connect(m_reading, &HugeTextReading::isRead, this, [this](const std::shared_ptr<const HugeText> &text) {
        take(text);
        if (!std::exchange(m_isWhole, true))
            Q_EMIT completed();
    });
    m_layout.setText(m_text);
    refreshLook();
}

HugeTextView::~HugeTextView() = default;

void HugeTextView::setText(const QByteArray &utf8, std::shared_ptr<const void> owner)
{
    // The previous text may be destroyed with its owner, and this view must not read it any more.
    m_cursor = {};
    m_utf8 = utf8;
    const auto beginning = sliceOf(utf8, 0, beginningBytes);
    m_isWhole = beginning.size() == utf8.size();
    m_text = HugeText::readAll(beginning, rowWidth());
    m_layout.setText(m_text);
    m_layout.setMarked({});
    m_owner = std::move(owner);
    updateScrollBars();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    viewport()->update();
    readAgain();
}

void HugeTextView::readAgain() { m_reading->read(m_utf8, m_owner, rowWidth()); }

void HugeTextView::take(std::shared_ptr<const HugeText> text)
{
    const long top = m_text->row(topRow()).from;
    m_text = std::move(text);
    m_layout.setText(m_text);
    updateScrollBars();
    verticalScrollBar()->setValue(int(m_text->rowAt(top)));
    viewport()->update();
}

RowWidth HugeTextView::rowWidth() const
{
    if (!m_isWrapped)
        return {};
    const int columns = (viewport()->width() - 2 * m_layout.margin()) / m_layout.columnWidth();
    return { .columns = std::clamp(columns, fewestColumns, RowWidth().columns), .breaksAtWords = true };
}

void HugeTextView::setWrapped(bool isWrapped)
{
    if (std::exchange(m_isWrapped, isWrapped) != isWrapped)
        readAgain();
}

void HugeTextView::setZoom(int points)
{
    m_zoom = points;
    refreshLook();
}

void HugeTextView::refreshLook()
{
    const auto top = topRow();
    m_layout.setLook(*this, m_zoom);
    updateScrollBars();
    verticalScrollBar()->setValue(int(top));
    viewport()->update();
    if (m_isWrapped)
        m_settling.start(settlingMs, this);
}

void HugeTextView::updateScrollBars()
{
    verticalScrollBar()->setPageStep(int(wholeRows()));
    verticalScrollBar()->setRange(0, int(m_text->rowCount() - wholeRows()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(m_layout.columnWidth());
    horizontalScrollBar()->setRange(0, m_isWrapped ? 0 : std::max(m_layout.width() - viewport()->width(), 0));
}

qsizetype HugeTextView::topRow() const { return verticalScrollBar()->value(); }

qsizetype HugeTextView::wholeRows() const { return std::max(viewport()->height() / m_layout.rowHeight(), 1); }

int HugeTextView::textLeft() const { return m_layout.margin() - horizontalScrollBar()->value(); }

QSize HugeTextView::minimumSizeHint() const
{
    constexpr int fewestRows = 2;
    return { QAbstractScrollArea::minimumSizeHint().width(), fontMetrics().height() * fewestRows };
}

void HugeTextView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const int height = m_layout.rowHeight();
    const auto first = topRow() + event->rect().top() / height;
    const auto last = std::min(topRow() + event->rect().bottom() / height, m_text->rowCount() - 1);
    m_layout.look(topRow(), wholeRows() + 1);
    const auto cursorRow = hasFocus() && m_isCursorSeen ? m_text->rowAt(m_cursor.location()) : -1;
    for (auto row = first; row <= last; ++row) {
        const QPoint topLeft(textLeft(), int(row - topRow()) * height);
        m_layout.paintRow(painter, row, topLeft, m_cursor, row == cursorRow);
    }
    // Letters of other fonts are wider than those that were counted.
    if (!m_isWrapped && m_layout.width() - viewport()->width() > horizontalScrollBar()->maximum())
        QMetaObject::invokeMethod(this, &HugeTextView::updateScrollBars, Qt::QueuedConnection);
}

void HugeTextView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    if (m_isWrapped)
        m_settling.start(settlingMs, this);
}

void HugeTextView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refreshLook();
}

void HugeTextView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_blinking.timerId()) {
        m_isCursorSeen = !m_isCursorSeen;
        viewport()->update();
    } else if (event->timerId() == m_scrolling.timerId()) {
        selectTo(viewport()->mapFromGlobal(QCursor::pos()));
    } else if (event->timerId() == m_settling.timerId()) {
        m_settling.stop();
        readAgain();
    } else {
        QAbstractScrollArea::timerEvent(event);
    }
}

bool HugeTextView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOurs(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

// With Ctrl it is not for one text alone.
void HugeTextView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QAbstractScrollArea::wheelEvent(event);
}

void HugeTextView::keyPressEvent(QKeyEvent *event)
{
    if (const auto *move = moveOf(*event)) {
        auto cursor = m_cursor;
        cursor.move(*m_text, move->move, move->selects, int(wholeRows()));
        setCursorTo(cursor);
        offerSelection();
    } else if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
    } else {
        event->ignore(); // the dialog around may want it
    }
}

void HugeTextView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    beginBlinking();
}

void HugeTextView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_blinking.stop();
    viewport()->update();
}

void HugeTextView::beginBlinking()
{
    m_isCursorSeen = true;
    if (const int time = QGuiApplication::styleHints()->cursorFlashTime(); time > 0 && hasFocus())
        m_blinking.start(time / 2, this);
    viewport()->update();
}

void HugeTextView::setCursorTo(const HugeTextCursor &cursor)
{
    m_cursor = cursor;
    showPosition(cursor.location());
    beginBlinking();
    notifyAccessibility(*this);
}

void HugeTextView::showPosition(long location)
{
    const auto row = m_text->rowAt(location);
    const auto rows = wholeRows();
    if (row < topRow())
        verticalScrollBar()->setValue(int(row));
    else if (row >= topRow() + rows)
        verticalScrollBar()->setValue(int(row - rows + 1));
    const int x = m_layout.xOf(row, location);
    const int left = horizontalScrollBar()->value();
    const int right = left + viewport()->width() - 2 * m_layout.margin();
    if (x < left)
        horizontalScrollBar()->setValue(x);
    else if (x > right)
        horizontalScrollBar()->setValue(left + x - right);
}

QString HugeTextView::selectedText() const { return QString::fromUtf8(m_text->shown(m_cursor.from(), m_cursor.to())); }

void HugeTextView::select(long from, long to)
{
    HugeTextCursor cursor;
    cursor.select(std::min(from, m_text->length()), std::min(to, m_text->length()));
    showPosition(cursor.from());
    setCursorTo(cursor);
}

void HugeTextView::selectAll()
{
    m_cursor.select(0, m_text->length());
    beginBlinking();
    offerSelection();
}

std::unique_ptr<QMimeData> HugeTextView::selection() const
{
    return std::make_unique<HugeTextMime>(m_text, m_cursor.from(), m_cursor.to());
}

void HugeTextView::copy() const
{
    if (m_cursor.hasSelection())
        QGuiApplication::clipboard()->setMimeData(selection().release());
}

void HugeTextView::offerSelection() const
{
    auto *clipboard = QGuiApplication::clipboard();
    if (m_cursor.hasSelection() && clipboard->supportsSelection())
        clipboard->setMimeData(selection().release(), QClipboard::Selection);
}

bool HugeTextView::isAtEnd() const { return verticalScrollBar()->value() == verticalScrollBar()->maximum(); }

void HugeTextView::scrollToEnd() { verticalScrollBar()->setValue(verticalScrollBar()->maximum()); }

std::unique_ptr<FindTarget> HugeTextView::findTarget() { return std::make_unique<HugeTextTarget>(this); }

void HugeTextView::setMarked(const SearchQuery &query)
{
    m_layout.setMarked(query);
    viewport()->update();
}

long HugeTextView::locationAt(const QPoint &point)
{
    const auto below = point.y() < 0 ? -1 : point.y() / m_layout.rowHeight();
    const auto row = std::clamp<qsizetype>(topRow() + below, 0, m_text->rowCount() - 1);
    return m_layout.locationAt(row, point.x() - textLeft());
}

bool HugeTextView::isSelected(const QPoint &point)
{
    const long location = locationAt(point);
    return m_cursor.hasSelection() && location >= m_cursor.from() && location < m_cursor.to();
}

void HugeTextView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressedAt = event->position().toPoint();
    const bool isThird = m_sinceDoubleClick.isValid()
        && m_sinceDoubleClick.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval();
    m_sinceDoubleClick.invalidate();
    const bool extends = event->modifiers().testFlag(Qt::ShiftModifier);
    m_mayDrag = !isThird && !extends && isSelected(m_pressedAt);
    auto cursor = m_cursor;
    if (isThird)
        cursor.selectRow(*m_text, locationAt(m_pressedAt));
    else if (!m_mayDrag)
        cursor.goTo(locationAt(m_pressedAt), extends);
    setCursorTo(cursor);
}

void HugeTextView::mouseMoveEvent(QMouseEvent *event)
{
    const auto point = event->position().toPoint();
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    if (!m_mayDrag)
        return selectTo(point);
    if ((point - m_pressedAt).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        drag();
}

void HugeTextView::selectTo(const QPoint &point)
{
    auto cursor = m_cursor;
    cursor.goTo(locationAt(point), true);
    setCursorTo(cursor);
    if (viewport()->rect().contains(point))
        m_scrolling.stop();
    else if (!m_scrolling.isActive())
        m_scrolling.start(scrollingMs, this);
}

void HugeTextView::drag()
{
    m_mayDrag = false;
    auto *drag = new QDrag(this); // Qt deletes it
    drag->setMimeData(selection().release());
    drag->exec(Qt::CopyAction);
}

void HugeTextView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_scrolling.stop();
    if (std::exchange(m_mayDrag, false)) {
        auto cursor = m_cursor;
        cursor.goTo(locationAt(event->position().toPoint()), false);
        setCursorTo(cursor);
    }
    offerSelection();
}

void HugeTextView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_sinceDoubleClick.start();
    auto cursor = m_cursor;
    cursor.selectWord(*m_text, locationAt(event->position().toPoint()));
    setCursorTo(cursor);
}

} // namespace vitrine
