// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/policytext.h"
#include "executor/policy/policydocument.h"

#include <string>

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy show`: a whole policy document, including everything that it inherits from its base.
class PolicyShowCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyShowCommand)

public:
    explicit PolicyShowCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
};

PolicyShowCommand::PolicyShowCommand(CLI::App &above)
    : Command(above.add_subcommand("show", tr("Print a complete policy as a JSON document").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
}

ExitStatus PolicyShowCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    printPolicy(console, *policy);
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makePolicyShowCommand(CLI::App &above) { return std::make_unique<PolicyShowCommand>(above); }

} // namespace vitrine
