// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/sectiongrid.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

constexpr int mostColumns = 3;

} // namespace

SectionGrid::SectionGrid(const std::vector<QWidget *> &sections, QWidget *parent)
    : QWidget(parent)
    , m_sections(sections)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(fontMetrics().averageCharWidth() * 4);
    m_layout->setVerticalSpacing(fontMetrics().height());
    for (QWidget *section : m_sections)
        m_layout->addWidget(section, m_layout->count(), 0);
    arrange();
}

int SectionGrid::widestSection() const
{
    int widest = 1;
    for (const QWidget *section : m_sections)
        widest = std::max({ widest, section->minimumSizeHint().width(), section->minimumWidth() });
    return widest;
}

QSize SectionGrid::minimumSizeHint() const { return { widestSection(), m_layout->minimumSize().height() }; }

void SectionGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool SectionGrid::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void SectionGrid::arrange()
{
    const int gap = m_layout->horizontalSpacing();
    const int columns = std::clamp((width() + gap) / (widestSection() + gap), 1, mostColumns);
    std::vector<QWidget *> shown;
    std::ranges::remove_copy_if(m_sections, std::back_inserter(shown), &QWidget::isHidden);
    if (columns == m_columns && shown == m_shown)
        return;
    for (QWidget *section : m_sections)
        m_layout->removeWidget(section);
    for (int column = 0; column < mostColumns; ++column)
        m_layout->setColumnStretch(column, column < columns ? 1 : 0);
    for (int at = 0; QWidget * section : shown) {
        m_layout->addWidget(section, at / columns, at % columns);
        ++at;
    }
    m_columns = columns;
    m_shown = std::move(shown);
    updateGeometry();
}

} // namespace vitrine
