// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timelineview.h"

#include "app/lists/presentedcell.h"
#include "app/lists/words.h"
#include "app/text/plaintip.h"
#include "app/text/safetext.h"
#include "app/text/scintillalook.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <QWheelEvent>

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

QString TimelineView::recordedText(const TimelineStep &step) const
{
    return step.recordedSeconds ? Words::duration(*step.recordedSeconds) : Words::notRecorded();
}

QString TimelineView::codeText(const TimelineStep &step) const
{
    if (!step.hasCode)
        return Words::noCode();
    if (step.codeSeconds)
        return Words::duration(*step.codeSeconds);
    return step.wasRefused ? Words::didNotRun() : Words::notReplayed();
}

QString TimelineView::toolText(const TimelineDeeds &deeds) const
{
    if (!deeds.toolCalls)
        return Words::notRecorded();
    //: In the timeline: how many tools a step called
    return *deeds.toolCalls == 0 ? tr("no calls") : tr("%n call(s)", nullptr, *deeds.toolCalls);
}

QString TimelineView::variableText(const TimelineStep &step, const TimelineDeeds &deeds) const
{
    if (!deeds.variablesAdded)
        return step.codeSeconds ? Words::none() : QString();
    const int added = *deeds.variablesAdded;
    const int changed = deeds.variablesChanged.value_or(0);
    //: In the timeline: how many variables a step made
    const auto made = tr("%n added", nullptr, added);
    //: In the timeline: how many variables a step changed
    const auto other = tr("%n changed", nullptr, changed);
    if (added == 0 && changed == 0)
        //: In the timeline: a step set no variables
        return tr("no change");
    //: In the timeline. %1: "2 added", %2: "1 changed"
    return changed == 0 ? made : added == 0 ? other : tr("%1, %2").arg(made, other);
}

QString TimelineView::spoken(int step) const
{
    const auto &shown = m_steps[std::size_t(step)];
    auto place = tr("Step %1 of %2").arg(QLocale().toString(step + 1), QLocale().toString(qulonglong(m_steps.size())));
    if (!shown.status.isEmpty())
        //: Tip and words read aloud. %1: "Step 2 of 9", %2: how it ended
        place = tr("%1, %2").arg(place, shown.status);
    //: Tip and words read aloud. %1: "Step 2 of 9, OK", %2 and %3: durations or why there is none
    auto text = tr("%1. Recorded: %2. Code here: %3.").arg(place, recordedText(shown), codeText(shown));
    const auto deeds = deedsOf(step);
    if (const auto calls = toolText(deeds); !calls.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 calls"
        text = tr("%1 Tools: %2.").arg(text, calls);
    if (const auto variables = variableText(shown, deeds); !variables.isEmpty())
        //: Tip and words read aloud, behind a sentence. %1: that sentence, %2: "2 added, 1 changed"
        text = tr("%1 Variables: %2.").arg(text, variables);
    if (m_checkpoints.contains(shown.id))
        //: Tip and words read aloud, behind a sentence. %1: that sentence
        text = tr("%1 The session can go back to the state after it.").arg(text);
    return text;
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
    //: Row of the timeline: which tools the steps called
    case ToolLane: return tr("Tools");
    //: Row of the timeline: which variables the steps set
    case VariableLane: return tr("Variables");
    //: Row of the timeline: behind which steps the session can go back at once
    case CheckpointLane: return tr("Checkpoints");
    case LaneCount: break;
    }
    return {};
}

int TimelineView::widestTitle() const
{
    int width = 0;
    for (const auto lane : lanes)
        width = std::max(width, fontMetrics().horizontalAdvance(laneName(lane)));
    return width + fontMetrics().averageCharWidth() * 3;
}

int TimelineView::rowHeight() const { return fontMetrics().height() + fontMetrics().height() / 4; }

// Of a low pane the last lanes give way, and where steps are too narrow for words. The steps' own is two rows high.
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

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    if (m_steps.empty()) {
        painter.setPen(Theme(palette()).muted());
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("Select a run to see its steps over time."));
        return;
    }
    paintTitles(painter);
    painter.setClipRect(plot());
    auto step = std::ranges::upper_bound(m_spans, m_zoom.first(), {}, &TimelineSpan::to) - m_spans.begin();
    for (; step < std::ssize(m_spans) && m_spans[std::size_t(step)].from < m_zoom.last(); ++step)
        paintStep(painter, int(step));
    paintState(painter);
}

