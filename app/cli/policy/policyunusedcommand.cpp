// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/print/texttable.h"
#include "app/cli/replay/judgedinput.h"
#include "app/wording/risktext.h"
#include "app/wording/safetext.h"
#include "models/judging/looserules.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine policy unused`: what a policy allows although no recorded step uses it, and which of that is risky.
class PolicyUnusedCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyUnusedCommand)

public:
    explicit PolicyUnusedCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_policy;
    std::vector<std::string> m_files;
    bool m_isJson = false;
};

namespace {

using Json = nlohmann::ordered_json;

Json rulesJson(const JudgedInput &input, const std::vector<LooseRule> &rules)
{
    Json list = Json::array();
    for (const LooseRule &rule : rules) {
        Json users = Json::array();
        for (const StepIndex step : rule.steps)
            users.push_back(
                { { "run", input.runs[input.base->runOf(step)].number }, { "ordinal", input.base->ordinal(step) } });
        list.push_back({ { "kind", toString(rule.kind) }, { "name", rule.name }, { "risk", toString(rule.risk) },
            { "used_by", std::move(users) } });
    }
    return list;
}

} // namespace

PolicyUnusedCommand::PolicyUnusedCommand(CLI::App &above)
    : Command(above.add_subcommand("unused", tr("List risky rules and rules that no recorded step uses").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
    parser().add_option("FILE", m_files, tr("Logs, trails, and folders of them").toStdString())->required();
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus PolicyUnusedCommand::run(Console &console)
{
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    const auto input = readJudgedInput(console, m_files);
    if (!input)
        return input.error();
    const std::vector<LooseRule> rules = looseRules(PolicyVerdicts(input->base, *policy));
    if (m_isJson) {
        console.document({ { "rules", rulesJson(*input, rules) } });
        return input->status;
    }
    TextTable table({ { tr("Rule") }, { tr("About") }, { tr("Steps"), true }, { tr("Why") } });
    for (const LooseRule &rule : rules) {
        const bool isRisky = rule.risk != Risk::None;
        const auto kind = toString(rule.kind);
        table.add({ { QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())) }, { safeLine(rule.name) },
            { QLocale().toString(static_cast<qulonglong>(rule.steps.size())) },
            { isRisky ? RiskText::reason(rule.risk) : tr("Not used by any recorded step"),
                isRisky ? Tone::Changed : Tone::Plain } });
    }
    table.print(console);
    return input->status;
}

std::unique_ptr<Command> makePolicyUnusedCommand(CLI::App &above)
{
    return std::make_unique<PolicyUnusedCommand>(above);
}

} // namespace vitrine
