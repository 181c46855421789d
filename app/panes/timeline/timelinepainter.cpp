// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinepainter.h"

#include "app/kit/theme/emptyframe.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/panes/timeline/timelineview.h"
#include "app/panes/timeline/timelinewords.h"
#include "app/wording/safetext.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace vitrine {

TimelinePainter::TimelinePainter(const TimelineView &view, QPainter &painter)
    : m_view(view)
    , m_steps(view.m_steps)
    , m_painter(painter)
    , m_theme(view.palette())
{
}

void TimelinePainter::paint(int first, int behind)
{
    paintTitles();
    m_painter.setClipRect(m_view.plot());
    for (int step = first; step < behind; ++step)
        paintStep(step);
    paintState();
}

void TimelinePainter::paintTitles()
{
    m_painter.setPen(m_theme.muted());
    const int gap = m_view.fontMetrics().averageCharWidth();
    for (const auto lane : TimelineView::lanes) {
        if (int(lane) >= m_view.shownLanes())
            continue;
        QRect title(0, m_view.laneRect(lane).top(), m_view.titleWidth(), m_view.laneRect(lane).height());
        title = QStyle::visualRect(m_view.layoutDirection(), m_view.viewport()->rect(), title);
        m_painter.drawText(
            title.adjusted(gap, 0, -gap, 0), Qt::AlignLeading | Qt::AlignVCenter, TimelineWords::lane(lane));
    }
}

// The selection is solid only in the focused pane, as in every list.
void TimelinePainter::paintStep(int step)
{
    const auto &shown = m_steps.at(step);
    const auto activity = m_steps.activityOf(step);
    const auto area = m_view.stepRect(step);
    if (step >= m_view.selection().first && step <= m_view.selection().second)
        m_painter.fillRect(area, m_theme.linkedSelection());
    m_painter.setPen(m_theme.separator());
    m_painter.drawLine(area.topRight(), area.bottomRight());
    auto cell = area;
    const auto moveTo = [this, &cell](TimelineLane lane) {
        cell.setTop(m_view.laneRect(lane).top());
        cell.setHeight(m_view.laneRect(lane).height());
        return int(lane) < m_view.shownLanes();
    };
    // The text of a step that starts outside the view is moved into the view.
    const auto seen
        = [this](const QRect &lane) { return lane & m_view.plot().adjusted(0, -lane.height(), 0, lane.height()); };
    const auto share = [](std::optional<double> seconds, double longest) {
        return seconds && longest > 0 ? std::optional(*seconds / longest) : std::nullopt;
    };
    moveTo(TimelineLane::Step);
    const bool isLate = m_view.isLater(step);
    paintHead(seen(cell), shown, isLate);
    moveTo(TimelineLane::Recorded);
    paintDuration(cell, share(shown.recordedSeconds, m_steps.longestRecorded()), m_theme.muted(),
        TimelineWords::cell(TimelineWords::recorded(shown)), isLate);
    moveTo(TimelineLane::Code);
    paintDuration(cell, share(shown.codeSeconds, m_steps.longestCode()),
        isLate ? m_theme.muted() : m_view.palette().color(QPalette::Highlight),
        TimelineWords::cell(TimelineWords::code(shown)), isLate);
    if (moveTo(TimelineLane::Tools))
        paintWords(seen(cell), TimelineWords::cell(TimelineWords::tools(activity)),
            isLate || activity.toolCalls.value_or(0) == 0);
    if (moveTo(TimelineLane::Variables))
        paintWords(seen(cell), TimelineWords::variables(shown, activity),
            isLate || activity.variablesAdded.value_or(0) + activity.variablesChanged.value_or(0) == 0);
    if (moveTo(TimelineLane::Checkpoints) && m_steps.isKept(step))
        paintCheckpoint(cell, isLate);
    if (step == m_view.current() && m_view.hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(&m_view);
        option.rect = area;
        m_view.style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &m_painter, &m_view);
    }
}

bool TimelinePainter::hasRoomForWords(const QRect &cell) const
{
    return cell.width() >= m_view.fewestPixels() && cell.height() >= m_view.fontMetrics().height() - 2;
}

void TimelinePainter::paintHead(const QRect &cell, const TimelineStep &step, bool isMuted)
{
    const int icon = std::min(m_view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &m_view), cell.height());
    const QRect half(cell.left(), cell.top(), cell.width(), cell.height() / 2);
    if (cell.width() < icon) {
        const auto bar = cell.adjusted(0, 2, 0, -2);
        if (step.meaning)
            m_painter.fillRect(bar, m_theme.token(*step.meaning).color);
        else
            paintEmptyFrame(m_painter, bar, m_view.palette());
        return;
    }
    const bool hasWords = hasRoomForWords(half) && step.ordinal != 0;
    const int gap = m_view.fontMetrics().averageCharWidth() / 2;
    const auto line = half.adjusted(gap, 0, -gap, 0);
    const bool hasNumber = hasWords || hasRoomForNumber(line, step);
    QRect shape(0, 0, icon, icon);
    if (hasWords)
        shape.moveTopLeft({ cell.left() + gap, half.bottom() + (half.height() - icon) / 2 });
    else
        shape.moveCenter((hasNumber ? half.translated(0, half.height()) : cell).center());
    const auto location = hasWords ? QStyle::visualRect(m_view.layoutDirection(), cell, shape) : shape;
    if (step.meaning)
        shapeIcon(*step.meaning).paint(&m_painter, location);
    else
        paintEmptyFrame(m_painter, location.adjusted(2, 2, -2, -2), m_view.palette());
    if (!hasNumber)
        return;
    m_painter.setPen(isMuted ? m_theme.muted() : m_view.palette().color(QPalette::Text));
    m_painter.setFont(numberFont());
    m_painter.drawText(
        line, (hasWords ? Qt::AlignLeading : Qt::AlignHCenter) | Qt::AlignVCenter, QLocale().toString(step.ordinal));
    m_painter.setFont(m_view.font());
    if (!hasWords)
        return;
    paintFirstLine(line, step);
    paintWords(QStyle::visualRect(
                   m_view.layoutDirection(), cell, half.translated(0, half.height()).adjusted(icon + gap, 0, 0, 0)),
        step.status, isMuted || !step.hasCode);
}

