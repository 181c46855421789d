// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How TimelineView is drawn.
#include "app/panes/timeline/timelineview.h"

#include "app/kit/text/scintillalook.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace vitrine {

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
    // The text of a step that starts outside the view is moved into the view.
    const auto seen = [this](const QRect &lane) { return lane & plot().adjusted(0, -lane.height(), 0, lane.height()); };
    const auto share = [](std::optional<double> seconds, double longest) {
        return seconds && longest > 0 ? std::optional(*seconds / longest) : std::nullopt;
    };
    moveTo(StepLane);
    const bool isLate = isLater(step);
    paintHead(painter, seen(cell), shown, isLate);
    moveTo(RecordedLane);
    paintDuration(
        painter, cell, share(shown.recordedSeconds, m_longestRecorded), theme.muted(), recordedText(shown), isLate);
    moveTo(CodeLane);
    paintDuration(painter, cell, share(shown.codeSeconds, m_longestCode),
        isLate ? theme.muted() : palette().color(QPalette::Highlight), codeText(shown), isLate);
    if (moveTo(ToolLane))
        paintWords(painter, seen(cell), toolText(deeds), isLate || deeds.toolCalls.value_or(0) == 0);
    if (moveTo(VariableLane))
        paintWords(painter, seen(cell), variableText(shown, deeds),
            isLate || deeds.variablesAdded.value_or(0) + deeds.variablesChanged.value_or(0) == 0);
    if (moveTo(CheckpointLane) && m_checkpoints.contains(shown.id))
        paintCheckpoint(painter, cell, isLate);
    if (step == m_current && hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = area;
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

// The other panes show the state before it. Muted words are still readable.
bool TimelineView::isLater(int step) const { return m_current >= 0 && !hasRange() && step > m_current; }

// A word or two.
int TimelineView::fewestPixels() const { return fontMetrics().averageCharWidth() * 11; }

bool TimelineView::hasRoomForWords(const QRect &cell) const
{
    return cell.width() >= fewestPixels() && cell.height() >= fontMetrics().height() - 2;
}

void TimelineView::paintHead(QPainter &painter, const QRect &cell, const TimelineStep &step, bool isMuted) const
{
    const int icon = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), cell.height());
    const QRect half(cell.left(), cell.top(), cell.width(), cell.height() / 2);
    if (cell.width() < icon) {
        painter.fillRect(cell.adjusted(0, 2, 0, -2), Theme(palette()).token(step.meaning).colour);
        return;
    }
    const bool hasWords = hasRoomForWords(half) && step.ordinal != 0;
    const int gap = fontMetrics().averageCharWidth() / 2;
    const auto line = half.adjusted(gap, 0, -gap, 0);
    const bool hasNumber = hasWords || hasRoomForNumber(line, step);
    QRect shape(0, 0, icon, icon);
    if (hasWords)
        shape.moveTopLeft({ cell.left() + gap, half.bottom() + (half.height() - icon) / 2 });
    else
        shape.moveCenter((hasNumber ? half.translated(0, half.height()) : cell).center());
    const auto place = hasWords ? QStyle::visualRect(layoutDirection(), cell, shape) : shape;
    shapeIcon(step.meaning).paint(&painter, place);
    if (!hasNumber)
        return;
    painter.setPen(isMuted ? Theme(palette()).muted() : palette().color(QPalette::Text));
    painter.setFont(numberFont());
    painter.drawText(
        line, (hasWords ? Qt::AlignLeading : Qt::AlignHCenter) | Qt::AlignVCenter, QLocale().toString(step.ordinal));
    painter.setFont(font());
    if (!hasWords)
        return;
    paintFirstLine(painter, line, step);
    paintWords(painter,
        QStyle::visualRect(layoutDirection(), cell, half.translated(0, half.height()).adjusted(icon + gap, 0, 0, 0)),
        step.status, isMuted || !step.hasCode);
}

