// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "executor/policy/policyschema.h"

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy schema`: the JSON Schema of policy documents.
class PolicySchemaCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicySchemaCommand)

public:
    explicit PolicySchemaCommand(CLI::App &above)
        : Command(above.add_subcommand("schema", tr("Print the JSON Schema of policy documents").toStdString()))
    {
    }

    ExitStatus run(Console &console) override
    {
        console.write(QString::fromStdString(policySchema()).trimmed());
        return ExitStatus::Fine;
    }
};

std::unique_ptr<Command> makePolicySchemaCommand(CLI::App &above)
{
    return std::make_unique<PolicySchemaCommand>(above);
}

} // namespace vitrine
