// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/runtimelineview.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/wording/words.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

constexpr double zoomStep = 1.5;
constexpr double widestInCharacters = 24; ///< of a run at the highest zoom
constexpr int laneCount = 6;
constexpr double paleShare = 0.3; ///< for runs that the filter leaves out

} // namespace

RunTimelineView::RunTimelineView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_numberOf([](RunId run) { return int(run); })
    , m_zoom(horizontalScrollBar())
{
    setObjectName(QStringLiteral("runTimelineView"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    //: Accessible name of the view of all runs over time
    setAccessibleName(tr("Timeline of Runs"));
    m_titleWidth = widestTitle();
}

void RunTimelineView::setRuns(std::vector<RunBar> runs)
{
    m_areKnown = true;
    if (runs == m_runs) {
        viewport()->update();
        return;
    }
    const auto idOf = [this](int run) { return run >= 0 ? m_runs[std::size_t(run)].id : 0; };
    const auto before = idOf(m_current);
    const auto anchor = idOf(m_anchor);
    m_runs = std::move(runs);
    m_edges = runEdges(m_runs, m_isToScale);
    m_peaks = runPeaks(m_runs);
    m_current = -1;
    m_anchor = -1;
    layOut();
    setCurrent(before);
    if (m_current >= 0 && rowOf(anchor) >= 0)
        m_anchor = rowOf(anchor);
}

int RunTimelineView::rowOf(RunId run) const
{
    const auto found = std::ranges::lower_bound(m_runs, run, {}, &RunBar::id);
    return found == m_runs.end() || found->id != run ? -1 : int(found - m_runs.begin());
}

void RunTimelineView::forget()
{
    setRuns({});
    m_areKnown = false;
}

void RunTimelineView::setShown(std::optional<QSet<RunId>> shown)
{
    m_shown = std::move(shown);
    viewport()->update();
}

void RunTimelineView::setCurrent(RunId run)
{
    const int current = rowOf(run);
    // A selection caused by a choice in this view must not reset the range: the run where a range starts remains the
    // current one, and is set again with each answer from the trail.
    if (current == m_anchor)
        return;
    m_current = current;
    m_anchor = current;
    if (current >= 0)
        showRun(current);
    announce();
    viewport()->update();
}

std::pair<int, int> RunTimelineView::selection() const
{
    return { std::min(m_current, m_anchor), std::max(m_current, m_anchor) };
}

void RunTimelineView::setToScale(bool isToScale)
{
    m_isToScale = isToScale;
    m_edges = runEdges(m_runs, isToScale);
    layOut();
}

void RunTimelineView::setZoom(double zoom)
{
    const double widest = fontMetrics().averageCharWidth() * widestInCharacters;
    m_zoom.setZoom(zoom, std::max(1.0, units() * widest / plotWidth()));
    viewport()->update();
    Q_EMIT zoomChanged();
}

QString RunTimelineView::spoken(int run) const
{
    const auto &shown = m_runs[std::size_t(run)];
    const QLocale locale;
    const auto duration = [](const std::optional<double> &seconds, const QString &otherwise) {
        return seconds ? Words::duration(*seconds) : otherwise;
    };
    //: Said of a run. %1: its number, %n: how many steps
    auto text = tr("Run %1, %Ln step(s).", nullptr, int(shown.steps)).arg(locale.toString(m_numberOf(shown.id)));
    //: Text about a run. %n: how many of its steps were denied
    text += u' ' + tr("%Ln blocked,", nullptr, int(shown.blocked));
    //: Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error
    text += u' ' + tr("%Ln error(s).", nullptr, int(shown.errors));
    //: Said of a run. %1 to %3: durations, or why there is none
    return text + u' '
        + tr("Recorded: %1. Tools: %2. Replayed: %3.")
              .arg(duration(shown.recordedSeconds, Words::notRecorded()),
                  duration(shown.toolSeconds, Words::notRecorded()), duration(shown.codeSeconds, Words::notReplayed()));
}

QString RunTimelineView::laneName(Lane lane)
{
    switch (lane) {
    //: Row of the timeline of runs
    case Lane::Run: return tr("Run");
    //: Row of the timeline of runs: how long each took when it was recorded
    case Lane::Recorded: return tr("Recorded");
    //: Row of the timeline of runs: how long its tools took when it was recorded
    case Lane::Tools: return tr("Tools");
    //: Row of the timeline of runs: how long its code took here
    case Lane::Code: return tr("Replayed");
    //: Row of the timeline of runs: steps that were denied
    case Lane::Blocked: return tr("Blocked");
    //: Row of the timeline of runs: steps with an error
    case Lane::Errors: return tr("Errors");
    }
    return {};
}

int RunTimelineView::widestTitle() const
{
    int width = 0;
    for (int lane = 0; lane < laneCount; ++lane)
        width = std::max(width, fontMetrics().horizontalAdvance(laneName(Lane(lane))));
    return width + fontMetrics().averageCharWidth() * 3;
}

int RunTimelineView::laneHeight() const
{
    const int least = fontMetrics().height();
    return std::clamp(viewport()->height() / laneCount, least, least * 3);
}

QRect RunTimelineView::laneRect(Lane lane) const
{
    const int height = laneHeight();
    const int top = int(lane) * height - verticalScrollBar()->value();
    return { 0, top, viewport()->width(), height };
}

int RunTimelineView::plotWidth() const { return std::max(1, viewport()->width() - titleWidth()); }

double RunTimelineView::units() const { return m_edges.empty() ? 0 : m_edges.back(); }

QRect RunTimelineView::inReadingOrder(const QRect &rect) const
{
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QRect RunTimelineView::plot() const { return inReadingOrder({ titleWidth(), 0, plotWidth(), viewport()->height() }); }

double RunTimelineView::unitWidth() const { return units() <= 0 ? 1 : m_zoom.contentWidth() / units(); }

double RunTimelineView::locationAt(int x) const { return m_zoom.locationAt(x) * units(); }

int RunTimelineView::xOf(double location) const
{
    return titleWidth() + int(std::lround(location * unitWidth())) - horizontalScrollBar()->value();
}

int RunTimelineView::runNear(int x) const
{
    if (m_runs.empty())
        return -1;
    const double last = std::nextafter(m_edges.back(), 0);
    return runAt(m_edges, std::clamp(locationAt(x), 0.0, last));
}

QRect RunTimelineView::runRect(int run) const
{
    const int from = xOf(m_edges[std::size_t(run)]);
    const int to = xOf(m_edges[std::size_t(run) + 1]);
    const QRect rect(from, laneRect(Lane::Run).top(), std::max(to - from, 1), laneHeight() * laneCount);
    return inReadingOrder(rect);
}

QSize RunTimelineView::minimumSizeHint() const
{
    constexpr int fewestLanes = 3;
    return { titleWidth() * 2, fontMetrics().height() * fewestLanes };
}

QSize RunTimelineView::sizeHint() const { return { titleWidth() * 6, fontMetrics().height() * (laneCount + 1) }; }

void RunTimelineView::layOut()
{
    m_titleWidth = widestTitle();
    m_zoom.setPlot(plot(), layoutDirection());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(laneHeight());
    verticalScrollBar()->setRange(0, std::max(0, laneHeight() * laneCount - viewport()->height()));
    viewport()->update();
}

void RunTimelineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void RunTimelineView::zoomAround(int steps, int x)
{
    const double location = m_zoom.locationAt(x);
    setZoom(m_zoom.zoom() * std::pow(zoomStep, steps));
    m_zoom.put(location, x);
}

void RunTimelineView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_runs.empty()) {
        painter.setPen(Theme(palette()).muted());
        if (m_areKnown)
            painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No runs"));
        return;
    }
    painter.save();
    painter.setClipRect(plot());
    paintSelection(painter);
    paintColumns(painter, inReadingOrder(plot().intersected(event->rect())));
    painter.restore();
    paintTitles(painter);
}

void RunTimelineView::paintTitles(QPainter &painter) const
{
    painter.setPen(Theme(palette()).muted());
    const int gap = fontMetrics().averageCharWidth();
    for (int lane = 0; lane < laneCount; ++lane) {
        auto title = laneRect(Lane(lane));
        title.setWidth(titleWidth());
        title = QStyle::visualRect(layoutDirection(), viewport()->rect(), title);
        painter.drawText(title.adjusted(gap, 0, -gap, 0), Qt::AlignLeading | Qt::AlignVCenter, laneName(Lane(lane)));
    }
}

// A column is one run, or one pixel shared by several runs.
void RunTimelineView::paintColumns(QPainter &painter, const QRect &area) const
{
    const auto colors = laneColors();
    const int last = runAt(m_edges,
        std::min((area.right() - titleWidth() + horizontalScrollBar()->value()) / unitWidth(),
            std::nextafter(m_edges.back(), 0)));
    int run
        = runAt(m_edges, std::max(0.0, (area.left() - titleWidth() + horizontalScrollBar()->value()) / unitWidth()));
    while (run >= 0 && run <= last) {
        const int from = xOf(m_edges[std::size_t(run)]);
        int next = run + 1;
        while (next <= last && xOf(m_edges[std::size_t(next) + 1]) <= from + 1)
            ++next;
        const int to = std::max(from + 1, xOf(m_edges[std::size_t(next)]));
        const QRect column(from, laneRect(Lane::Run).top(), to - from, laneHeight());
        paintColumn(painter, column, std::span(m_runs).subspan(std::size_t(run), std::size_t(next - run)), colors);
        run = next;
    }
}

void RunTimelineView::paintColumn(
    QPainter &painter, const QRect &column, std::span<const RunBar> runs, const LaneColors &colors) const
{
    const bool isShown
        = !m_shown || std::ranges::any_of(runs, [this](const RunBar &run) { return m_shown->contains(run.id); });
    painter.setOpacity(isShown ? 1 : paleShare);
    const auto highest = highestOf(runs);
    const auto placed
        = [this](const QRect &rect) { return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect); };
    paintRunLane(painter, placed(column), highest, runs.size() == 1);
    const int gap = column.width() > 6 ? 1 : 0;
    for (const auto lane : { Lane::Recorded, Lane::Tools, Lane::Code, Lane::Blocked, Lane::Errors }) {
        const auto bar = barOf(lane, highest);
        if (bar.value.value_or(0) <= 0 || bar.peak <= 0)
            continue;
        const auto cell = laneRect(lane);
        const int height = std::max(2, int(*bar.value / bar.peak * (cell.height() - 4)));
        painter.fillRect(
            placed({ column.left() + gap, cell.bottom() - 1 - height, std::max(1, column.width() - 2 * gap), height }),
            colors[std::size_t(lane)]);
    }
    painter.setOpacity(1);
}

