// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/linkbutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace vitrine {

LinkButton::LinkButton(const QString &text, QWidget *parent)
    : QToolButton(parent)
{
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setText(QString(text).replace(u'&', QStringLiteral("&&")));
    followPalette();
}

void LinkButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followPalette();
}

void LinkButton::mouseReleaseEvent(QMouseEvent *event)
{
    m_modifiers = event->modifiers();
    QToolButton::mouseReleaseEvent(event);
}

void LinkButton::keyReleaseEvent(QKeyEvent *event)
{
    m_modifiers = event->modifiers();
    QToolButton::keyReleaseEvent(event);
}

// The button text color is set here, so it no longer follows the window; the link color does.
void LinkButton::followPalette()
{
    auto colors = palette();
    const QColor link = colors.color(QPalette::Link);
    if (colors.color(QPalette::ButtonText) == link)
        return;
    colors.setColor(QPalette::ButtonText, link);
    setPalette(colors);
}

} // namespace vitrine
