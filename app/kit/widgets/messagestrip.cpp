// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/messagestrip.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int edgeWidth = 4;

QLabel *makeText(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

MessageStrip::MessageStrip(QWidget *parent)
    : QWidget(parent)
    , m_shape(new ShapeLabel(Meaning::Info, this))
    , m_headline(makeText(QStringLiteral("stripHeadline"), this))
    , m_text(makeText(QStringLiteral("stripText"), this))
    , m_action(new QPushButton(this))
    , m_second(new QPushButton(this))
{
    setObjectName(QStringLiteral("messageStrip"));
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() + 1);
    m_headline->setFont(bold);
    m_shape->setShapeSize(style()->pixelMetric(QStyle::PM_ButtonIconSize) + 4);
    m_action->setObjectName(QStringLiteral("stripAction"));
    m_second->setObjectName(QStringLiteral("stripSecond"));
    auto *closeButton = new QToolButton(this);
    closeButton->setObjectName(QStringLiteral("stripClose"));
    closeButton->setIcon(actionIcon(ActionIcon::Close));
    closeButton->setAutoRaise(true);
    closeButton->setToolTip(tr("Close this message"));
    closeButton->setAccessibleName(tr("Close this message"));
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_headline);
    words->addWidget(m_text);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12 + edgeWidth, 4, 8, 4);
    layout->setSpacing(12);
    layout->addWidget(m_shape);
    layout->addLayout(words, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_second);
    layout->addWidget(closeButton);
    connect(m_action, &QPushButton::clicked, this, [this] {
        // It may have something else shown, or nothing.
        const auto action = m_message.action;
        action();
    });
    connect(m_second, &QPushButton::clicked, this, [this] {
        const auto second = m_message.second;
        second();
    });
    connect(closeButton, &QToolButton::clicked, this, &MessageStrip::dismiss);
    hide();
}

void MessageStrip::show(const Message &message)
{
    m_message = message;
    m_shape->setMeaning(message.meaning);
    m_headline->setText(safeText(message.headline));
    m_text->setText(safeText(message.text));
    m_text->setVisible(!message.text.isEmpty());
    m_action->setText(message.actionText);
    m_action->setVisible(!message.actionText.isEmpty());
    m_second->setText(message.secondText);
    m_second->setVisible(!message.secondText.isEmpty());
    setVisible(true);
    update();
    setAccessibleName(message.headline);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageStrip::dismiss()
{
    m_message = {};
    hide();
}

void MessageStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme(palette());
    const auto token = theme.token(m_message.meaning);
    painter.fillRect(rect(), token.tint);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), { 0, 0, edgeWidth, height() }), token.color);
    painter.fillRect(0, height() - 1, width(), 1, theme.separator());
}

void MessageStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

} // namespace vitrine
