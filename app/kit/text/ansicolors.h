// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>

class QPalette;

namespace vitrine {

/// The text colors for AnsiStyle::color: those of our meanings, if they are readable on Base.
std::array<QColor, 9> ansiColors(const QPalette &palette);

} // namespace vitrine