QFont TimelinePainter::numberFont() const
{
    auto bold = m_view.font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

int TimelinePainter::numberWidth(const TimelineStep &step) const
{
    return QFontMetrics(numberFont()).horizontalAdvance(QLocale().toString(step.ordinal));
}

bool TimelinePainter::hasRoomForNumber(const QRect &line, const TimelineStep &step) const
{
    return step.ordinal != 0 && line.height() >= m_view.fontMetrics().height() - 2 && line.width() >= numberWidth(step);
}

void TimelinePainter::paintFirstLine(const QRect &line, const TimelineStep &step)
{
    m_painter.setFont(step.hasCode ? codeFont(m_view) : m_view.font());
    const int numberEnd = numberWidth(step) + m_view.fontMetrics().averageCharWidth();
    auto code = QStyle::visualRect(m_view.layoutDirection(), line, line.adjusted(numberEnd, 0, 0, 0));
    const auto firstLine = m_painter.fontMetrics().elidedText(step.firstLine, Qt::ElideRight, code.width());
    m_painter.drawText(code, Qt::AlignLeading | Qt::AlignVCenter,
        m_view.layoutDirection() == Qt::RightToLeft && step.hasCode ? isolatedCode(firstLine) : firstLine);
    m_painter.setFont(m_view.font());
}

// A bar next to its number; if numbers do not fit, a vertical bar.
void TimelinePainter::paintDuration(
    const QRect &cell, std::optional<double> share, const QColor &color, const QString &words, bool isMuted)
{
    const bool hasWords = hasRoomForWords(cell);
    const int gap = cell.width() > 6 ? 2 : 0;
    if (!hasWords && share) {
        const int height = std::max(2, int(std::clamp(*share, 0.0, 1.0) * (cell.height() - 4)));
        m_painter.fillRect(
            QRect(cell.left() + gap, cell.bottom() - 2 - height, cell.width() - 2 * gap - 1, height), color);
    }
    if (!hasWords)
        return;
    int width = 0;
    if (share) {
        const int room = cell.width() / 2;
        width = std::max(2, int(std::clamp(*share, 0.0, 1.0) * room));
        const int thickness = m_view.fontMetrics().height() / 2;
        const QRect bar(cell.left() + m_view.fontMetrics().averageCharWidth() / 2, cell.center().y() - thickness / 2,
            width, thickness);
        m_painter.fillRect(QStyle::visualRect(m_view.layoutDirection(), cell, bar), color);
    }
    const auto rest = QStyle::visualRect(m_view.layoutDirection(), cell, cell.adjusted(width + gap, 0, 0, 0));
    paintWords(rest.intersected(m_view.plot()), words, isMuted || !share);
}

void TimelinePainter::paintWords(const QRect &cell, const QString &words, bool isMuted)
{
    // The first letters of a word are better than nothing.
    constexpr int fewestLetters = 6;
    const int wanted = std::min(
        m_view.fontMetrics().horizontalAdvance(words), m_view.fontMetrics().averageCharWidth() * fewestLetters);
    if (cell.width() < wanted)
        return;
    const int gap = m_view.fontMetrics().averageCharWidth() / 2;
    const auto line = cell.adjusted(gap, 0, -gap, 0);
    m_painter.setPen(isMuted ? m_theme.muted() : m_view.palette().color(QPalette::Text));
    const auto shown = m_view.fontMetrics().elidedText(words, Qt::ElideRight, line.width());
    m_painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter,
        m_view.layoutDirection() == Qt::RightToLeft ? isolatedWords(shown) : shown);
}

// A flag after the step, at its state.
void TimelinePainter::paintCheckpoint(const QRect &cell, bool isMuted)
{
    const int size = std::min(m_view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &m_view), cell.height());
    if (cell.width() < size)
        return;
    const int gap = m_view.fontMetrics().averageCharWidth() / 2;
    const QRect flag(cell.left() + gap, cell.center().y() - size / 2, size, size);
    actionIcon(ActionIcon::Flag).paint(&m_painter, QStyle::visualRect(m_view.layoutDirection(), cell, flag));
    paintWords(QStyle::visualRect(m_view.layoutDirection(), cell, cell.adjusted(gap + size, 0, 0, 0)),
        TimelineWords::kept(), isMuted);
}

// The other panes show the state after the current step.
void TimelinePainter::paintState()
{
    if (m_view.current() < 0 || m_view.hasRange())
        return;
    const auto area = m_view.stepRect(m_view.current());
    const int x = m_view.layoutDirection() == Qt::RightToLeft ? area.left() : area.right();
    m_painter.setPen(QPen(m_view.palette().color(QPalette::Highlight), 2));
    m_painter.drawLine(x, area.top(), x, area.bottom());
    if (const auto location = m_view.stateRect(); location.isValid()) {
        m_painter.fillRect(location, m_view.palette().color(QPalette::Highlight));
        m_painter.setPen(m_view.palette().color(QPalette::HighlightedText));
        m_painter.drawText(location, Qt::AlignCenter, TimelineWords::state(m_steps.at(m_view.current())));
    }
}

} // namespace vitrine
