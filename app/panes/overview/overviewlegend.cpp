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

using namespace Qt::StringLiterals;

namespace {

/// A piece of an entry: text, behind a shape if it has one.
struct Chunk {
    QString text;
    std::optional<Meaning> shape = {};
    bool isFrame = false; ///< has the shape of a cell without one
};

Chunk chunkOf(const OverviewCount &count)
{
    return { QString(count.label % u' ' % QLocale().toString(count.count)), count.shape, !count.shape };
}

// "Same 8 (Blocked 1)": each name behind its shape.
std::vector<Chunk> chunksOf(const OverviewLegendEntry &entry)
{
    std::vector<Chunk> chunks { chunkOf(entry.all) };
    for (const auto &part : entry.parts) {
        chunks.push_back({ chunks.size() == 1 ? u" (\u2009"_s : u", "_s });
        chunks.push_back(chunkOf(part));
    }
    if (!entry.parts.empty())
        chunks.push_back({ QStringLiteral(")") });
    return chunks;
}

int widthOfChunk(const Chunk &chunk, const QFontMetrics &metrics)
{
    const int shape = chunk.shape || chunk.isFrame ? metrics.height() * 3 / 2 : 0;
    return shape + metrics.horizontalAdvance(chunk.text);
}

} // namespace

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

void OverviewLegend::setEntries(std::vector<OverviewLegendEntry> entries)
{
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    QStringList words;
    for (const auto &entry : m_entries) {
        QString text;
        for (const Chunk &chunk : chunksOf(entry))
            text += chunk.text;
        words << text;
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int OverviewLegend::widthOf(const OverviewLegendEntry &entry) const
{
    int width = 0;
    for (const Chunk &chunk : chunksOf(entry))
        width += widthOfChunk(chunk, fontMetrics());
    return width;
}

std::vector<QRect> OverviewLegend::locations(int width) const
{
    const int line = fontMetrics().height();
    const int gap = fontMetrics().averageCharWidth() * 3;
    std::vector<QRect> locations;
    int x = 0;
    int y = line / 4;
    for (const auto &entry : m_entries) {
        const int wide = widthOf(entry);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += line * 5 / 4;
        }
        locations.emplace_back(x, y, wide, line);
        x += wide + gap;
    }
    locations.emplace_back(0, 0, width, m_entries.empty() ? 0 : y + line * 5 / 4);
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
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        int x = all[at].left();
        for (const Chunk &chunk : chunksOf(m_entries[at])) {
            const QRect logical(x, all[at].top(), widthOfChunk(chunk, fontMetrics()), line);
            const auto location = QStyle::visualRect(layoutDirection(), rect(), logical);
            const auto shape
                = QStyle::alignedRect(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter, { line, line }, location);
            if (chunk.shape)
                shapeIcon(*chunk.shape).paint(&painter, shape);
            else if (chunk.isFrame)
                paintEmptyFrame(painter, shape.adjusted(2, 2, -2, -2), palette());
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(location, int(Qt::AlignTrailing) | int(Qt::AlignVCenter), chunk.text);
            x += logical.width();
        }
    }
}

} // namespace vitrine
