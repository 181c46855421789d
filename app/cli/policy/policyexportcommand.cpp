// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/policytext.h"
#include "app/wording/differencetext.h"
#include "base/parsedjson.h"
#include "executor/policy/agentarguments.h"
#include "executor/policy/policyexchange.h"

#include <nlohmann/json.hpp>

#include <string>

#include <QCoreApplication>

namespace vitrine {

/// `vitrine policy export`: a policy as the document of another tool.
class PolicyExportCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyExportCommand)

public:
    explicit PolicyExportCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    ExitStatus printArguments(Console &console, const Policy &policy) const;

    std::string m_policy;
    std::string m_format = "smolagents";
    bool m_isJson = false;
};

PolicyExportCommand::PolicyExportCommand(CLI::App &above)
    : Command(above.add_subcommand("export", tr("Convert a policy to the rules of another tool").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
    addFormatOption(parser(), m_format)->capture_default_str();
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicyExportCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    const PolicyFormat format = *policyFormatFrom(m_format);
    if (format == PolicyFormat::Smolagents)
        return printArguments(console, *policy);
    const ForeignExport document = exportPolicy(format, *policy);
    if (m_isJson)
        console.document(
            { { "document", document.text }, { "not_expressed", notExpressedJson(document.notExpressed) } });
    else
        console.write(QString::fromStdString(document.text).trimmed());
    printNotExpressed(console, document.notExpressed);
    return ExitStatus::Fine;
}

ExitStatus PolicyExportCommand::printArguments(Console &console, const Policy &policy) const
{
    const AgentArguments arguments = agentArguments(policy);
    if (m_isJson) {
        console.document(parsedJson<nlohmann::ordered_json>(toJson(arguments)));
        return ExitStatus::Fine;
    }
    console.write(QString::fromStdString(toPython(arguments)).trimmed());
    if (arguments.notExpressed.empty())
        return ExitStatus::Fine;
    console.message(tr("The framework's executor has no arguments for these settings. It uses:"));
    for (const PolicyDifference &difference : arguments.notExpressed)
        console.message(DifferenceText::line(difference));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makePolicyExportCommand(CLI::App &above)
{
    return std::make_unique<PolicyExportCommand>(above);
}

} // namespace vitrine
