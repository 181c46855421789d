// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/mutedlabel.h"

#include "app/kit/theme/theme.h"

#include <QEvent>

namespace vitrine {

MutedLabel::MutedLabel(const QString &text, QWidget *parent)
    : ElidedLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    refresh();
}

void MutedLabel::changeEvent(QEvent *event)
{
    ElidedLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void MutedLabel::refresh()
{
    // The role that a label takes depends on its background, so all of them are muted.
    QPalette colors = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    const QColor muted = Theme(colors).muted();
    if (palette().color(QPalette::WindowText) == muted && palette().color(QPalette::Text) == muted)
        return;
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        colors.setColor(role, muted);
    setPalette(colors);
}

} // namespace vitrine
