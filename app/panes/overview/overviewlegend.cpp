// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewlegend.h"

#include "app/kit/theme/emptyframe.h"
#include "app/kit/theme/icons.h"

#include <QLocale>
#include <QPainter>
#include <QStringBuilder>
#include <QStringList>
#include <QStyle>

#include <algorithm>

namespace vitrine {

OverviewLegend::OverviewLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("overviewLegend"));
    //: Accessible name: meaning of the cells of a matrix
    setAccessibleName(tr("Legend"));
    auto policy = sizePolicy();
    policy.setHeightForWidth(true);
    policy.setVerticalPolicy(QSizePolicy::Fixed);
    setSizePolicy(policy);
}

void OverviewLegend::setCounts(std::vector<OverviewCount> counts)
{
    if (counts == m_counts)
        return;
    m_counts = std::move(counts);
    QStringList words;
    for (const auto &count : m_counts)
        words << textOf(count);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QString OverviewLegend::textOf(const OverviewCount &count) const
{
    return count.label % u' ' % QLocale().toString(count.count);
}

std::vector<QRect> OverviewLegend::locations(int width) const
{
    const int line = fontMetrics().height();
    const int gap = fontMetrics().averageCharWidth() * 3;
    std::vector<QRect> locations;
    int x = 0;
    int y = line / 4;
    for (const auto &count : m_counts) {
        const int wide = line * 3 / 2 + fontMetrics().horizontalAdvance(textOf(count));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += line * 5 / 4;
        }
        locations.emplace_back(x, y, wide, line);
        x += wide + gap;
    }
    locations.emplace_back(0, 0, width, m_counts.empty() ? 0 : y + line * 5 / 4);
    return locations;
}

int OverviewLegend::heightForWidth(int width) const { return locations(width).back().height(); }

QSize OverviewLegend::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 60;
    return { width, heightForWidth(width) };
}

void OverviewLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto all = locations(width());
    const int line = fontMetrics().height();
    for (std::size_t at = 0; at < m_counts.size(); ++at) {
        const auto location = QStyle::visualRect(layoutDirection(), rect(), all[at]);
        const auto shape
            = QStyle::alignedRect(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter, { line, line }, location);
        if (m_counts[at].shape) {
            shapeIcon(*m_counts[at].shape).paint(&painter, shape);
        } else {
            paintEmptyFrame(painter, shape.adjusted(2, 2, -2, -2), palette());
        }
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(location, int(Qt::AlignTrailing) | int(Qt::AlignVCenter), textOf(m_counts[at]));
    }
}

} // namespace vitrine
