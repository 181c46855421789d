// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/elidedlabel.h"

#include <QPainter>
#include <QStyle>

namespace vitrine {

void ElidedLabel::setElided()
{
    m_isElided = true;
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::paintEvent(QPaintEvent *event)
{
    const QRect area = contentsRect();
    if (!m_isElided || fontMetrics().horizontalAdvance(text()) <= area.width()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const auto line = fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
    style()->drawItemText(&painter, area, int(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
        isEnabled(), line, foregroundRole());
}

} // namespace vitrine
