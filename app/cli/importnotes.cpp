// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/importnotes.h"

#include "app/wording/errortext.h"

#include <QLatin1StringView>
#include <QString>

#include <algorithm>
#include <ranges>

namespace vitrine {

namespace {

/// The remaining ones are in the report, which --json prints.
constexpr std::size_t longestList = 20;

} // namespace

ExitStatus reportSkipped(Console &console, const ImportReport &report)
{
    if (report.skipped.empty())
        return ExitStatus::Fine;
    console.message(ErrorText::summary(report, ErrorText::Naming::Path));
    for (const SkippedRecord &record : report.skipped | std::views::take(longestList))
        console.message(QLatin1StringView("  ") + ErrorText::skipped(record));
    if (report.skipped.size() > longestList)
        console.message(QStringLiteral("  …"));
    return ExitStatus::Unusable;
}

} // namespace vitrine
