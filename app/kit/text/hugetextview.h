// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/hugetext.h"
#include "app/kit/text/hugetextcursor.h"
#include "app/kit/text/hugetextlayout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>

#include <memory>

class QMimeData;

namespace vitrine {

class FindTarget;
class HugeTextReading;

/// Shows a text that is too large to be copied: its rows are drawn from the bytes that are there anyway. Looks and
/// works as TextSurface does. Another thread finds out where the rows begin; the beginning of the text is there at
/// once. A screen reader reads the row of the cursor. GUI thread only.
class HugeTextView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit HugeTextView(QWidget *parent = nullptr);
    ~HugeTextView() override;

    /// UTF-8, possibly broken; raw data stays as long as its `owner`, which may be dropped on any thread.
    void setText(const QByteArray &utf8, std::shared_ptr<const void> owner);
    /// False while not all of it can be seen yet.
    bool isComplete() const { return m_isWhole; }
    /// Breaks rows at the edge of the view.
    void setWrapped(bool isWrapped);
    /// Points that the letters are larger than the user's own.
    void setZoom(int points);

    const HugeText &text() const { return *m_text; }
    const HugeTextCursor &cursor() const { return m_cursor; }
    QString selectedText() const;
    void select(long from, long to);
    bool isAtEnd() const;
    void scrollToEnd();
    /// Finding in it; the view must outlive it.
    std::unique_ptr<FindTarget> findTarget();
    /// Marks what is found in the rows that one looks at.
    void setMarked(const SearchQuery &query);

    QSize minimumSizeHint() const override;

public Q_SLOTS: // Edit > Copy and the like call them by their names
    void selectAll();
    void copy() const;

Q_SIGNALS:
    /// All of a text is there that was not at once.
    void completed();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void take(std::shared_ptr<const HugeText> text);
    void readAgain();
    RowWidth rowWidth() const;
    void refreshLook();
    void updateScrollBars();
    qsizetype topRow() const;
    qsizetype wholeRows() const; ///< visible rows, at least 1
    int textLeft() const;
    long locationAt(const QPoint &point);
    bool isSelected(const QPoint &point);
    void setCursorTo(const HugeTextCursor &cursor);
    void showPosition(long location);
    void beginBlinking();
    void selectTo(const QPoint &point);
    void drag();
    std::unique_ptr<QMimeData> selection() const;
    void offerSelection() const;

    std::shared_ptr<const HugeText> m_text; ///< or, while it is read, its beginning
    QByteArray m_utf8;
    std::shared_ptr<const void> m_owner;
    HugeTextReading *m_reading = nullptr;
    HugeTextLayout m_layout;
    HugeTextCursor m_cursor;
    int m_zoom = 0;
    bool m_isWrapped = false;
    bool m_isWhole = true; ///< m_text is all of the text, however its rows are broken
    bool m_isCursorSeen = false;
    bool m_mayDrag = false; ///< the button was pressed on what is selected
    QPoint m_pressedAt;
    QElapsedTimer m_sinceDoubleClick;
    QBasicTimer m_blinking;
    QBasicTimer m_scrolling; ///< while the mouse selects beyond an edge
    QBasicTimer m_settling; ///< until the width is settled that rows are broken at
};

} // namespace vitrine
