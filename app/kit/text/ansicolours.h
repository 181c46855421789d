// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>

class QPalette;

namespace vitrine {

/// The colours of text by AnsiStyle::colour: those of our meanings, as far as they can be read on Base.
std::array<QColor, 9> ansiColours(const QPalette &palette);

} // namespace vitrine
