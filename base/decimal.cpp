// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/decimal.h"

#include <array>
#include <charconv>

namespace vitrine {

double roundedDecimal(double value)
{
    constexpr int digits = 15; // as many as a double has for any decimal number
    std::array<char, 32> text {};
    const auto written
        = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    double rounded = value;
    std::from_chars(text.data(), written.ptr, rounded);
    return rounded;
}

void addDecimal(std::optional<double> &sum, const std::optional<double> &amount)
{
    if (amount)
        sum = sum ? roundedDecimal(*sum + *amount) : *amount;
}

} // namespace vitrine
