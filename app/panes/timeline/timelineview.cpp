// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelineview.h"

#include <QEvent>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

constexpr double zoomStep = 1.5;
constexpr int widestInCharacters = 60; ///< a step at the nearest

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
    if (steps == m_steps)
        return;
    const auto before = m_current >= 0 ? m_steps[std::size_t(m_current)].id : 0;
    const bool isOther = m_steps.empty() || steps.empty() || m_steps.front().id != steps.front().id;
    m_steps = std::move(steps);
    m_spans = timelineSpans(m_steps, m_isToScale);
    const auto longest = [this](std::optional<double> TimelineStep::*seconds) {
        double most = 0;
        for (const auto &step : m_steps)
            most = std::max(most, (step.*seconds).value_or(0));
        return most;
    };
    m_longestRecorded = longest(&TimelineStep::recordedSeconds);
    m_longestCode = longest(&TimelineStep::codeSeconds);
    m_anchor = m_current = rowOf(before);
    layOut();
    if (isOther)
        setZoom(1);
    announce();
}

void TimelineView::setDeeds(std::unordered_map<StepId, TimelineDeeds> deeds)
{
    m_deeds = std::move(deeds);
    announce();
    viewport()->update();
}

void TimelineView::setCheckpoints(QSet<StepId> steps)
{
    m_checkpoints = std::move(steps);
    announce();
    viewport()->update();
}

int TimelineView::rowOf(StepId step) const
{
    const auto found = std::ranges::find(m_steps, step, &TimelineStep::id);
    return found == m_steps.end() ? -1 : int(found - m_steps.begin());
}

void TimelineView::setCurrent(StepId step)
{
    const int current = rowOf(step);
    if (std::exchange(m_current, current) == current)
        return;
    m_anchor = m_current;
    if (m_current >= 0)
        m_zoom.reveal(m_spans[std::size_t(m_current)].from, m_spans[std::size_t(m_current)].to);
    announce();
    viewport()->update();
}

std::pair<int, int> TimelineView::selection() const
{
    return { std::min(m_current, m_anchor), std::max(m_current, m_anchor) };
}

std::optional<double> TimelineView::recordedSeconds() const
{
    double sum = 0;
    for (const auto &step : m_steps) {
        if (!step.recordedSeconds && step.hasCode)
            return {};
        sum += step.recordedSeconds.value_or(0);
    }
    return sum > 0 ? std::optional(sum) : std::nullopt;
}

void TimelineView::setToScale(bool isToScale)
{
    m_isToScale = isToScale;
    m_spans = timelineSpans(m_steps, m_isToScale);
    layOut();
}

// So near that the narrowest step has room for its words.
double TimelineView::mostZoom() const
{
    double narrowest = 1;
    for (const auto &span : m_spans)
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
    const double place = m_zoom.placeAt(x);
    setZoom(m_zoom.zoom() * std::pow(zoomStep, steps));
    m_zoom.put(place, x);
}

void TimelineView::zoomToSelection()
{
    if (m_current < 0)
        return;
    const double from = m_spans[std::size_t(selection().first)].from;
    const double to = m_spans[std::size_t(selection().second)].to;
    setZoom(1 / std::max(to - from, 1e-9));
    m_zoom.reveal(from, to);
}

void TimelineView::layOut()
{
    m_zoom.setPlot(plot(), layoutDirection());
    viewport()->update();
}

TimelineDeeds TimelineView::deedsOf(int step) const
{
    const auto found = m_deeds.find(m_steps[std::size_t(step)].id);
    return found == m_deeds.end() ? TimelineDeeds() : found->second;
}

int TimelineView::widestTitle() const
{
    int width = 0;
    for (const auto lane : lanes)
        width = std::max(width, fontMetrics().horizontalAdvance(laneName(lane)));
    return width + fontMetrics().averageCharWidth() * 3;
}

int TimelineView::rowHeight() const { return fontMetrics().height() + fontMetrics().height() / 4; }

// In a low pane the last lanes are hidden, also if steps are too narrow for words. The steps' own lane is two rows
// high.
int TimelineView::shownLanes() const
{
    const bool areOnlyBars = !m_steps.empty() && m_zoom.contentWidth() / double(m_steps.size()) < fewestPixels();
    const int room = areOnlyBars ? 0 : viewport()->height() / rowHeight() - 1;
    return std::clamp(room, int(CodeLane) + 1, int(LaneCount));
}

QRect TimelineView::plot() const
{
    const int margin = fontMetrics().height() / 6;
    const QRect rect(titleWidth(), 0, std::max(1, viewport()->width() - titleWidth() - margin), viewport()->height());
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QRect TimelineView::laneRect(Lane lane) const
{
    const int margin = fontMetrics().height() / 6;
    const int rows = shownLanes() + 1;
    const int row = std::clamp((viewport()->height() - 2 * margin) / rows, fontMetrics().height() / 2, rowHeight() * 2);
    const int top = margin + (lane == StepLane ? 0 : (int(lane) + 1) * row);
    return { plot().left(), top, plot().width(), lane == StepLane ? 2 * row : row };
}

QRect TimelineView::stepRect(int step) const
{
    const auto lane = laneRect(StepLane);
    const auto &span = m_spans[std::size_t(step)];
    const int start = lane.left() - horizontalScrollBar()->value();
    const int from = start + int(span.from * m_zoom.contentWidth());
    const int to = start + int(span.to * m_zoom.contentWidth());
    const int bottom = laneRect(Lane(shownLanes() - 1)).bottom();
    const QRect rect(from, lane.top(), std::max(to - from, 1), bottom - lane.top() + 1);
    return layoutDirection() == Qt::RightToLeft ? QStyle::visualRect(layoutDirection(), lane, rect) : rect;
}

int TimelineView::stepAt(const QPoint &position) const
{
    return plot().contains(position) ? timelineStepAt(m_spans, m_zoom.placeAt(position.x())) : -1;
}

QSize TimelineView::minimumSizeHint() const
{
    return { titleWidth() * 2, fontMetrics().height() * (int(CodeLane) + 1) + fontMetrics().height() / 3 };
}

QSize TimelineView::sizeHint() const { return { titleWidth() * 6, rowHeight() * (int(LaneCount) + 1) }; }

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

} // namespace vitrine
