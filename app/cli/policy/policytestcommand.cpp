// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/policychoice.h"
#include "app/cli/policy/actionrulings.h"
#include "app/session/textfile.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "executor/policy/jsonlocator.h"
#include "executor/review/reviewer.h"
#include "executor/shell/shelllinks.h"
#include "executor/shell/shellreview.h"
#include "models/actions/recordedaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringBuilder>
#include <QUrl>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>

namespace vitrine {

/// `vitrine policy test`: what a policy decides about one action. Nothing runs.
class PolicyTestCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyTestCommand)

public:
    explicit PolicyTestCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    void declareActions();
    std::ptrdiff_t actionCount() const;
    ProjectFolders locations() const;
    std::expected<ActionRuling, ExitStatus> ruling(Console &console, const Policy &policy) const;
    std::expected<ActionRuling, ExitStatus> toolRuling(Console &console, const ActionJudge &judge) const;
    static std::expected<ActionRuling, ExitStatus> codeRuling(
        Console &console, const Policy &policy, const std::string &file);

    std::string m_policy;
    std::optional<std::string> m_command;
    std::optional<std::string> m_read;
    std::optional<std::string> m_write;
    std::optional<std::string> m_edit;
    std::optional<std::string> m_fetch;
    std::optional<std::string> m_tool;
    std::optional<std::string> m_arguments;
    std::optional<std::string> m_code;
    std::string m_project;
    bool m_isJson = false;
};

PolicyTestCommand::PolicyTestCommand(CLI::App &above)
    : Command(
          above.add_subcommand("test", tr("Print a policy's verdict on one action, without running it").toStdString()))
{
    addPolicyArgument(parser(), m_policy);
    declareActions();
    parser()
        .add_option("--project", m_project, tr("Folder that relative paths and globs start from").toStdString())
        ->type_name("DIR");
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

void PolicyTestCommand::declareActions()
{
    parser().add_option("--command", m_command, tr("A shell command").toStdString())->type_name("CMD");
    parser().add_option("--read", m_read, tr("A file to read").toStdString())->type_name("PATH");
    parser().add_option("--write", m_write, tr("A file to write").toStdString())->type_name("PATH");
    parser().add_option("--edit", m_edit, tr("A file to edit").toStdString())->type_name("PATH");
    parser().add_option("--fetch", m_fetch, tr("An address to fetch").toStdString())->type_name("URL");
    auto *tool = parser().add_option("--tool", m_tool, tr("A tool to call").toStdString())->type_name("TOOL");
    parser().add_option("--code", m_code, tr("A file of Python code").toStdString())->type_name("FILE");
    parser()
        .add_option("--arguments", m_arguments, tr("Arguments of the tool, a JSON object").toStdString())
        ->type_name("JSON")
        ->needs(tool);
}

std::ptrdiff_t PolicyTestCommand::actionCount() const
{
    const std::array actions { &m_command, &m_read, &m_write, &m_edit, &m_fetch, &m_tool, &m_code };
    return std::ranges::count_if(actions, [](const auto *action) { return action->has_value(); });
}

ProjectFolders PolicyTestCommand::locations() const
{
    const QDir folder(QString::fromStdString(m_project.empty() ? "." : m_project));
    return { folder.absolutePath().toStdString(), QDir::homePath().toStdString() };
}

ExitStatus PolicyTestCommand::run(Console &console)
{
    if (actionCount() != 1) {
        console.message(tr("Specify one action, such as --command or --read."));
        return ExitStatus::Unusable;
    }
    const auto policy = choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    const auto found = ruling(console, *policy);
    if (!found)
        return found.error();
    const std::string verdict(toString(found->outcome));
    if (m_isJson)
        console.document({ { "verdict", verdict },
            { "rule", found->rule.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(found->rule) },
            { "reason", RulingText::reason(*found).toStdString() }, { "code", toString(found->reason) },
            { "subject", found->subject } });
    else
        console.write(QString::fromStdString(verdict) % u": " % RulingText::reason(*found));
    return found->outcome == ActionOutcome::Allow ? ExitStatus::Fine : ExitStatus::Failed;
}

std::expected<ActionRuling, ExitStatus> PolicyTestCommand::ruling(Console &console, const Policy &policy) const
{
    if (m_code)
        return codeRuling(console, policy, *m_code);
    const ActionJudge judge(policy, locations());
    if (m_command)
        return judgeShell(judge, withLinksFollowed(shellFacts(ShellParser(), *m_command), judge.locations()));
    if (m_read)
        return judgeFile(judge, ActionPart::Read, *m_read);
    if (m_write)
        return judgeFile(judge, ActionPart::Write, *m_write);
    if (m_edit)
        return judgeFile(judge, ActionPart::Edit, *m_edit);
    if (m_tool)
        return toolRuling(console, judge);
    const QUrl url(QString::fromStdString(*m_fetch), QUrl::StrictMode);
    const bool isAddress = url.isValid() && (url.scheme() == u"http" || url.scheme() == u"https");
    return isAddress ? judge.host(url.host(QUrl::FullyEncoded).toStdString())
                     : ActionRuling { ActionOutcome::Unknown, {}, ActionRuling::Reason::NotAUrl, *m_fetch };
}

/// As `vitrine hook` judges the call: by its effect as well as by the name of the tool.
std::expected<ActionRuling, ExitStatus> PolicyTestCommand::toolRuling(Console &console, const ActionJudge &judge) const
{
    if (m_arguments) {
        const auto json = isShallowJson(*m_arguments) ? parsedJson<nlohmann::json>(*m_arguments) : nlohmann::json();
        if (!json.is_object()) {
            console.message(tr("--arguments expects a JSON object of names and values."));
            return std::unexpected(ExitStatus::Unusable);
        }
        if (const auto repeated = repeatedKeys(*m_arguments, 1); !repeated.empty()) {
            //: %1: name of an argument
            console.message(tr("--arguments has %1 twice.").arg(safeLine(repeated.front().pointer.substr(1))));
            return std::unexpected(ExitStatus::Unusable);
        }
    }
    StepRecord step;
    step.toolCalls.push_back({ {}, *m_tool, m_arguments.value_or(std::string()), {}, {}, {} });
    return judgeAction(judge, actionsOf(step).front(), FileLinks::Followed);
}

std::expected<ActionRuling, ExitStatus> PolicyTestCommand::codeRuling(
    Console &console, const Policy &policy, const std::string &file)
{
    const auto code = readPythonFile(file);
    if (!code)
        return std::unexpected(report(console, code.error()));
    const auto python = ExecutionOptions::startPython(console);
    if (!python)
        return std::unexpected(python.error());
    const Reviewer reviewer(*python);
    SessionReview session(reviewer, policy, {});
    session.add(1, *code);
    return vitrine::codeRuling(session.take());
}

std::unique_ptr<Command> makePolicyTestCommand(CLI::App &above) { return std::make_unique<PolicyTestCommand>(above); }

} // namespace vitrine
