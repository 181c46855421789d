// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policy/runsoption.h"

#include "app/wording/safetext.h"

#include <CLI/CLI.hpp>

#include <QStringList>

#include <algorithm>

namespace vitrine {

void RunsOption::declare(CLI::App &parser)
{
    parser.add_option("--runs", m_texts, tr("Only these runs, such as 1,3,5-9").toStdString())
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("N");
}

std::expected<RunNumbers, ExitStatus> RunsOption::choice(Console &console) const
{
    if (auto choice = RunNumbers::from(m_texts))
        return std::move(*choice);
    console.message(tr("--runs expects run numbers and ranges, such as 1,3,5-9."));
    return std::unexpected(ExitStatus::Unusable);
}

bool RunsOption::isAnyThere(Console &console, const RunNumbers &choice, const std::vector<JudgedInput::Run> &runs) const
{
    const auto isChosen = [&choice](const JudgedInput::Run &run) { return choice.holds(run.number); };
    if (m_texts.empty() || std::ranges::any_of(runs, isChosen))
        return true;
    QStringList texts;
    for (const std::string &text : m_texts)
        texts << safeLine(text);
    //: %1: numbers of runs, such as 1,3,5-9
    console.message(tr("No run has one of these numbers: %1.").arg(texts.join(u',')));
    return false;
}

} // namespace vitrine
