// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timelineview.h"

#include "app/lists/words.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>

#include <algorithm>

namespace vitrine {

TimelineView::TimelineView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("timelineView"));
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    //: Accessible name of the view of a run's steps over time
    setAccessibleName(tr("Timeline"));
}

void TimelineView::setSteps(std::vector<TimelineStep> steps)
{
    if (steps == m_steps)
        return;
    const auto before = m_current >= 0 ? m_steps[std::size_t(m_current)].id : 0;
    m_steps = std::move(steps);
    m_spans = timelineSpans(m_steps, m_isToScale);
    m_longestRecorded = 0;
    m_longestCode = 0;
    for (const auto &step : m_steps) {
        m_longestRecorded = std::max(m_longestRecorded, step.recordedSeconds.value_or(0));
        m_longestCode = std::max(m_longestCode, step.codeSeconds.value_or(0));
    }
    m_current = -1;
    setCurrent(before);
    update();
}

void TimelineView::setCurrent(StepId step)
{
    const auto found = std::ranges::find(m_steps, step, &TimelineStep::id);
    const int current = found == m_steps.end() ? -1 : int(found - m_steps.begin());
    if (std::exchange(m_current, current) == current)
        return;
    announce();
    update();
}

void TimelineView::setToScale(bool isToScale)
{
    m_isToScale = isToScale;
    m_spans = timelineSpans(m_steps, m_isToScale);
    update();
}

QString TimelineView::spoken(int step) const
{
    const auto &shown = m_steps[std::size_t(step)];
    const auto place
        = tr("Step %1 of %2").arg(QLocale().toString(step + 1), QLocale().toString(qulonglong(m_steps.size())));
    const auto recorded = shown.recordedSeconds ? Words::duration(*shown.recordedSeconds) : Words::notRecorded();
    const auto code = !shown.hasCode ? Words::noCode()
        : shown.codeSeconds          ? Words::duration(*shown.codeSeconds)
                                     : Words::notReplayed();
    //: Tip and words read aloud. %1: "Step 2 of 9", %2 and %3: durations or why there is none
    return tr("%1. Recorded: %2. Code here: %3.").arg(place, recorded, code);
}

QString TimelineView::laneName(Lane lane) const
{
    switch (lane) {
    //: Row of the timeline: how the steps ended
    case StepLane: return tr("Step");
    //: Row of the timeline: how long the steps took when they were recorded
    case RecordedLane: return tr("Recorded");
    //: Row of the timeline: how long the code of the steps took here
    case CodeLane: return tr("Code here");
    case LaneCount: break;
    }
    return {};
}

int TimelineView::titleWidth() const
{
    int width = 0;
    for (const auto lane : { StepLane, RecordedLane, CodeLane })
        width = std::max(width, fontMetrics().horizontalAdvance(laneName(lane)));
    return width + fontMetrics().averageCharWidth() * 3;
}

QRect TimelineView::laneRect(Lane lane) const
{
    const int margin = fontMetrics().height() / 6;
    const int most = fontMetrics().height() * 3;
    const int height = std::clamp((this->height() - 2 * margin) / int(LaneCount), fontMetrics().height(), most);
    const QRect rect(titleWidth(), margin + int(lane) * height, width() - titleWidth() - margin, height);
    return QStyle::visualRect(layoutDirection(), this->rect(), rect);
}

QRect TimelineView::stepRect(int step) const
{
    const auto lane = laneRect(StepLane);
    const auto &span = m_spans[std::size_t(step)];
    const int from = lane.left() + int(span.from * lane.width());
    const int to = lane.left() + int(span.to * lane.width());
    const QRect rect(from, lane.top(), std::max(to - from, 1), laneRect(CodeLane).bottom() - lane.top() + 1);
    return layoutDirection() == Qt::RightToLeft ? QStyle::visualRect(layoutDirection(), lane, rect) : rect;
}

