// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinezoom.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine {

void TimelineZoom::setPlot(const QRect &plot, Qt::LayoutDirection direction)
{
    m_plot = plot;
    m_direction = direction;
    layOut();
}

void TimelineZoom::setZoom(double zoom, double most)
{
    m_zoom = std::clamp(zoom, 1.0, most);
    layOut();
}

void TimelineZoom::layOut()
{
    m_bar->setPageStep(m_plot.width());
    m_bar->setSingleStep(std::max(1, m_plot.width() / 16));
    m_bar->setRange(0, std::max(0, int(contentWidth()) - m_plot.width()));
}

double TimelineZoom::first() const { return m_bar->value() / contentWidth(); }

int TimelineZoom::offsetOf(int x) const
{
    return m_direction == Qt::RightToLeft ? m_plot.right() - x : x - m_plot.left();
}

double TimelineZoom::locationAt(int x) const { return (offsetOf(x) + m_bar->value()) / contentWidth(); }

void TimelineZoom::put(double location, int x)
{
    m_bar->setValue(int(std::lround(location * contentWidth())) - offsetOf(x));
}

void TimelineZoom::reveal(double from, double to)
{
    const int start = int(from * contentWidth());
    const int end = int(to * contentWidth());
    if (start < m_bar->value() || end - start > m_plot.width())
        m_bar->setValue(start);
    else if (end > m_bar->value() + m_plot.width())
        m_bar->setValue(end - m_plot.width());
}

int TimelineZoom::turn(const QWheelEvent &wheel, int characterWidth)
{
    constexpr int perNotch = 120;
    constexpr int characters = 6;
    const int turned = wheel.angleDelta().y() != 0 ? wheel.angleDelta().y() : wheel.angleDelta().x();
    if (wheel.modifiers() & Qt::ControlModifier)
        return turned > 0 ? 1 : -1;
    m_bar->setValue(m_bar->value() - turned * characterWidth * characters / perNotch);
    return 0;
}

} // namespace vitrine
