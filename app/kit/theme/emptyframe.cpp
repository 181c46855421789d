// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/emptyframe.h"

#include "app/kit/theme/theme.h"

#include <QPainter>

namespace vitrine {

void paintEmptyFrame(QPainter &painter, const QRect &frame, const QPalette &palette)
{
    painter.setPen(QPen(Theme(palette).muted(), 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    // Qt draws the right and the lower line beside the rectangle.
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
}

} // namespace vitrine
