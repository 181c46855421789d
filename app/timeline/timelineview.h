// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/timeline/timelinebars.h"

#include <QWidget>

namespace vitrine {

/// Draws the steps of a run side by side: how each ended, how long it took when it was recorded, how long its code took
/// here. Left and Right, Home and End and a click choose a step. GUI thread.
class TimelineView final : public QWidget {
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setSteps(std::vector<TimelineStep> steps);
    void setCurrent(StepId step);
    int current() const { return m_current; } ///< -1 for none
    bool isToScale() const { return m_isToScale; }
    void setToScale(bool isToScale);
    /// What a screen reader says of a step, and its tip.
    QString spoken(int step) const;
    /// Where a step is drawn.
    QRect stepRect(int step) const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void stepChosen(vitrine::StepId step);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    enum Lane { StepLane, RecordedLane, CodeLane, LaneCount };

    QString laneName(Lane lane) const;
    QRect laneRect(Lane lane) const;
    int titleWidth() const;
    int stepAt(const QPoint &position) const;
    void paintStep(QPainter &painter, int step) const;
    void paintBar(QPainter &painter, const QRect &cell, double share, const QColor &colour) const;
    void choose(int step);
    void announce();

    std::vector<TimelineStep> m_steps;
    std::vector<TimelineSpan> m_spans;
    double m_longestRecorded = 0;
    double m_longestCode = 0;
    int m_current = -1;
    bool m_isToScale = false;
};

} // namespace vitrine
