// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policydifference.h"

#include <QString>

namespace vitrine {

/// Differences between policies in one line each, made safe. The same in every language: names and values from the
/// document.
class DifferenceText final {
public:
    /// "+ imports.allow sympy", "~ limits.operations 10000000 → 250000"
    static QString line(const PolicyDifference &difference);
    /// All differences, separated by commas.
    static QString all(const Policy &from, const Policy &to);
};

} // namespace vitrine
