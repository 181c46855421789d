// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewvalues.h"

#include <QStringBuilder>

namespace vitrine {

std::optional<std::int64_t> OverviewValues::integerOrNone(const SqlValue &value)
{
    const auto *found = std::get_if<std::int64_t>(&value);
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::optional<double> OverviewValues::figureOrNone(const SqlValue &value)
{
    if (const auto *found = std::get_if<double>(&value))
        return *found;
    const auto whole = integerOrNone(value);
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

QString OverviewValues::runsFilter(const QString &runs)
{
    constexpr qsizetype longest = 4'000;
    return runs.isEmpty() || runs.size() > longest ? QString() : QString(u"run in (" % runs % u')');
}

} // namespace vitrine
