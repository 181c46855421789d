// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policyshowcommand.h"

#include "app/cli/policychoice.h"
#include "executor/policy/policydocument.h"

namespace vitrine {

PolicyShowCommand::PolicyShowCommand(CLI::App &above)
    : Command(above.add_subcommand("show", tr("Print a complete policy as a JSON document").toStdString()))
{
    parser()
        .add_option(
            "POLICY", m_policy, tr("A file, or one of %1").arg(QString::fromStdString(listedProfiles())).toStdString())
        ->required();
}

ExitStatus PolicyShowCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    console.write(QString::fromStdString(prettyJson(*policy)).trimmed());
    return ExitStatus::Fine;
}

} // namespace vitrine
