// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/menubutton.h"

#include <QMenu>
#include <QStyle>

namespace vitrine {

MenuButton::MenuButton(const QString &text, QWidget *parent)
    : QToolButton(parent)
{
    setText(text);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMode(InstantPopup);
    setMenu(new QMenu(this));
}

// The text is centered: half of the room for the arrow is before it.
QSize MenuButton::sizeHint() const
{
    const int arrow = style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, this);
    return QToolButton::sizeHint() + QSize(arrow * 3 / 2, 0);
}

} // namespace vitrine
