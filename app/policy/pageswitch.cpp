// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/pageswitch.h"

#include <QComboBox>
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
    , m_list(new QComboBox(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(pages->accessibleName());
    m_list->setAccessibleName(pages->accessibleName());
    m_list->setObjectName(QStringLiteral("pageList"));
    connect(m_list, &QComboBox::activated, pages, &QTabWidget::setCurrentIndex);
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
    m_list->clear();
    for (int page = 0; page < m_pages->count(); ++page)
        m_list->addItem(m_pages->tabText(page));
    arrange();
    updateGeometry();
}

void PageSwitch::setLow(bool isLow)
{
    m_isLow = isLow;
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
    m_list->setCurrentIndex(page);
    setFocusProxy(isList(width()) ? static_cast<QWidget *>(m_list) : m_buttons[page]);
}

int PageSwitch::margin() const { return fontMetrics().averageCharWidth(); }

QList<QRect> PageSwitch::places(int width) const
{
    QList<QRect> places;
    QPoint at(margin(), 0);
    int rowHeight = 0;
    for (const auto *button : m_buttons) {
        const QSize size = button->sizeHint();
        if (at.x() > margin() && at.x() + size.width() > width)
            at = { margin(), at.y() + rowHeight };
        places << QRect(at, size);
        at.rx() += size.width();
        rowHeight = std::max(rowHeight, size.height());
    }
    return places;
}

bool PageSwitch::isList(int width) const
{
    const QList<QRect> all = places(width);
    return m_isLow && !all.isEmpty() && all.last().y() > 0;
}

void PageSwitch::arrange()
{
    const bool isListed = isList(width());
    const QList<QRect> all = places(width());
    for (qsizetype i = 0; i < all.size(); ++i) {
        m_buttons[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), all[i]));
        m_buttons[i]->setVisible(!isListed);
    }
    const QSize wanted = m_list->sizeHint();
    const QRect place(QPoint(margin(), 0), QSize(std::min(width() - margin(), wanted.width()), wanted.height()));
    m_list->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    m_list->setVisible(isListed);
    showCurrent();
}

int PageSwitch::heightForWidth(int width) const
{
    if (isList(width))
        return m_list->sizeHint().height();
    const QList<QRect> all = places(width);
    return all.isEmpty() ? 0 : all.last().y() + all.last().height();
}

QSize PageSwitch::sizeHint() const
{
    int width = margin();
    for (const auto *button : m_buttons)
        width += button->sizeHint().width();
    return { width, heightForWidth(width) };
}

QSize PageSwitch::minimumSizeHint() const
{
    int width = 0;
    for (const auto *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    const int button = m_buttons.isEmpty() ? 0 : m_buttons.first()->sizeHint().height();
    return { margin() + width, m_isLow ? std::max(button, m_list->sizeHint().height()) : button };
}

void PageSwitch::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace vitrine
