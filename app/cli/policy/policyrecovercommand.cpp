// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/policy/policytext.h"
#include "app/cli/replay/runchoice.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy recover`: the policy that a run was made under, as recovered from its log, as a document.
class PolicyRecoverCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyRecoverCommand)

public:
    explicit PolicyRecoverCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    RunChoice m_choice;
};

PolicyRecoverCommand::PolicyRecoverCommand(CLI::App &above)
    : Command(above.add_subcommand("recover",
          tr("Print the policy recovered from a log: imports, limits and steps in its error messages").toStdString()))
{
    m_choice.declare(parser());
}

ExitStatus PolicyRecoverCommand::run(Console &console)
{
    const auto runs = m_choice.load(console, {});
    if (!runs)
        return runs.error();
    if (runs->empty()) {
        console.message(tr("It contains no runs."));
        return ExitStatus::Unusable;
    }
    std::vector<PolicyTrace> traces;
    for (const ReplayRun &run : *runs)
        traces.push_back(run.request.reported);
    const PolicyTrace trace = together(traces);
    const Policy policy = policyOfTrace(trace);
    printPolicy(console, policy);
    if (!trace.isInformative())
        //: %1: name of a policy
        console.message(tr("The log shows nothing of its policy; this is %1.").arg(safeLine(policy.name)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makePolicyRecoverCommand(CLI::App &above)
{
    return std::make_unique<PolicyRecoverCommand>(above);
}

} // namespace vitrine
