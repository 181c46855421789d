// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/sidesplitter.h"

#include <QApplication>
#include <QResizeEvent>

#include <algorithm>

namespace vitrine {

SideSplitter::SideSplitter(QWidget *main, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
    addWidget(main);
    setStretchFactor(0, 1);
}

void SideSplitter::setSide(QWidget *side)
{
    m_side = side;
    m_side->hide();
    addWidget(m_side);
    setStretchFactor(1, 0);
}

void SideSplitter::showSide()
{
    if (m_side == nullptr)
        return;
    if (!isSideShown()) {
        m_side->show();
        arrange();
    }
    m_side->setFocus();
}

bool SideSplitter::hideSide()
{
    if (!isSideShown())
        return false;
    const bool hadFocus = m_side->isAncestorOf(QApplication::focusWidget());
    m_side->hide();
    return hadFocus;
}

// The main widget keeps the width of a line of code. A low splitter has no room below, and would enlarge a small
// window.
bool SideSplitter::isSideBeside() const
{
    constexpr int narrowestMain = 40;
    constexpr int lowestLines = 25;
    return height() < fontMetrics().height() * lowestLines
        || width() >= m_side->sizeHint().width() + fontMetrics().averageCharWidth() * narrowestMain;
}

void SideSplitter::arrange()
{
    const bool isBeside = isSideBeside();
    setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    if (isBeside) {
        const int beside = std::min(m_side->sizeHint().width(), width() * 2 / 5);
        setSizes({ width() - beside, beside });
    } else {
        setSizes({ height() * 3 / 5, height() * 2 / 5 });
    }
}

void SideSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    if (!isSideShown())
        return;
    const bool isOtherWidth = event->oldSize().width() != event->size().width();
    if (isOtherWidth || isSideBeside() != (orientation() == Qt::Horizontal))
        arrange();
}

} // namespace vitrine
