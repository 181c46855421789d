// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/timeline/runbars.h"
#include "app/panes/timeline/timelinezoom.h"

#include <QAbstractScrollArea>
#include <QSet>

#include <array>
#include <functional>
#include <vector>

namespace vitrine {

/// Draws the runs of a trail side by side: how long each took by its log, its tools and its code here, what was blocked
/// and what failed. It draws columns of pixels, not runs, so that their number does not matter. Left and Right, Page Up
/// and Down, Home and End choose a run, with Shift several, + and - zoom, 0 shows all. GUI thread.
class RunTimelineView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit RunTimelineView(QWidget *parent = nullptr);

    /// Gives the number of a run as lists show it.
    void setNumbering(std::function<int(RunId)> numberOf) { m_numberOf = std::move(numberOf); }
    void setRuns(std::vector<RunBar> runs);
    /// Nothing is shown, and nothing said of it, until the runs are set.
    void forget();
    /// Runs that a filter lets through, the others are paler; nothing: all.
    void setShown(std::optional<QSet<RunId>> shown);
    void setCurrent(RunId run);
    int current() const { return m_current; } ///< -1 for none
    /// First and last of the runs that are chosen together; both are the current one where it is alone.
    std::pair<int, int> selection() const;
    bool hasRange() const { return m_current >= 0 && m_anchor != m_current; }
    void setToScale(bool isToScale);
    /// 1 shows all at once.
    double zoom() const { return m_zoom.zoom(); }
    void setZoom(double zoom);
    void zoomBy(int steps) { zoomAround(steps, viewport()->width() / 2); }
    /// The text of a run for screen readers, also its tip.
    QString spoken(int run) const;
    /// Where a run is drawn on the viewport.
    QRect runRect(int run) const;
    const std::vector<RunBar> &runs() const { return m_runs; }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void runChosen(vitrine::RunId run);
    /// Several were chosen, by the mouse or by Return.
    void rangeChosen(vitrine::RunId first, vitrine::RunId last);
    void zoomChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Lane { Run, Recorded, Tools, Code, Blocked, Errors };

    struct Bar {
        std::optional<double> value;
        double peak = 0;
    };
    using LaneColors = std::array<QColor, 6>; ///< by lane: the palette is asked once for all columns

    static QString laneName(Lane lane);
    int widestTitle() const;
    int titleWidth() const { return m_titleWidth; }
    int laneHeight() const;
    QRect laneRect(Lane lane) const;
    int plotWidth() const;
    /// Mirrors a rectangle if text runs from right to left, and back: the names of the lanes are on the right then.
    QRect inReadingOrder(const QRect &rect) const;
    QRect plot() const;
    double units() const; ///< the last edge
    double unitWidth() const; ///< pixels for one unit of the edges
    double locationAt(int x) const;
    int xOf(double location) const;
    int rowOf(RunId run) const; ///< -1 where it is not known
    int runNear(int x) const;
    void zoomAround(int steps, int x);
    void layOut();
    void paintTitles(QPainter &painter) const;
    LaneColors laneColors() const;
    void paintColumns(QPainter &painter, const QRect &area) const;
    void paintColumn(
        QPainter &painter, const QRect &column, std::span<const RunBar> runs, const LaneColors &colors) const;
    void paintRunLane(QPainter &painter, const QRect &cell, const RunBar &run, bool isOne) const;
    void paintSelection(QPainter &painter) const;
    Bar barOf(Lane lane, const RunBar &run) const;
    void choose(int run, bool isExtending);
    void moveBy(int distance, bool isExtending);
    void showRun(int run);
    void announce();

    std::vector<RunBar> m_runs;
    bool m_areKnown = false; ///< "none" is shown only after they were read
    std::vector<double> m_edges;
    RunPeaks m_peaks;
    std::optional<QSet<RunId>> m_shown;
    std::function<int(RunId)> m_numberOf;
    int m_titleWidth = 0; ///< measured once: every column of pixels asks for it
    TimelineZoom m_zoom;
    int m_current = -1;
    int m_anchor = -1; ///< where the selection began
    bool m_isToScale = false;
};

} // namespace vitrine