QFont TimelineView::numberFont() const
{
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

int TimelineView::numberWidth(const TimelineStep &step) const
{
    return QFontMetrics(numberFont()).horizontalAdvance(QLocale().toString(step.ordinal));
}

bool TimelineView::hasRoomForNumber(const QRect &line, const TimelineStep &step) const
{
    return step.ordinal != 0 && line.height() >= fontMetrics().height() - 2 && line.width() >= numberWidth(step);
}

void TimelineView::paintFirstLine(QPainter &painter, const QRect &line, const TimelineStep &step) const
{
    painter.setFont(step.hasCode ? codeFont(*this) : font());
    const int numberEnd = numberWidth(step) + fontMetrics().averageCharWidth();
    auto code = QStyle::visualRect(layoutDirection(), line, line.adjusted(numberEnd, 0, 0, 0));
    const auto firstLine = painter.fontMetrics().elidedText(step.firstLine, Qt::ElideRight, code.width());
    painter.drawText(code, Qt::AlignLeading | Qt::AlignVCenter,
        layoutDirection() == Qt::RightToLeft && step.hasCode ? isolatedCode(firstLine) : firstLine);
    painter.setFont(font());
}

// A bar beside its figure; without room for figures, a vertical bar.
void TimelineView::paintDuration(QPainter &painter, const QRect &cell, std::optional<double> share,
    const QColor &colour, const QString &words, bool isMuted) const
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
    paintWords(painter, rest.intersected(plot()), words, isMuted || !share);
}

void TimelineView::paintWords(QPainter &painter, const QRect &cell, const QString &words, bool isMuted) const
{
    // The first letters of a word say more than nothing.
    constexpr int fewestLetters = 6;
    const int wanted
        = std::min(fontMetrics().horizontalAdvance(words), fontMetrics().averageCharWidth() * fewestLetters);
    if (cell.width() < wanted)
        return;
    const int gap = fontMetrics().averageCharWidth() / 2;
    const auto line = cell.adjusted(gap, 0, -gap, 0);
    painter.setPen(isMuted ? Theme(palette()).muted() : palette().color(QPalette::Text));
    const auto shown = fontMetrics().elidedText(words, Qt::ElideRight, line.width());
    painter.drawText(
        line, Qt::AlignLeading | Qt::AlignVCenter, layoutDirection() == Qt::RightToLeft ? isolatedWords(shown) : shown);
}

// A flag after the step, at its state.
void TimelineView::paintCheckpoint(QPainter &painter, const QRect &cell, bool isMuted) const
{
    const int size = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), cell.height());
    if (cell.width() < size)
        return;
    const int gap = fontMetrics().averageCharWidth() / 2;
    const QRect flag(cell.left() + gap, cell.center().y() - size / 2, size, size);
    actionIcon(ActionIcon::Flag).paint(&painter, QStyle::visualRect(layoutDirection(), cell, flag));
    paintWords(
        painter, QStyle::visualRect(layoutDirection(), cell, cell.adjusted(gap + size, 0, 0, 0)), keptText(), isMuted);
}

// The other panes show the state after the current step.
void TimelineView::paintState(QPainter &painter) const
{
    if (m_current < 0 || hasRange())
        return;
    const auto area = stepRect(m_current);
    const int x = layoutDirection() == Qt::RightToLeft ? area.left() : area.right();
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(x, area.top(), x, area.bottom());
    if (const auto place = stateRect(); place.isValid()) {
        painter.fillRect(place, palette().color(QPalette::Highlight));
        painter.setPen(palette().color(QPalette::HighlightedText));
        painter.drawText(place, Qt::AlignCenter, stateText());
    }
}

QString TimelineView::stateText() const
{
    //: At a line in the timeline: what the other panes show. %1: number of a step
    return tr("State after step %1").arg(QLocale().toString(qulonglong(m_steps[std::size_t(m_current)].ordinal)));
}

// Beside the line, in the lane of checkpoints, where none is covered by it.
QRect TimelineView::stateRect() const
{
    const auto area = stepRect(m_current);
    if (shownLanes() <= int(CheckpointLane) || m_steps[std::size_t(m_current)].ordinal == 0)
        return {};
    const auto lane = laneRect(CheckpointLane);
    const int gap = fontMetrics().averageCharWidth();
    const int width = fontMetrics().horizontalAdvance(stateText()) + 2 * gap;
    const int height = std::min(lane.height(), fontMetrics().height() + 2);
    const int flag = fontMetrics().horizontalAdvance(keptText()) + fontMetrics().height() + 2 * gap;
    const QRect inside(area.right() - width + 1, lane.center().y() - height / 2, width, height);
    const bool isKept = m_checkpoints.contains(m_steps[std::size_t(m_current)].id);
    if (area.width() >= width + (isKept ? flag : 0))
        return layoutDirection() == Qt::RightToLeft ? inside.translated(area.left() - inside.left(), 0) : inside;
    const auto next = std::size_t(m_current) + 1;
    const bool isNextKept = next < m_steps.size() && m_checkpoints.contains(m_steps[next].id);
    const auto beside = layoutDirection() == Qt::RightToLeft ? inside.translated(area.left() - inside.right() - 1, 0)
                                                             : inside.translated(width, 0);
    return isNextKept || !plot().contains(beside) ? QRect() : beside;
}

} // namespace vitrine
