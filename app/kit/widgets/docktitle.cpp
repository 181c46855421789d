// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/docktitle.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/wording/plaintip.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int accentHeight = 2;

} // namespace

DockTitle::DockTitle(QDockWidget *dock)
    : QWidget(dock)
    , m_dock(dock)
    , m_title(new QLabel(dock->windowTitle(), this))
    , m_contextLabel(new QLabel(this))
{
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_contextLabel->setTextFormat(Qt::PlainText);
    m_contextLabel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *layout = new QHBoxLayout(this);
    const auto margin = fontMetrics().height() / 3;
    layout->setContentsMargins(margin, 1, 2, 1 + accentHeight);
    layout->setSpacing(margin);
    layout->addWidget(m_title);
    layout->addWidget(m_contextLabel, 1);
    auto *floatButton = addButton(QStringLiteral("floatDock"), tr("Float"), actionIcon(ActionIcon::Copy));
    auto *closeButton = addButton(QStringLiteral("closeDock"), tr("Close"), actionIcon(ActionIcon::Close));
    layout->addWidget(floatButton);
    layout->addWidget(closeButton);
    connect(floatButton, &QToolButton::clicked, m_dock, [this] { m_dock->setFloating(!m_dock->isFloating()); });
    connect(closeButton, &QToolButton::clicked, m_dock, &QDockWidget::close);
    connect(m_dock, &QDockWidget::windowTitleChanged, m_title, &QLabel::setText);
    color();
}

void DockTitle::setContext(const QString &context)
{
    m_context = context;
    elide();
}

void DockTitle::setActive(bool isActive)
{
    m_isActive = isActive;
    color();
}

QSize DockTitle::minimumSizeHint() const
{
    return { fontMetrics().averageCharWidth() * 12, layout()->minimumSize().height() };
}

void DockTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme(palette());
    painter.fillRect(rect(), theme.header());
    const auto line = QRect(0, height() - accentHeight, width(), accentHeight);
    if (m_isActive)
        painter.fillRect(line, palette().highlight());
    else
        painter.fillRect(line.adjusted(0, accentHeight - 1, 0, 0), theme.separator());
}

void DockTitle::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
}

void DockTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        color();
}

QToolButton *DockTitle::addButton(const QString &name, const QString &text, const QIcon &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(icon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    const auto size = std::min(style()->pixelMetric(QStyle::PM_SmallIconSize), fontMetrics().height() - 3);
    button->setIconSize({ size, size });
    button->setToolTip(text);
    //: %1: Float or Close, %2: name of a pane
    button->setAccessibleName(tr("%1 %2").arg(text, m_dock->windowTitle()));
    return button;
}

void DockTitle::elide()
{
    m_contextLabel->setText(fontMetrics().elidedText(m_context, Qt::ElideRight, m_contextLabel->width()));
    m_contextLabel->setToolTip(plainTip(m_context));
    m_dock->setAccessibleName(m_context.isEmpty() ? m_dock->windowTitle() : m_dock->windowTitle() % u", " % m_context);
}

void DockTitle::color()
{
    auto titles = palette();
    if (m_isActive)
        titles.setBrush(QPalette::WindowText, palette().link());
    m_title->setPalette(titles);
    auto contexts = palette();
    contexts.setBrush(QPalette::WindowText, Theme(palette()).muted());
    m_contextLabel->setPalette(contexts);
    update();
}

} // namespace vitrine
