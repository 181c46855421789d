// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QScrollBar;
class QWheelEvent;

namespace vitrine {

/// How much of a drawing from 0 to 1 is seen in a plot, and which part: the zoom and the place of a scroll bar, which
/// belongs to the view. Mirrored where text runs from right to left. GUI thread.
class TimelineZoom final {
public:
    explicit TimelineZoom(QScrollBar *bar)
        : m_bar(bar)
    {
    }

    /// The room that there is, on the viewport.
    void setPlot(const QRect &plot, Qt::LayoutDirection direction);
    double zoom() const { return m_zoom; } ///< 1: all is seen
    /// `most` is larger than 1, or 1.
    void setZoom(double zoom, double most);

    /// Pixels that the whole drawing takes.
    double contentWidth() const { return m_plot.width() * m_zoom; }
    /// The first and the last place that are seen.
    double first() const;
    double last() const { return first() + 1 / m_zoom; }
    /// The place at a pixel of the viewport; below 0 and above 1 beside the drawing.
    double locationAt(int x) const;

    /// Scrolls so that a position is at this pixel of the viewport, as far as possible.
    void put(double location, int x);
    /// Scrolls as little as is needed to see all between two places, or at least the first.
    void reveal(double from, double to);
    /// The wheel scrolls by six characters a notch. With Ctrl it does not: answers by how many steps to zoom, else 0.
    int turn(const QWheelEvent &wheel, int characterWidth);

private:
    int offsetOf(int x) const;
    void layOut();

    QScrollBar *m_bar;
    QRect m_plot;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    double m_zoom = 1;
};

} // namespace vitrine
