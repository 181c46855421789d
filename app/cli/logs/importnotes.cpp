// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/importnotes.h"

#include "app/wording/errortext.h"
#include "models/logs/steps/importflaws.h"

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
    const auto isListed = [](const SkippedRecord &record) { return effectOf(record) != FlawEffect::OtherFile; };
    for (const SkippedRecord &record : report.skipped | std::views::filter(isListed) | std::views::take(longestList))
        console.message(QLatin1StringView("  ") + ErrorText::skipped(record));
    if (static_cast<std::size_t>(std::ranges::count_if(report.skipped, isListed)) > longestList)
        console.message(QStringLiteral("  …"));
    return countOf(report, FlawEffect::Lost) > 0 ? ExitStatus::Unusable : ExitStatus::Fine;
}

} // namespace vitrine