// Numbers and shapes if they fit; the outcome of a run is in the lanes below in any case.
void RunTimelineView::paintRunLane(QPainter &painter, const QRect &cell, const RunBar &run, bool isOne) const
{
    if (!isOne)
        return;
    const auto number = QLocale().toString(m_numberOf(run.id));
    const int wanted = fontMetrics().horizontalAdvance(number) + fontMetrics().averageCharWidth();
    if (cell.width() < wanted)
        return;
    painter.setPen(palette().color(QPalette::Text));
    auto text = cell;
    const int size = fontMetrics().height();
    if (cell.width() >= wanted + size && (run.blocked > 0 || run.errors > 0)) {
        QRect shape(cell.left() + 2, cell.center().y() - size / 2, size, size);
        shapeIcon(run.blocked > 0 ? Meaning::Blocked : Meaning::Error).paint(&painter, shape);
        text.setLeft(shape.right() + 2);
    }
    painter.drawText(text, Qt::AlignCenter, number);
}

void RunTimelineView::paintSelection(QPainter &painter) const
{
    if (m_current < 0)
        return;
    const auto [first, last] = selection();
    const auto area = runRect(first).united(runRect(last));
    painter.fillRect(area, Theme(palette()).linkedSelection());
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawLine(area.topLeft(), area.bottomLeft());
    painter.drawLine(area.topRight(), area.bottomRight());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = runRect(m_current);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

RunTimelineView::LaneColors RunTimelineView::laneColors() const
{
    const Theme theme(palette());
    return { QColor(), theme.muted(), theme.token(Meaning::NoToolResult).color, palette().color(QPalette::Highlight),
        theme.token(Meaning::Blocked).color, theme.token(Meaning::Error).color };
}

RunTimelineView::Bar RunTimelineView::barOf(Lane lane, const RunBar &run) const
{
    switch (lane) {
    case Lane::Recorded: return { run.recordedSeconds, m_peaks.recordedSeconds };
    case Lane::Tools: return { run.toolSeconds, m_peaks.toolSeconds };
    case Lane::Code: return { run.codeSeconds, m_peaks.codeSeconds };
    case Lane::Blocked: return { double(run.blocked), m_peaks.blocked };
    case Lane::Errors: return { double(run.errors), m_peaks.errors };
    case Lane::Run: break;
    }
    return {};
}

void RunTimelineView::choose(int run, bool isExtending)
{
    if (run < 0 || run >= int(m_runs.size()))
        return;
    m_current = run;
    if (!isExtending || m_anchor < 0)
        m_anchor = run;
    showRun(run);
    announce();
    viewport()->update();
    if (!isExtending)
        Q_EMIT runChosen(m_runs[std::size_t(run)].id);
}

void RunTimelineView::moveBy(int distance, bool isExtending)
{
    if (!m_runs.empty())
        choose(std::clamp(m_current < 0 ? 0 : m_current + distance, 0, int(m_runs.size()) - 1), isExtending);
}

void RunTimelineView::showRun(int run)
{
    m_zoom.reveal(m_edges[std::size_t(run)] / units(), m_edges[std::size_t(run) + 1] / units());
}

void RunTimelineView::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const bool isExtending = event->modifiers() & Qt::ShiftModifier;
    const int page = std::max(1, int(plotWidth() / unitWidth()));
    const int all = int(m_runs.size());
    switch (event->key()) {
    case Qt::Key_Left: return moveBy(-forward, isExtending);
    case Qt::Key_Right: return moveBy(forward, isExtending);
    case Qt::Key_PageUp: return moveBy(-page, isExtending);
    case Qt::Key_PageDown: return moveBy(page, isExtending);
    case Qt::Key_Home: return moveBy(-all, isExtending);
    case Qt::Key_End: return choose(all - 1, isExtending);
    case Qt::Key_Plus: return zoomBy(1);
    case Qt::Key_Minus: return zoomBy(-1);
    case Qt::Key_0: return setZoom(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasRange())
            Q_EMIT rangeChosen(m_runs[std::size_t(selection().first)].id, m_runs[std::size_t(selection().second)].id);
        else
            choose(m_current, false);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void RunTimelineView::wheelEvent(QWheelEvent *event)
{
    if (const int steps = m_zoom.turn(*event, fontMetrics().averageCharWidth()); steps != 0)
        zoomAround(steps, int(event->position().x()));
    event->accept();
}

void RunTimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(runNear(int(event->position().x())), event->modifiers() & Qt::ShiftModifier);
}

void RunTimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton && m_current >= 0)
        choose(runNear(int(event->position().x())), true);
}

void RunTimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && hasRange())
        Q_EMIT rangeChosen(m_runs[std::size_t(selection().first)].id, m_runs[std::size_t(selection().second)].id);
}

void RunTimelineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    announce();
    viewport()->update();
}

void RunTimelineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool RunTimelineView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const double location = locationAt(help->pos().x());
    const int run = location < 0 ? -1 : runAt(m_edges, location);
    if (run >= 0)
        QToolTip::showText(help->globalPos(), spoken(run), viewport(), runRect(run));
    else
        QToolTip::hideText();
    return true;
}

void RunTimelineView::announce()
{
    const auto [first, last] = selection();
    auto text = m_current >= 0 ? spoken(m_current) : QString();
    if (hasRange())
        //: Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are
        text = tr("%Ln run(s) selected. %1", nullptr, last - first + 1).arg(text);
    setAccessibleDescription(text);
    if (!hasFocus())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace vitrine