void TimelineView::paintTitles(QPainter &painter) const
{
    painter.setPen(Theme(palette()).muted());
    const int gap = fontMetrics().averageCharWidth();
    for (const auto lane : lanes) {
        if (int(lane) >= shownLanes())
            continue;
        QRect title(0, laneRect(lane).top(), titleWidth(), laneRect(lane).height());
        title = QStyle::visualRect(layoutDirection(), viewport()->rect(), title);
        painter.drawText(title.adjusted(gap, 0, -gap, 0), Qt::AlignLeading | Qt::AlignVCenter, laneName(lane));
    }
}

// The selection is solid only in the pane with the focus, as in every list.
void TimelineView::paintStep(QPainter &painter, int step) const
{
    const Theme theme(palette());
    const auto &shown = m_steps[std::size_t(step)];
    const auto deeds = deedsOf(step);
    const auto area = stepRect(step);
    if (step >= selection().first && step <= selection().second)
        painter.fillRect(area, theme.linkedSelection());
    painter.setPen(theme.separator());
    painter.drawLine(area.topRight(), area.bottomRight());
    auto cell = area;
    const auto moveTo = [this, &cell](Lane lane) {
        cell.setTop(laneRect(lane).top());
        cell.setHeight(laneRect(lane).height());
        return int(lane) < shownLanes();
    };
    // What is said of a step that begins out of sight stands where it can be read.
    const auto seen = [this](const QRect &lane) { return lane & plot().adjusted(0, -lane.height(), 0, lane.height()); };
    const auto share = [](std::optional<double> seconds, double longest) {
        return seconds && longest > 0 ? std::optional(*seconds / longest) : std::nullopt;
    };
    moveTo(StepLane);
    paintHead(painter, seen(cell), shown);
    moveTo(RecordedLane);
    paintDuration(painter, cell, share(shown.recordedSeconds, m_longestRecorded), theme.muted(), recordedText(shown));
    moveTo(CodeLane);
    paintDuration(
        painter, cell, share(shown.codeSeconds, m_longestCode), palette().color(QPalette::Highlight), codeText(shown));
    if (moveTo(ToolLane))
        paintWords(painter, seen(cell), toolText(deeds), deeds.toolCalls.value_or(0) == 0);
    if (moveTo(VariableLane))
        paintWords(painter, seen(cell), variableText(shown, deeds),
            deeds.variablesAdded.value_or(0) + deeds.variablesChanged.value_or(0) == 0);
    if (moveTo(CheckpointLane) && m_checkpoints.contains(shown.id))
        paintCheckpoint(painter, cell);
    if (step == m_current && hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = area;
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

// A word or two.
int TimelineView::fewestPixels() const { return fontMetrics().averageCharWidth() * 11; }

bool TimelineView::hasRoomForWords(const QRect &cell) const
{
    return cell.width() >= fewestPixels() && cell.height() >= fontMetrics().height() - 2;
}

void TimelineView::paintHead(QPainter &painter, const QRect &cell, const TimelineStep &step) const
{
    const int icon = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), cell.height());
    const QRect half(cell.left(), cell.top(), cell.width(), cell.height() / 2);
    if (cell.width() < icon) {
        painter.fillRect(cell.adjusted(0, 2, 0, -2), Theme(palette()).token(step.meaning).colour);
        return;
    }
    const bool hasWords = hasRoomForWords(half) && step.ordinal != 0;
    QRect shape(0, 0, icon, icon);
    const int gap = fontMetrics().averageCharWidth() / 2;
    if (hasWords)
        shape.moveTopLeft({ cell.left() + gap, half.bottom() + (half.height() - icon) / 2 });
    else
        shape.moveCenter(cell.center());
    const auto place = hasWords ? QStyle::visualRect(layoutDirection(), cell, shape) : shape;
    shapeIcon(step.meaning).paint(&painter, place);
    if (!hasWords)
        return;
    const auto number = QLocale().toString(qulonglong(step.ordinal));
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    const auto line = half.adjusted(gap, 0, -gap, 0);
    painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter, number);
    painter.setFont(step.hasCode ? codeFont(*this) : font());
    const int numberWidth = QFontMetrics(bold).horizontalAdvance(number) + 2 * gap;
    auto code = QStyle::visualRect(layoutDirection(), line, line.adjusted(numberWidth, 0, 0, 0));
    const auto firstLine = painter.fontMetrics().elidedText(step.firstLine, Qt::ElideRight, code.width());
    painter.drawText(code, Qt::AlignLeading | Qt::AlignVCenter,
        layoutDirection() == Qt::RightToLeft && step.hasCode ? isolatedCode(firstLine) : firstLine);
    painter.setFont(font());
    paintWords(painter,
        QStyle::visualRect(layoutDirection(), cell, half.translated(0, half.height()).adjusted(icon + gap, 0, 0, 0)),
        step.status, !step.hasCode);
}

