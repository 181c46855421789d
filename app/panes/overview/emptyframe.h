// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPalette;
class QRect;

namespace vitrine {

/// Paints the frame of steps without a shape, such as those without code, in the matrix, its legend and the counts.
void paintEmptyFrame(QPainter &painter, const QRect &frame, const QPalette &palette);

} // namespace vitrine
