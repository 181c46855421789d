// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace vitrine {

class ChartView;

/// A chart as shown on the screen, as a PNG.
QByteArray chartPicture(ChartView &view);
/// The same as an SVG.
QByteArray chartDrawing(ChartView &view);

} // namespace vitrine
