// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/pageswitch.h"

#include "app/kit/widgets/menubutton.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

PageSwitch::PageSwitch(QTabWidget *pages, QWidget *parent)
    : QWidget(parent)
    , m_pages(pages)
    //: Button after the names of pages: a menu of those that do not fit
    , m_more(new MenuButton(tr("More"), this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(pages->accessibleName());
    m_more->setObjectName(QStringLiteral("morePages"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    pages->tabBar()->hide();
    pages->setFocusProxy(this);
    connect(pages, &QTabWidget::currentChanged, this, &PageSwitch::arrange);
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
    button->installEventFilter(this);
    connect(button, &QToolButton::toggled, this, [this, button](bool isChecked) {
        if (isChecked)
            m_pages->setCurrentIndex(static_cast<int>(m_buttons.indexOf(button)));
    });
    return button;
}

// Handles the arrow keys itself, as Qt's handling skips hidden buttons.
bool PageSwitch::eventFilter(QObject *button, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key != Qt::Key_Left && key != Qt::Key_Right)
        return QWidget::eventFilter(button, event);
    const bool isForward = (key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
    goTo(m_pages->currentIndex() + (isForward ? 1 : -1));
    return true;
}

void PageSwitch::goTo(int page)
{
    if (page < 0 || page >= m_buttons.size())
        return;
    m_pages->setCurrentIndex(page);
    m_buttons[page]->setFocus();
}

int PageSwitch::margin() const { return fontMetrics().averageCharWidth(); }

QList<int> PageSwitch::shownIn(int width) const
{
    const auto widthOf = [this](int page) { return m_buttons[page]->sizeHint().width(); };
    const int current = m_pages->currentIndex();
    const bool isRoomForAll = sizeHint().width() <= width;
    // Reserves the width of the current page first, whichever it is.
    int left = isRoomForAll ? width : width - margin() - m_more->sizeHint().width();
    if (!isRoomForAll && current >= 0 && current < m_buttons.size())
        left -= widthOf(current);
    QList<int> shown;
    for (int page = 0; page < m_buttons.size(); ++page) {
        if (page != current && !isRoomForAll)
            left -= widthOf(page);
        if (page == current || left >= 0)
            shown << page;
    }
    return shown;
}

void PageSwitch::arrange()
{
    const auto shown = shownIn(width());
    const int height = sizeHint().height();
    int at = margin();
    const auto put = [this, &at, height](QWidget *one, int width) {
        one->setGeometry(QStyle::visualRect(layoutDirection(), rect(), { at, 0, width, height }));
        at += width;
    };
    m_more->menu()->clear();
    for (int page = 0; page < m_buttons.size(); ++page) {
        const bool isShown = shown.contains(page);
        if (isShown)
            put(m_buttons[page], std::min(m_buttons[page]->sizeHint().width(), std::max(0, width() - at)));
        else
            list(page);
        m_buttons[page]->setVisible(isShown);
    }
    put(m_more, m_more->sizeHint().width());
    m_more->setVisible(shown.size() < m_buttons.size());
    showCurrent();
}

void PageSwitch::list(int page)
{
    auto name = m_pages->tabText(page);
    auto *action = m_more->menu()->addAction(name.replace(u'&', QStringLiteral("&&")));
    // Queued: switching pages refills the menu, which must not happen while it handles the click.
    connect(action, &QAction::triggered, this, [this, page] { goTo(page); }, Qt::QueuedConnection);
}

void PageSwitch::showCurrent()
{
    const int page = m_pages->currentIndex();
    if (page < 0 || page >= m_buttons.size())
        return;
    m_buttons[page]->setChecked(true);
    setFocusProxy(m_buttons[page]);
}

QSize PageSwitch::sizeHint() const
{
    QSize whole(margin(), m_more->sizeHint().height());
    for (const auto *button : m_buttons) {
        whole.rwidth() += button->sizeHint().width();
        whole.setHeight(std::max(whole.height(), button->sizeHint().height()));
    }
    return whole;
}

QSize PageSwitch::minimumSizeHint() const
{
    int width = 0;
    for (const auto *button : m_buttons)
        width = std::max(width, button->sizeHint().width());
    return { margin() + width + m_more->sizeHint().width(), sizeHint().height() };
}

void PageSwitch::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace vitrine
