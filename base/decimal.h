// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace vitrine {

/// The number rounded to 15 significant digits. Removes the noise of binary fractions in amounts that were written in
/// decimal digits.
double roundedDecimal(double value);

/// Adds a decimal amount: 0.1 + 0.2 is 0.3. A missing sum becomes the amount; a missing amount changes nothing.
void addDecimal(std::optional<double> &sum, const std::optional<double> &amount);

} // namespace vitrine
