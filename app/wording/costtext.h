// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// "12.50", "0.0125", "0.000010": a number of dollars, with at least two significant digits.
QString costText(double dollars);

} // namespace vitrine
