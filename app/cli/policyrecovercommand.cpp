// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/policyrecovercommand.h"

#include "app/cli/executionoptions.h"
#include "executor/policy/policydocument.h"

namespace vitrine {

PolicyRecoverCommand::PolicyRecoverCommand(CLI::App &above)
    : Command(above.add_subcommand("recover",
          tr("Print the policy that a log tells of: the imports, limits and steps that its errors name").toStdString()))
{
    m_choice.declare(parser());
}

ExitStatus PolicyRecoverCommand::run(Console &console)
{
    const auto runs = m_choice.load(console, {});
    if (!runs)
        return runs.error();
    if (runs->empty()) {
        console.message(tr("There is no run in it."));
        return ExitStatus::Unusable;
    }
    std::vector<PolicyTrace> traces;
    for (const ReplayRun &run : *runs)
        traces.push_back(run.request.told);
    console.write(QString::fromStdString(prettyJson(policyOfTrace(together(traces)))).trimmed());
    return ExitStatus::Fine;
}

} // namespace vitrine
