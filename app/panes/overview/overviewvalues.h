// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sqlanswer.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace vitrine {

/// Reads the values that the statements of Overview return.
class OverviewValues {
public:
    static constexpr qsizetype longestLabel = 60;

    static std::optional<std::int64_t> integerOrNone(const SqlValue &value);
    static std::optional<double> figureOrNone(const SqlValue &value);
    /// A filter for these runs; empty for none, and for more than a filter can contain.
    static QString runsFilter(const QString &runs);
};

} // namespace vitrine
