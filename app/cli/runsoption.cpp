// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runsoption.h"

#include <CLI/CLI.hpp>

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

} // namespace vitrine
