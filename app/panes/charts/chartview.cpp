// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartview.h"

#include "app/kit/lists/presentedcell.h"
#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"

#include <QAccessible>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLegend>
#include <QPainter>
#include <QStackedBarSeries>
#include <QStyleOption>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <memory>

namespace vitrine {

ChartView::ChartView(QWidget *parent)
    : QChartView(parent)
{
    setObjectName(QStringLiteral("chartView"));
    //: Read aloud
    setAccessibleName(tr("Chart"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    chart()->setMargins({});
    chart()->setBackgroundVisible(false); // the selection is seen behind the bars
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setLocalizeNumbers(true);
    chart()->legend()->setAlignment(Qt::AlignRight);
}

void ChartView::setData(const QString &title, ChartData data)
{
    const auto chosen = m_title == title && m_current >= 0 ? m_data.groups[std::size_t(m_current)].label : QString();
    m_title = title;
    m_data = std::move(data);
    m_current = -1;
    rebuild();
    const auto found = std::ranges::find(m_data.groups, chosen, &ChartGroup::label);
    if (!chosen.isEmpty() && found != m_data.groups.end())
        choose(int(found - m_data.groups.begin()));
    else
        announce();
}

QSize ChartView::minimumSizeHint() const
{
    constexpr int rows = 3;
    return { fontMetrics().averageCharWidth() * 20, fontMetrics().height() * rows };
}

void ChartView::rebuild()
{
    chart()->removeAllSeries();
    for (auto *axis : chart()->axes()) {
        const std::unique_ptr<QAbstractAxis> ours(axis); // the chart gives back what it owned
        chart()->removeAxis(axis);
    }
    m_sets.clear();
    m_bars = nullptr;
    if (m_data.groups.empty())
        return;
    const auto scale = Charting::scale(m_data, highest());
    QAbstractBarSeries *bars = m_data.isStacked ? static_cast<QAbstractBarSeries *>(new QStackedBarSeries)
                                                : static_cast<QAbstractBarSeries *>(new QBarSeries);
    for (std::size_t series = 0; series < m_data.series.size(); ++series) {
        auto *set = new QBarSet(m_data.series[series].name);
        for (const ChartGroup &group : m_data.groups)
            set->append(group.values.at(series).value_or(0) * scale.factor);
        bars->append(set);
        m_sets.append(set);
    }
    m_bars = bars;
    setBarWidth();
    chart()->addSeries(bars);
    addAxes(bars, scale);
    chart()->legend()->setVisible(m_data.series.size() > 1);
    dress();
}

// Few bars do not become walls.
void ChartView::setBarWidth()
{
    constexpr double share = 0.8;
    constexpr int widest = 12; // in characters
    const int beside = m_data.isStacked ? 1 : int(m_data.series.size());
    const double most = double(fontMetrics().averageCharWidth()) * widest * beside;
    m_bars->setBarWidth(std::min(share, most / slotWidth()));
}

void ChartView::addAxes(QAbstractBarSeries *bars, const ChartScale &scale)
{
    auto *names = new QBarCategoryAxis;
    names->append(shownNames());
    names->setGridLineVisible(false);
    names->setTruncateLabels(false); // else those of two digits become dots
    chart()->addAxis(names, Qt::AlignBottom);
    bars->attachAxis(names);
    auto *values = new QValueAxis;
    values->setRange(0, scale.top);
    values->setTickCount(ticksOf(scale));
    values->setTruncateLabels(false); // else they become dots when they are close together
    values->setLabelFormat(scale.format);
    values->setTruncateLabels(false); // else those of a low chart become dots
    chart()->addAxis(values, Qt::AlignLeft);
    bars->attachAxis(values);
}

// If there is no room for all figures, every second one stays, or the first and the last.
int ChartView::ticksOf(const ChartScale &scale) const
{
    const int rows = std::max(1, height() / fontMetrics().height() - 2); // without the names
    int steps = scale.ticks - 1;
    while (steps > 1 && steps >= rows)
        steps = steps % 2 == 0 ? steps / 2 : 1;
    return steps + 1;
}

// If there is no room for all names, every second is shown, or fewer. An axis takes each once: hidden names are a row
// of invisible marks.
QStringList ChartView::shownNames() const
{
    int widest = 1;
    for (const ChartGroup &group : m_data.groups)
        widest = std::max(widest, fontMetrics().horizontalAdvance(group.label));
    const int stride = 1 + (widest + fontMetrics().averageCharWidth() - 1) / slotWidth();
    QStringList names;
    for (int group = 0; group < int(m_data.groups.size()); ++group) {
        const auto &label = m_data.groups[std::size_t(group)].label;
        const auto unseen = QString(group + 1, QChar(0x200b));
        names << (group % stride != 0 ? unseen : names.contains(label) ? QString(label + unseen) : label);
    }
    return names;
}

int ChartView::slotWidth() const
{
    constexpr int ofWidth = 85; // in hundredths: the rest is the other axis and the legend
    return std::max(1, width() * ofWidth / 100 / std::max(1, int(m_data.groups.size())));
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    // It has just asked for all the room that the chart would like.
    setMinimumSize(minimumSizeHint());
    if (m_bars != nullptr)
        setBarWidth();
    for (auto *axis : chart()->axes(Qt::Vertical))
        if (auto *values = qobject_cast<QValueAxis *>(axis); values != nullptr)
            values->setTickCount(ticksOf(Charting::scale(m_data, highest())));
    for (auto *axis : chart()->axes(Qt::Horizontal))
        if (auto *names = qobject_cast<QBarCategoryAxis *>(axis);
            names != nullptr && names->categories() != shownNames())
            names->setCategories(shownNames());
}

double ChartView::highest() const
{
    double highest = 0;
    for (const ChartGroup &group : m_data.groups) {
        double sum = 0;
        double most = 0;
        for (const auto &value : group.values) {
            sum += value.value_or(0);
            most = std::max(most, value.value_or(0));
        }
        highest = std::max(highest, m_data.isStacked ? sum : most);
    }
    return highest;
}

QColor ChartView::colorOf(std::size_t series) const
{
    const Theme theme(palette());
    if (const auto meaning = m_data.series[series].meaning)
        return theme.token(*meaning).color;
    return theme.token(Meaning::Info).color;
}

// Series also differ by their filling, so that they are distinguishable without color: the first is full, the others
// are outlined. Patterns would be lost in files, as many programs draw none.
void ChartView::dress()
{
    constexpr double paler = 0.85;
    constexpr double outline = 1.4;
    const Theme theme(palette());
    setBackgroundBrush(palette().base());
    chart()->legend()->setLabelColor(palette().color(QPalette::Text));
    for (qsizetype series = 0; series < m_sets.size(); ++series) {
        const auto color = colorOf(std::size_t(series));
        const auto pale = mixed(color, palette().color(QPalette::Base), paler);
        m_sets[series]->setBrush(series == 0 ? color : pale);
        m_sets[series]->setPen(QPen(color, outline));
    }
    for (auto *axis : chart()->axes()) {
        axis->setLabelsColor(theme.muted());
        axis->setLinePenColor(theme.separator());
        axis->setGridLineColor(theme.separator());
    }
}

void ChartView::choose(int group)
{
    if (group < 0 || std::size_t(group) >= m_data.groups.size())
        return;
    m_current = group;
    announce();
    viewport()->update();
}

void ChartView::announce()
{
    setAccessibleDescription(
        m_current >= 0 ? m_title + QStringLiteral(". ") + Charting::spoken(m_data, std::size_t(m_current)) : m_title);
    if (!hasFocus())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QRect ChartView::columnOf(int group) const
{
    const auto plot = chart()->mapRectToScene(chart()->plotArea());
    const double width = plot.width() / double(m_data.groups.size());
    const QRectF column(plot.left() + width * group, plot.top(), width, plot.height());
    return mapFromScene(column).boundingRect();
}

int ChartView::groupAt(const QPoint &position) const
{
    const auto plot = chart()->mapRectToScene(chart()->plotArea());
    const auto location = mapToScene(position);
    // The names below belong to the columns.
    if (m_data.groups.empty() || location.x() < plot.left() || location.x() >= plot.right()
        || location.y() < plot.top())
        return -1;
    return int((location.x() - plot.left()) / plot.width() * double(m_data.groups.size()));
}

void ChartView::mouseReleaseEvent(QMouseEvent *event)
{
    QChartView::mouseReleaseEvent(event);
    const int group = event->button() == Qt::LeftButton ? groupAt(event->position().toPoint()) : -1;
    if (group < 0)
        return;
    choose(group);
    Q_EMIT opened(group);
}

bool ChartView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const int group = groupAt(help->pos()); group >= 0)
        QToolTip::showText(
            help->globalPos(), plainTip(Charting::spoken(m_data, std::size_t(group))), viewport(), columnOf(group));
    else
        QToolTip::hideText();
    return true;
}

void ChartView::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    if (m_current >= 0)
        painter->fillRect(mapToScene(columnOf(m_current)).boundingRect(), Theme(palette()).linkedSelection());
}

void ChartView::paintEvent(QPaintEvent *event)
{
    QChartView::paintEvent(event);
    if (!hasFocus() || m_data.groups.empty())
        return;
    QPainter painter(viewport());
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = m_current >= 0 ? columnOf(m_current) : viewport()->rect();
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_data.groups.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: choose(std::clamp(m_current - 1, 0, std::max(last, 0))); return;
    case Qt::Key_Right: choose(std::clamp(m_current + 1, 0, std::max(last, 0))); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(last); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            Q_EMIT opened(m_current);
        return;
    default: QChartView::keyPressEvent(event);
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    announce();
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void ChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace vitrine
