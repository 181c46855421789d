// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/costtext.h"

#include <QLocale>

#include <cmath>

namespace vitrine {

namespace {

int digitsOf(double cost)
{
    constexpr int mostDigits = 10;
    const double size = std::abs(cost);
    if (size == 0)
        return 0;
    int digits = size < 1 ? 4 : 2;
    for (double least = 0.001; size < least && digits < mostDigits; least /= 10)
        ++digits;
    return digits;
}

} // namespace

QString costText(double dollars)
{
    const QLocale locale;
    // Without a language, Qt puts the sign behind the number.
    if (locale.language() == QLocale::C)
        return u'$' + plainCostText(dollars);
    return locale.toCurrencyString(dollars, QStringLiteral("$"), digitsOf(dollars));
}

QString plainCostText(double cost) { return QLocale().toString(cost, 'f', digitsOf(cost)); }

} // namespace vitrine
