// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/pageswitch.h"

#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

PageSwitch::PageSwitch(QTabWidget *pages, QWidget *parent)
    : QWidget(parent)
    , m_pages(pages)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(pages->accessibleName());
    pages->tabBar()->hide();
    pages->setFocusProxy(this);
    connect(pages, &QTabWidget::currentChanged, this, &PageSwitch::showCurrent);
    follow();
}

void PageSwitch::follow()
{
    while (m_buttons.size() > m_pages->count())
        delete m_buttons.takeLast();
    while (m_buttons.size() < m_pages->count())
        m_buttons << add();
    for (int page = 0; page < m_pages->count(); ++page)
        m_buttons[page]->setText(m_pages->tabText(page));
    showCurrent();
    arrange();
    updateGeometry();
}

QToolButton *PageSwitch::add()
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(button, &QToolButton::toggled, this, [this, button](bool isChecked) {
        if (isChecked)
            m_pages->setCurrentIndex(static_cast<int>(m_buttons.indexOf(button)));
    });
    button->setVisible(true);
    return button;
}

void PageSwitch::showCurrent()
{
    const int page = m_pages->currentIndex();
    if (page < 0 || page >= m_buttons.size())
        return;
    m_buttons[page]->setChecked(true);
    setFocusProxy(m_buttons[page]);
}

QList<QRect> PageSwitch::places(int width) const
{
    QList<QRect> places;
    QPoint at;
    int rowHeight = 0;
    for (const auto *button : m_buttons) {
        const QSize size = button->sizeHint();
        if (at.x() > 0 && at.x() + size.width() > width)
            at = { 0, at.y() + rowHeight };
        places << QRect(at, size);
        at.rx() += size.width();
        rowHeight = std::max(rowHeight, size.height());
    }
    return places;
}

void PageSwitch::arrange()
{
    const QList<QRect> all = places(width());
    for (qsizetype i = 0; i < all.size(); ++i)
        m_buttons[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), all[i]));
}

int PageSwitch::heightForWidth(int width) const
{
    const QList<QRect> all = places(width);
    return all.isEmpty() ? 0 : all.last().y() + all.last().height();
}

QSize PageSwitch::sizeHint() const
{
    int width = 0;
    for (const auto *button : m_buttons)
        width += button->sizeHint().width();
    return { width, heightForWidth(width) };
}

QSize PageSwitch::minimumSizeHint() const
{
    int width = 0;
    for (const auto *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    return { width, m_buttons.isEmpty() ? 0 : m_buttons.first()->sizeHint().height() };
}

void PageSwitch::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace vitrine