// A bar beside its figure; where there is no room for figures, a bar that stands.
void TimelineView::paintDuration(
    QPainter &painter, const QRect &cell, std::optional<double> share, const QColor &colour, const QString &words) const
{
    const bool hasWords = hasRoomForWords(cell);
    const int gap = cell.width() > 6 ? 2 : 0;
    if (!hasWords && share) {
        const int height = std::max(2, int(std::clamp(*share, 0.0, 1.0) * (cell.height() - 4)));
        painter.fillRect(
            QRect(cell.left() + gap, cell.bottom() - 2 - height, cell.width() - 2 * gap - 1, height), colour);
    }
    if (!hasWords)
        return;
    int width = 0;
    if (share) {
        const int room = cell.width() / 2;
        width = std::max(2, int(std::clamp(*share, 0.0, 1.0) * room));
        const int thickness = fontMetrics().height() / 2;
        const QRect bar(
            cell.left() + fontMetrics().averageCharWidth() / 2, cell.center().y() - thickness / 2, width, thickness);
        painter.fillRect(QStyle::visualRect(layoutDirection(), cell, bar), colour);
    }
    const auto rest = QStyle::visualRect(layoutDirection(), cell, cell.adjusted(width + gap, 0, 0, 0));
    paintWords(painter, rest.intersected(plot()), words, !share);
}

void TimelineView::paintWords(QPainter &painter, const QRect &cell, const QString &words, bool isMuted) const
{
    if (!hasRoomForWords(cell) && cell.width() < fontMetrics().horizontalAdvance(words))
        return;
    const int gap = fontMetrics().averageCharWidth() / 2;
    const auto line = cell.adjusted(gap, 0, -gap, 0);
    painter.setPen(isMuted ? Theme(palette()).muted() : palette().color(QPalette::Text));
    painter.drawText(
        line, Qt::AlignLeading | Qt::AlignVCenter, fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
}

// A flag behind the step, where its state stands.
void TimelineView::paintCheckpoint(QPainter &painter, const QRect &cell) const
{
    const int size = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), cell.height());
    if (cell.width() < size)
        return;
    const int gap = fontMetrics().averageCharWidth() / 2;
    const QRect flag(cell.left() + gap, cell.center().y() - size / 2, size, size);
    actionIcon(ActionIcon::Flag).paint(&painter, QStyle::visualRect(layoutDirection(), cell, flag));
    //: In the timeline: the session can go back to the state after this step
    paintWords(
        painter, QStyle::visualRect(layoutDirection(), cell, cell.adjusted(gap + size, 0, 0, 0)), tr("kept"), false);
}

// What the other panes show is the state behind the current step.
void TimelineView::paintState(QPainter &painter) const
{
    if (m_current < 0 || hasRange())
        return;
    const auto area = stepRect(m_current);
    const int x = layoutDirection() == Qt::RightToLeft ? area.left() : area.right();
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(x, area.top(), x, area.bottom());
}

void TimelineView::choose(int step, bool isExtending)
{
    if (step < 0 || step >= int(m_steps.size()))
        return;
    const int anchor = isExtending && m_anchor >= 0 ? m_anchor : step;
    const auto id = m_steps[std::size_t(step)].id;
    setCurrent(id);
    m_anchor = anchor;
    viewport()->update();
    Q_EMIT stepChosen(id);
    m_anchor = anchor;
}

void TimelineView::announceRange()
{
    const auto ordinalOf = [this](int step) { return quint64(m_steps[std::size_t(step)].ordinal); };
    if (hasRange() && ordinalOf(selection().first) != 0)
        Q_EMIT rangeChosen(ordinalOf(selection().first), ordinalOf(selection().second));
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const int last = std::max(int(m_steps.size()) - 1, 0);
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
