// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/runchoice.h"

#include "app/cli/options/numbercheck.h"

#include <QLocale>

#include <utility>

namespace vitrine {

void RunChoice::declare(CLI::App &parser)
{
    parser
        .add_option(
            "--run", m_number, tr("Only this run: its position in a log or its number in a trail").toStdString())
        ->type_name("ID")
        ->check(wholeNumber());
    parser.add_option("FILE", m_file, tr("Log or trail").toStdString())->required();
}

std::expected<std::vector<ReplayRun>, ExitStatus> RunChoice::load(Console &console, const ReplayChoices &choices) const
{
    ReplaySource source(console, nullptr, choices, ReplaySource::Wanted { m_number });
    auto loaded = source.load({ m_file });
    if (!loaded)
        return std::unexpected(loaded.error());
    if (m_number != 0 && loaded->runs.empty())
        return std::unexpected(reportNoRun(console, m_number));
    return std::move(loaded->runs);
}

ExitStatus reportNoRun(Console &console, std::uint64_t number)
{
    console.message(RunChoice::tr("Run %1 not found.").arg(QLocale().toString(static_cast<qulonglong>(number))));
    return ExitStatus::Unusable;
}

ExitStatus reportNoStep(Console &console, std::uint64_t number)
{
    console.message(RunChoice::tr("Step %1 not found.").arg(QLocale().toString(static_cast<qulonglong>(number))));
    return ExitStatus::Unusable;
}

} // namespace vitrine