int TimelineView::stepAt(const QPoint &position) const
{
    const auto lane = laneRect(StepLane);
    if (lane.width() <= 0)
        return -1;
    const double place = double(position.x() - lane.left()) / lane.width();
    return timelineStepAt(m_spans, layoutDirection() == Qt::RightToLeft ? 1 - place : place);
}

QSize TimelineView::minimumSizeHint() const
{
    return { titleWidth() * 2, fontMetrics().height() * int(LaneCount) + fontMetrics().height() / 3 };
}

QSize TimelineView::sizeHint() const { return { titleWidth() * 6, fontMetrics().height() * 4 }; }

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme(palette());
    painter.setPen(theme.muted());
    if (m_steps.empty()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("Select a run to see its steps over time."));
        return;
    }
    for (const auto lane : { StepLane, RecordedLane, CodeLane }) {
        auto title = rect();
        title.setTop(laneRect(lane).top());
        title.setHeight(laneRect(lane).height());
        const int gap = fontMetrics().averageCharWidth();
        painter.setPen(theme.muted());
        painter.drawText(title.adjusted(gap, 0, -gap, 0), Qt::AlignLeading | Qt::AlignVCenter, laneName(lane));
    }
    for (int step = 0; step < int(m_steps.size()); ++step)
        paintStep(painter, step);
}

// The selection is solid only in the pane with the focus, as in every list.
void TimelineView::paintStep(QPainter &painter, int step) const
{
    const Theme theme(palette());
    const auto &shown = m_steps[std::size_t(step)];
    const auto area = stepRect(step);
    if (step == m_current)
        painter.fillRect(area, theme.linkedSelection());
    painter.setPen(theme.separator());
    painter.drawLine(area.topRight(), area.bottomRight());
    auto cell = area;
    cell.setHeight(laneRect(StepLane).height());
    const int size = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), cell.height());
    if (cell.width() >= size) {
        QRect shape(0, 0, size, size);
        shape.moveCenter(cell.center());
        shapeIcon(shown.meaning).paint(&painter, shape);
    } else {
        painter.fillRect(cell.adjusted(0, 2, 0, -2), theme.token(shown.meaning).colour);
    }
    if (shown.recordedSeconds && m_longestRecorded > 0) {
        cell.moveTop(laneRect(RecordedLane).top());
        paintBar(painter, cell, *shown.recordedSeconds / m_longestRecorded, theme.muted());
    }
    if (shown.codeSeconds && m_longestCode > 0) {
        cell.moveTop(laneRect(CodeLane).top());
        paintBar(painter, cell, *shown.codeSeconds / m_longestCode, palette().color(QPalette::Highlight));
    }
    if (step == m_current && hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = area;
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void TimelineView::paintBar(QPainter &painter, const QRect &cell, double share, const QColor &colour) const
{
    const int most = cell.height() - 4;
    const int height = std::max(2, int(std::clamp(share, 0.0, 1.0) * most));
    const int gap = cell.width() > 6 ? 2 : 0;
    painter.fillRect(QRect(cell.left() + gap, cell.bottom() - 2 - height, cell.width() - 2 * gap - 1, height), colour);
}

void TimelineView::choose(int step)
{
    if (step < 0 || step >= int(m_steps.size()))
        return;
    const auto id = m_steps[std::size_t(step)].id;
    setCurrent(id);
    Q_EMIT stepChosen(id);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const int last = int(m_steps.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: choose(std::clamp(m_current - forward, 0, std::max(last, 0))); return;
    case Qt::Key_Right: choose(std::clamp(m_current + forward, 0, std::max(last, 0))); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(last); return;
    default: QWidget::keyPressEvent(event);
    }
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(stepAt(event->position().toPoint()));
}

void TimelineView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    announce();
}

bool TimelineView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int step = stepAt(help->pos());
    if (step >= 0)
        QToolTip::showText(help->globalPos(), spoken(step), this, stepRect(step));
    else
        QToolTip::hideText();
    return true;
}

void TimelineView::announce()
{
    setAccessibleDescription(m_current >= 0 ? spoken(m_current) : QString());
    if (!hasFocus())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace vitrine
