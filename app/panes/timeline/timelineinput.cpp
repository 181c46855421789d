// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How keys, wheel and mouse act on TimelineView.
#include "app/panes/timeline/timelineview.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

namespace vitrine {

void TimelineView::choose(int step, bool isExtending)
{
    if (step < 0 || step >= m_steps.count())
        return;
    const int anchor = isExtending && m_anchor >= 0 ? m_anchor : step;
    const auto id = m_steps.at(step).id;
    setCurrent(id);
    m_anchor = anchor;
    viewport()->update();
    Q_EMIT stepChosen(id);
    m_anchor = anchor;
}

void TimelineView::announceRange()
{
    const auto ordinalOf = [this](int step) { return quint64(m_steps.at(step).ordinal); };
    if (hasRange() && ordinalOf(selection().first) != 0)
        Q_EMIT rangeChosen(ordinalOf(selection().first), ordinalOf(selection().second));
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const int last = std::max(m_steps.count() - 1, 0);
    const bool isExtending = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left: choose(std::clamp(m_current - forward, 0, last), isExtending); return;
    case Qt::Key_Right: choose(std::clamp(m_current + forward, 0, last), isExtending); return;
    case Qt::Key_Home: choose(0, isExtending); return;
    case Qt::Key_End: choose(last, isExtending); return;
    case Qt::Key_Plus: zoomBy(1); return;
    case Qt::Key_Minus: zoomBy(-1); return;
    case Qt::Key_0: setZoom(1); return;
    case Qt::Key_Period: zoomToSelection(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: announceRange(); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    if (const int steps = m_zoom.turn(*event, fontMetrics().averageCharWidth()); steps != 0)
        zoomAround(steps, int(event->position().x()));
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(stepAt(event->position().toPoint()), event->modifiers() & Qt::ShiftModifier);
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    const int step = stepAt(event->position().toPoint());
    if (event->buttons() & Qt::LeftButton && m_current >= 0 && step != m_current)
        choose(step, true);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        announceRange();
}

void TimelineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    announce();
    viewport()->update();
}

void TimelineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace vitrine
