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

/// Shows a text that is too large to be copied: its rows are drawn directly from the existing bytes. Looks and works
/// like TextSurface. Another thread determines where the rows start; the start of the text is shown at once. A screen
/// reader reads the cursor's row. GUI thread only.
class HugeTextView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit HugeTextView(QWidget *parent = nullptr);
    ~HugeTextView() override;

    /// UTF-8, possibly broken; raw data is valid as long as its `owner`, which may be released on any thread.
    void setText(const QByteArray &utf8, std::shared_ptr<const void> owner);
    /// False while part of the text is not shown yet.
    bool isComplete() const { return m_isWhole; }
    /// Breaks rows at the edge of the view.
    void setWrapped(bool isWrapped);
    /// Number of points by which the font is larger than the user's.
    void setZoom(int points);

    const HugeText &text() const { return *m_text; }
    const HugeTextCursor &cursor() const { return m_cursor; }
    QString selectedText() const;
    void select(long from, long to);
    bool isAtEnd() const;
    void scrollToEnd();
    /// Target for a find bar; the view must outlive it.
    std::unique_ptr<FindTarget> findTarget();
    /// Marks the matches in the visible rows.
    void setMarked(const SearchQuery &query);

    QSize minimumSizeHint() const override;

public Q_SLOTS: // Edit > Copy and similar actions call them by name
    void selectAll();
    void copy() const;

Q_SIGNALS:
    /// The whole text is shown, after only a part was shown first.
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

    std::shared_ptr<const HugeText> m_text; ///< or its start, while it is being read
    QByteArray m_utf8;
    std::shared_ptr<const void> m_owner;
    HugeTextReading *m_reading = nullptr;
    HugeTextLayout m_layout;
    HugeTextCursor m_cursor;
    int m_zoom = 0;
    bool m_isWrapped = false;
    bool m_isWhole = true; ///< m_text is the whole text, even if its row breaks are outdated
    bool m_isCursorSeen = false;
    bool m_mayDrag = false; ///< the button was pressed on the selection
    QPoint m_pressedAt;
    QElapsedTimer m_sinceDoubleClick;
    QBasicTimer m_blinking;
    QBasicTimer m_scrolling; ///< while the mouse selects beyond an edge
    QBasicTimer m_settling; ///< until the width for row breaks is settled
};

} // namespace vitrine
