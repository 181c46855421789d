// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/print/texttable.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine policy list`: the bundled policies.
class PolicyListCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyListCommand)

public:
    explicit PolicyListCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    bool m_isJson = false;
};

PolicyListCommand::PolicyListCommand(CLI::App &above)
    : Command(
          above.add_subcommand("list", tr("List the bundled policies of each dialect, strictest first").toStdString()))
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicyListCommand::run(Console &console)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    TextTable table({ { tr("Policy") }, { tr("Dialect") }, { tr("Imports"), true }, { tr("Hash") } });
    for (const auto name : profileNames()) {
        const auto policy = profile(name);
        if (!policy)
            continue;
        const std::string hash = policyHash(*policy);
        const std::string dialect(toString(policy->dialect));
        list.push_back(
            { { "name", policy->name }, { "version", policy->version }, { "dialect", dialect }, { "hash", hash } });
        table.add({ { safeLine(policy->name) }, { safeLine(dialect) },
            { QLocale().toString(static_cast<qulonglong>(policy->imports.allow.size())) }, { safeLine(hash) } });
    }
    if (m_isJson)
        console.document({ { "policies", std::move(list) } });
    else
        table.print(console);
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makePolicyListCommand(CLI::App &above) { return std::make_unique<PolicyListCommand>(above); }

} // namespace vitrine
