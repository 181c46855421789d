// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/timeline/timelinewords.h"
#include "app/panes/timeline/timelinezoom.h"

#include <QAbstractScrollArea>
#include <QSet>

#include <array>

namespace vitrine {

/// Draws the steps of a run side by side: how each ended, how long it took when recorded and how long its code took
/// here, which tools it called, which variables it set, and to which steps the session can return. Left and Right, Home
/// and End and a click select a step; with Shift, or by dragging, several. + and - and the wheel with Ctrl zoom, 0
/// shows all, the period key shows the selection. Lanes are hidden if there is not enough room, texts if steps are too
/// narrow. GUI thread.
class TimelineView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setSteps(std::vector<TimelineStep> steps);
    /// Sets the effects of steps; those of steps not listed are unknown.
    void setActivity(std::unordered_map<StepId, TimelineActivity> activity);
    /// Sets the steps whose final state the session can return to without running anything.
    void setCheckpoints(QSet<StepId> steps);
    void setCurrent(StepId step);
    int current() const { return m_current; } ///< -1 for none
    /// First and last of the selected steps; both are the current one if only one is selected.
    std::pair<int, int> selection() const;
    bool hasRange() const { return m_current >= 0 && m_anchor != m_current; }
    /// The total duration of all steps; nothing unless all durations are known.
    std::optional<double> recordedSeconds() const { return m_steps.recordedSeconds(); }
    bool isToScale() const { return m_steps.isToScale(); }
    void setToScale(bool isToScale);
    /// 1 shows everything.
    double zoom() const { return m_zoom.zoom(); }
    void setZoom(double zoom);
    void zoomBy(int steps) { zoomAround(steps, viewport()->width() / 2); }
    /// Zooms so that the selected steps fill the plot.
    void zoomToSelection();
    /// The text of a step for screen readers, also its tooltip.
    QString spoken(int step) const;
    /// As many lanes as there is height for.
    int shownLanes() const;
    /// The rectangle of a lane on the viewport.
    QRect laneRect(TimelineLane lane) const;
    /// The rectangle of a step on the viewport.
    QRect stepRect(int step) const;
    /// The rectangle of the note that the other panes show the state after the current step; invalid if there is no
    /// room for it.
    QRect stateRect() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void stepChosen(vitrine::StepId step);
    /// Several steps were selected, with the mouse or by Return: their positions in the run.
    void rangeChosen(quint64 first, quint64 last);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    friend class TimelinePainter;
    static constexpr std::array lanes { TimelineLane::Step, TimelineLane::Recorded, TimelineLane::Code,
        TimelineLane::Variables, TimelineLane::Tools, TimelineLane::Checkpoints };

    int rowHeight() const;
    int widestTitle() const;
    int titleWidth() const { return m_titleWidth; }
    QRect plot() const;
    double mostZoom() const;
    void zoomAround(int steps, int x);
    void layOut();
    int stepAt(const QPoint &position) const;
    int fewestPixels() const;
    bool isLater(int step) const;
    void choose(int step, bool isExtending = false);
    void announceRange();
    void announce();

    TimelineSteps m_steps;
    int m_titleWidth = 0; ///< measured once: every step needs it
    TimelineZoom m_zoom;
    int m_current = -1;
    int m_anchor = -1; ///< start of the selection
};

} // namespace vitrine
