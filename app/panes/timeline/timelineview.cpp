// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelineview.h"

#include "app/kit/theme/theme.h"
#include "app/panes/timeline/timelinepainter.h"
#include "app/panes/timeline/timelinewords.h"
#include "app/wording/plaintip.h"

#include <QAccessible>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

constexpr double zoomStep = 1.5;
constexpr int widestInCharacters = 60; ///< of a step at the highest zoom

} // namespace

TimelineView::TimelineView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_zoom(horizontalScrollBar())
{
    setObjectName(QStringLiteral("timelineView"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    //: Accessible name of the view of a run's steps over time
    setAccessibleName(tr("Timeline"));
    m_titleWidth = widestTitle();
}

void TimelineView::setSteps(std::vector<TimelineStep> steps)
{
    const auto before = m_current >= 0 ? m_steps.at(m_current).id : 0;
    const auto first = m_steps.isEmpty() ? 0 : m_steps.at(0).id;
    if (!m_steps.set(std::move(steps)))
        return;
    m_anchor = m_current = m_steps.rowOf(before);
    layOut();
    if (first == 0 || m_steps.isEmpty() || m_steps.at(0).id != first)
        setZoom(1);
    announce();
}

void TimelineView::setActivity(std::unordered_map<StepId, TimelineActivity> activity)
{
    m_steps.setActivity(std::move(activity));
    announce();
    viewport()->update();
}

void TimelineView::setCheckpoints(QSet<StepId> steps)
{
    m_steps.setCheckpoints(std::move(steps));
    announce();
    viewport()->update();
}

void TimelineView::setCurrent(StepId step)
{
    const int current = m_steps.rowOf(step);
    if (std::exchange(m_current, current) == current)
        return;
    m_anchor = m_current;
    if (m_current >= 0)
        m_zoom.reveal(m_steps.span(m_current).from, m_steps.span(m_current).to);
    announce();
    viewport()->update();
}

QString TimelineView::spoken(int step) const { return TimelineWords::spoken(m_steps, step); }

std::pair<int, int> TimelineView::selection() const
{
    return { std::min(m_current, m_anchor), std::max(m_current, m_anchor) };
}

void TimelineView::setToScale(bool isToScale)
{
    m_steps.setToScale(isToScale);
    layOut();
}

// The zoom at which the text of the narrowest step fits.
double TimelineView::mostZoom() const
{
    double narrowest = 1;
    for (const auto &span : m_steps.spans())
        narrowest = std::min(narrowest, span.to - span.from);
    const double widest = fontMetrics().averageCharWidth() * widestInCharacters;
    return std::max(1.0, widest / std::max(narrowest * plot().width(), 1e-6));
}

void TimelineView::setZoom(double zoom)
{
    m_zoom.setZoom(zoom, mostZoom());
    viewport()->update();
}

void TimelineView::zoomAround(int steps, int x)
{
    const double location = m_zoom.locationAt(x);
    setZoom(m_zoom.zoom() * std::pow(zoomStep, steps));
    m_zoom.put(location, x);
}

void TimelineView::zoomToSelection()
{
    if (m_current < 0)
        return;
    const double from = m_steps.span(selection().first).from;
    const double to = m_steps.span(selection().second).to;
    setZoom(1 / std::max(to - from, 1e-9));
    m_zoom.reveal(from, to);
}

void TimelineView::layOut()
{
    m_zoom.setPlot(plot(), layoutDirection());
    viewport()->update();
}

int TimelineView::widestTitle() const
{
    int width = 0;
    for (const auto lane : lanes)
        width = std::max(width, fontMetrics().horizontalAdvance(TimelineWords::lane(lane)));
    return width + fontMetrics().averageCharWidth() * 3;
}

int TimelineView::rowHeight() const { return fontMetrics().height() + fontMetrics().height() / 4; }

// In a low pane the last lanes are hidden, also if steps are too narrow for text. The lane of the steps is two rows
// high.
int TimelineView::shownLanes() const
{
    const bool areOnlyBars = !m_steps.isEmpty() && m_zoom.contentWidth() / double(m_steps.count()) < fewestPixels();
    const int room = areOnlyBars ? 0 : viewport()->height() / rowHeight() - 1;
    // Titles of lanes in less height would overlap.
    const int margin = fontMetrics().height() / 6;
    const int fitting = (viewport()->height() - 2 * margin) / fontMetrics().height() - 1;
    return std::clamp(room, std::clamp(fitting, 1, int(TimelineLane::Code) + 1), int(lanes.size()));
}

QRect TimelineView::plot() const
{
    const int margin = fontMetrics().height() / 6;
    const QRect rect(titleWidth(), 0, std::max(1, viewport()->width() - titleWidth() - margin), viewport()->height());
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QRect TimelineView::laneRect(TimelineLane lane) const
{
    const int margin = fontMetrics().height() / 6;
    const int rows = shownLanes() + 1;
    const int row = std::clamp((viewport()->height() - 2 * margin) / rows, fontMetrics().height() / 2, rowHeight() * 2);
    const int top = margin + (lane == TimelineLane::Step ? 0 : (int(lane) + 1) * row);
    return { plot().left(), top, plot().width(), lane == TimelineLane::Step ? 2 * row : row };
}

QRect TimelineView::stepRect(int step) const
{
    const auto lane = laneRect(TimelineLane::Step);
    const auto &span = m_steps.span(step);
    const int start = lane.left() - horizontalScrollBar()->value();
    const int from = start + int(span.from * m_zoom.contentWidth());
    const int to = start + int(span.to * m_zoom.contentWidth());
    const int bottom = laneRect(TimelineLane(shownLanes() - 1)).bottom();
    const QRect rect(from, lane.top(), std::max(to - from, 1), bottom - lane.top() + 1);
    return layoutDirection() == Qt::RightToLeft ? QStyle::visualRect(layoutDirection(), lane, rect) : rect;
}

int TimelineView::stepAt(const QPoint &position) const
{
    return plot().contains(position) ? timelineStepAt(m_steps.spans(), m_zoom.locationAt(position.x())) : -1;
}

QSize TimelineView::minimumSizeHint() const
{
    return { titleWidth() * 2, fontMetrics().height() * (int(TimelineLane::Code) + 1) + fontMetrics().height() / 3 };
}

QSize TimelineView::sizeHint() const { return { titleWidth() * 6, rowHeight() * (int(lanes.size()) + 1) }; }

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TimelineView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_titleWidth = widestTitle();
    layOut();
}

// Next to the line, in the lane of checkpoints, unless it would cover one.
QRect TimelineView::stateRect() const
{
    const auto area = stepRect(m_current);
    if (shownLanes() <= int(TimelineLane::Checkpoints) || m_steps.at(m_current).ordinal == 0)
        return {};
    const auto lane = laneRect(TimelineLane::Checkpoints);
    const int gap = fontMetrics().averageCharWidth();
    const int width = fontMetrics().horizontalAdvance(TimelineWords::state(m_steps.at(m_current))) + 2 * gap;
    const int height = std::min(lane.height(), fontMetrics().height() + 2);
    const int flag = fontMetrics().horizontalAdvance(TimelineWords::kept()) + fontMetrics().height() + 2 * gap;
    const QRect inside(area.right() - width + 1, lane.center().y() - height / 2, width, height);
    const bool isKept = m_steps.isKept(m_current);
    if (area.width() >= width + (isKept ? flag : 0))
        return layoutDirection() == Qt::RightToLeft ? inside.translated(area.left() - inside.left(), 0) : inside;
    const int next = m_current + 1;
    const bool isNextKept = next < m_steps.count() && m_steps.isKept(next);
    const auto beside = layoutDirection() == Qt::RightToLeft ? inside.translated(area.left() - inside.right() - 1, 0)
                                                             : inside.translated(width, 0);
    return isNextKept || !plot().contains(beside) ? QRect() : beside;
}

// Room for a word or two.
int TimelineView::fewestPixels() const { return fontMetrics().averageCharWidth() * 11; }

// The other panes show the state before this step. Muted text is still readable.
bool TimelineView::isLater(int step) const { return m_current >= 0 && !hasRange() && step > m_current; }

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    if (m_steps.isEmpty()) {
        painter.setPen(Theme(palette()).muted());
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("Select a run to see its steps over time."));
        return;
    }
    const auto &spans = m_steps.spans();
    const auto first = std::ranges::upper_bound(spans, m_zoom.first(), {}, &TimelineSpan::to);
    const auto behind = std::ranges::lower_bound(first, spans.end(), m_zoom.last(), {}, &TimelineSpan::from);
    TimelinePainter(*this, painter).paint(int(first - spans.begin()), int(behind - spans.begin()));
}

bool TimelineView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int step = stepAt(help->pos());
    if (step >= 0)
        QToolTip::showText(help->globalPos(), plainTip(spoken(step)), viewport(), stepRect(step));
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
