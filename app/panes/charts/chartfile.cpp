// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartfile.h"

#include "app/panes/charts/chartview.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace vitrine {

QByteArray chartPicture(ChartView &view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    view.grab().save(&buffer, "PNG");
    return bytes;
}

QByteArray chartDrawing(ChartView &view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(view.size());
    generator.setResolution(view.logicalDpiX());
    generator.setViewBox(view.rect());
    generator.setTitle(view.accessibleDescription());
    QPainter painter(&generator);
    view.render(&painter);
    painter.end();
    return bytes;
}

} // namespace vitrine
