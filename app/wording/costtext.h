// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// "$12.50", "$0.0125", "$0.000010", "$0": a number of dollars, with at least two significant digits.
QString costText(double dollars);
/// The same without a currency, which is not known of prices that the user supplies.
QString plainCostText(double cost);

} // namespace vitrine
