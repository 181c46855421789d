// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/costtext.h"

#include <QLocale>

#include <cmath>

namespace vitrine {

QString costText(double dollars)
{
    constexpr int mostDigits = 10;
    const double size = std::abs(dollars);
    int digits = size < 1 ? 4 : 2;
    for (double least = 0.001; size > 0 && size < least && digits < mostDigits; least /= 10)
        ++digits;
    return QLocale().toString(dollars, 'f', digits);
}

} // namespace vitrine
