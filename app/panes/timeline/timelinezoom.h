// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QScrollBar;
class QWheelEvent;

namespace vitrine {

/// Zoom and scroll position of a plot: which part of a drawing from 0 to 1 is visible in it. The scroll bar belongs to
/// the view. Mirrored if text runs from right to left. GUI thread.
class TimelineZoom final {
public:
    explicit TimelineZoom(QScrollBar *bar)
        : m_bar(bar)
    {
    }

    /// Sets the available area on the viewport.
    void setPlot(const QRect &plot, Qt::LayoutDirection direction);
    double zoom() const { return m_zoom; } ///< 1: everything is visible
    /// `most`, the maximum, is at least 1.
    void setZoom(double zoom, double most);

    /// Width of the whole drawing in pixels.
    double contentWidth() const { return m_plot.width() * m_zoom; }
    /// The first and the last visible position.
    double first() const;
    double last() const { return first() + 1 / m_zoom; }
    /// The position at a pixel of the viewport; below 0 or above 1 outside the drawing.
    double locationAt(int x) const;

    /// Scrolls so that a position is at this pixel of the viewport, as far as possible.
    void put(double location, int x);
    /// Scrolls as little as needed to show everything between two positions, or at least the first.
    void reveal(double from, double to);
    /// Scrolls by six characters per notch of the wheel and returns 0. With Ctrl, does not scroll but returns the
    /// number of steps to zoom by.
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
