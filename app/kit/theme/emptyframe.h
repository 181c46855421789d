// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPalette;
class QRect;

namespace vitrine {

/// Paints the frame that replaces a shape for steps without one, such as those without code.
void paintEmptyFrame(QPainter &painter, const QRect &frame, const QPalette &palette);

} // namespace vitrine
