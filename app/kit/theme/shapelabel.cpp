// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/shapelabel.h"

#include "app/kit/theme/icons.h"

#include <QEvent>
#include <QStyle>

namespace vitrine {

ShapeLabel::ShapeLabel(Meaning meaning, QWidget *parent)
    : QLabel(parent)
    , m_meaning(meaning)
{
    setTextFormat(Qt::PlainText);
    refresh();
}

Meaning ShapeLabel::meaning() const { return m_meaning; }

void ShapeLabel::setMeaning(Meaning meaning)
{
    m_meaning = meaning;
    refresh();
}

void ShapeLabel::setShapeSize(int size)
{
    m_size = size;
    refresh();
}

void ShapeLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::StyleChange || type == QEvent::DevicePixelRatioChange)
        refresh();
}

void ShapeLabel::refresh()
{
    const int size = m_size > 0 ? m_size : style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    setPixmap(shapeIcon(m_meaning).pixmap(QSize(size, size), devicePixelRatio()));
}

} // namespace vitrine
