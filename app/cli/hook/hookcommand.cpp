// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/options/policychoice.h"
#include "app/hook/agentreason.h"
#include "app/session/textfile.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "models/hooks/hookjudge.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine hook claude-code` and `vitrine hook codex`: called by a coding agent before and after each of its tool
/// calls. On any error, the answer is one that the agent understands.
class HookCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::HookCommand)

public:
    HookCommand(CLI::App &above, HookAgent agent, const QString &purpose);
    ExitStatus run(Console &console) override;

private:
    ExitStatus cannotRead(Console &console, const Error &error) const;
    std::expected<std::optional<Policy>, ExitStatus> policy(Console &console) const;
    HookRecord withoutPolicy(HookRecord record, const HookEvent &event, std::string problem) const;
    bool isOpen() const { return m_fail == "open"; }

    HookAgent m_agent;
    std::string m_trail;
    std::string m_policy;
    std::string m_fail = "open";
    double m_approvals = 0;
};

HookCommand::HookCommand(CLI::App &above, HookAgent agent, const QString &purpose)
    : Command(above.add_subcommand(std::string(toString(agent)), purpose.toStdString()))
    , m_agent(agent)
{
    parser()
        .add_option("--trail", m_trail, tr("Trail to record in; created if it does not exist").toStdString())
        ->type_name("DB");
    parser()
        .add_option("--policy", m_policy,
            tr("Policy that judges tool calls: a file, or one of %1")
                .arg(QString::fromStdString(listedProfiles()))
                .toStdString())
        ->type_name("POLICY");
    parser()
        .add_option("--fail", m_fail,
            tr("If the hook itself fails: open lets the agent continue, closed denies the call").toStdString())
        ->capture_default_str()
        ->check(oneOf({ "open", "closed" }));
    parser()
        .add_option("--approvals", m_approvals,
            tr("If a window handles approvals, wait at most this long for its decision on calls that the policy asks "
               "about or does not decide")
                .toStdString())
        ->type_name("SECONDS")
        ->check(between(0.0, 3600.0));
}

/// Agents treat status 2 as a denial with the reason on standard error, and any other status as no answer.
ExitStatus HookCommand::cannotRead(Console &console, const Error &error) const
{
    report(console, error);
    return isOpen() ? ExitStatus::Failed : ExitStatus::Unusable;
}

std::expected<std::optional<Policy>, ExitStatus> HookCommand::policy(Console &console) const
{
    if (m_policy.empty())
        return std::nullopt;
    return choosePolicy(console, m_policy).transform([](Policy chosen) { return std::optional(std::move(chosen)); });
}

/// The trail records how the call was decided, and that no policy decided it.
HookRecord HookCommand::withoutPolicy(HookRecord record, const HookEvent &event, std::string problem) const
{
    if (!event.isQuestion())
        return record;
    record.by = isOpen() ? "fail-open" : "fail-closed";
    record.decision = { isOpen() ? HookDecision::Kind::None : HookDecision::Kind::Deny, std::move(problem), {} };
    return record;
}

ExitStatus HookCommand::run(Console &console)
{
    const auto text = readTextFile("-", longestHookEvent);
    if (!text)
        return cannotRead(console, text.error());
    const auto event = readHookEvent(*text);
    if (!event)
        return cannotRead(console, event.error());
    const auto chosen = policy(console);
    const HookRecording recording { m_trail, m_agent, chosen ? *chosen : std::nullopt, m_approvals };
    HookRecord record = judgedByPolicy(m_agent, *event, recording.policy, agentReason);
    QString problem;
    if (!chosen) {
        problem = tr("Vitrine: the policy cannot be read; tool calls are not judged.");
        record = withoutPolicy(std::move(record), *event, problem.toStdString());
    }
    if (const auto done = recordHook(recording, *event, record); !done)
        //: %1: what went wrong
        problem = tr("Vitrine: the tool call is not recorded. %1")
                      .arg(ErrorText::sentence(done.error(), ErrorText::Naming::Path));
    if (!problem.isEmpty() && !isOpen() && event->isQuestion())
        record.decision = { HookDecision::Kind::Deny, problem.toStdString(), {} };
    console.write(QString::fromStdString(hookAnswer(m_agent, *event, record.decision, problem.toStdString())));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeHookClaudeCodeCommand(CLI::App &above)
{
    return std::make_unique<HookCommand>(above, HookAgent::ClaudeCode,
        QCoreApplication::translate(
            "vitrine::HookCommand", "Answer a Claude Code hook over standard input and output"));
}

std::unique_ptr<Command> makeHookCodexCommand(CLI::App &above)
{
    return std::make_unique<HookCommand>(above, HookAgent::Codex,
        QCoreApplication::translate("vitrine::HookCommand", "Answer a Codex hook over standard input and output"));
}

} // namespace vitrine
