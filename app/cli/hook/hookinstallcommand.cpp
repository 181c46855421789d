// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/session/hooks/hookinstallation.h"
#include "app/wording/safetext.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

/// `vitrine hook install` and `vitrine hook uninstall`: add and remove the hooks in an agent's settings. The change is
/// shown; it is made with --yes only.
class HookInstallCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::HookInstallCommand)

public:
    HookInstallCommand(CLI::App &above, bool isInstall);
    ExitStatus run(Console &console) override;

private:
    void declareHook();

    bool m_isInstall;
    std::string m_agent;
    HookChoices m_choices;
    bool m_isAgreed = false;
};

HookInstallCommand::HookInstallCommand(CLI::App &above, bool isInstall)
    : Command(above.add_subcommand(isInstall ? "install" : "uninstall",
          (isInstall ? tr("Add the hooks to the settings of a coding agent")
                     : tr("Remove the hooks from the settings of a coding agent"))
              .toStdString()))
    , m_isInstall(isInstall)
{
    parser()
        .add_option("AGENT", m_agent, tr("claude-code or codex").toStdString())
        ->required()
        ->check(oneOf({ "claude-code", "codex" }));
    parser()
        .add_option("--file", m_choices.file, tr("Settings file; default: the user's").toStdString())
        ->type_name("FILE");
    if (isInstall)
        declareHook();
    parser().add_flag("--yes", m_isAgreed, tr("Make the change; without it, the change is only shown").toStdString());
}

void HookInstallCommand::declareHook()
{
    parser().add_option("--trail", m_choices.trail, tr("Trail to record in").toStdString())->type_name("DB");
    parser()
        .add_option("--policy", m_choices.policy, tr("Policy that judges tool calls").toStdString())
        ->type_name("POLICY");
    parser()
        .add_option("--fail", m_choices.fail, tr("If the hook itself fails: open or closed").toStdString())
        ->check(oneOf({ "open", "closed" }));
    parser()
        .add_option("--approvals", m_choices.approvals,
            tr("If a window handles approvals, wait at most this long for its decision").toStdString())
        ->type_name("SECONDS")
        ->check(between(0.0, 3600.0));
}

ExitStatus HookInstallCommand::run(Console &console)
{
    // An agent would run unjudged under a policy that cannot be read.
    const auto policy
        = m_choices.policy.empty() ? std::expected<Policy, ExitStatus>() : choosePolicy(console, m_choices.policy);
    if (!policy)
        return policy.error();
    m_choices.agent = m_agent == toString(HookAgent::Codex) ? HookAgent::Codex : HookAgent::ClaudeCode;
    const auto change = m_isInstall ? HookInstallation::install(m_choices) : HookInstallation::uninstall(m_choices);
    if (!change) {
        console.message(change.error());
        return ExitStatus::Unusable;
    }
    if (change->lines.empty()) {
        //: %1: a file
        console.message(tr("Nothing to change in %1.").arg(safeLine(change->file)));
        return ExitStatus::Fine;
    }
    console.write(safeLine(change->file));
    for (const std::string &line : change->lines)
        console.write(safeLine(line, 1000));
    if (m_isInstall)
        for (const QString &warning : HookInstallation::warnings(m_choices, *policy, change->after))
            console.message(warning);
    if (!m_isAgreed) {
        console.message(tr("Nothing was written. Repeat with --yes to make this change."));
        return ExitStatus::Fine;
    }
    if (const auto made = HookInstallation::make(*change); !made) {
        console.message(made.error());
        return ExitStatus::Unusable;
    }
    //: %1: a file
    console.message(tr("Changed %1.").arg(safeLine(change->file)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeHookInstallCommand(CLI::App &above)
{
    return std::make_unique<HookInstallCommand>(above, true);
}

std::unique_ptr<Command> makeHookUninstallCommand(CLI::App &above)
{
    return std::make_unique<HookInstallCommand>(above, false);
}

} // namespace vitrine
