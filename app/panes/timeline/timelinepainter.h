// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/theme.h"
#include "app/panes/timeline/timelinesteps.h"

#include <QFont>
#include <QRect>

#include <optional>

class QPainter;

namespace vitrine {

class TimelineView;

/// Draws a timeline of steps, once.
class TimelinePainter final {
public:
    TimelinePainter(const TimelineView &view, QPainter &painter);

    /// The titles, the steps from `first` to before `behind`, and the line of the current state.
    void paint(int first, int behind);

private:
    void paintTitles();
    void paintStep(int step);
    void paintHead(const QRect &cell, const TimelineStep &step, bool isMuted);
    void paintFirstLine(const QRect &line, const TimelineStep &step);
    void paintDuration(
        const QRect &cell, std::optional<double> share, const QColor &color, const QString &words, bool isMuted);
    void paintWords(const QRect &cell, const QString &words, bool isMuted);
    void paintCheckpoint(const QRect &cell, bool isMuted);
    void paintState();
    bool hasRoomForWords(const QRect &cell) const;
    bool hasRoomForNumber(const QRect &line, const TimelineStep &step) const;
    QFont numberFont() const;
    int numberWidth(const TimelineStep &step) const;

    const TimelineView &m_view;
    const TimelineSteps &m_steps;
    QPainter &m_painter;
    const Theme m_theme;
};

} // namespace vitrine
