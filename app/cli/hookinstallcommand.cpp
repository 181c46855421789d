// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/hook/hooksettings.h"
#include "app/cli/namecheck.h"
#include "app/cli/numbercheck.h"
#include "app/cli/policychoice.h"
#include "app/cli/textfile.h"
#include "app/session/savedbytes.h"
#include "app/wording/safetext.h"
#include "base/shellquoted.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

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
    HookAgent agent() const { return m_agent == "codex" ? HookAgent::Codex : HookAgent::ClaudeCode; }
    QString settingsFile() const;
    std::string command() const;
    double waitSeconds() const;
    void warn(Console &console, const Policy &policy) const;
    std::optional<std::string> read(Console &console, const QString &file) const;
    static ExitStatus explain(Console &console, const QString &file, HookSettingsProblem problem);
    static ExitStatus write(Console &console, const QString &file, const std::string &text);

    bool m_isInstall;
    std::string m_agent;
    std::string m_file;
    std::string m_trail;
    std::string m_policy;
    std::string m_fail;
    std::string m_approvals; ///< as written, to be written so again
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
    parser().add_option("--file", m_file, tr("Settings file; default: the user's").toStdString())->type_name("FILE");
    if (isInstall)
        declareHook();
    parser().add_flag("--yes", m_isAgreed, tr("Make the change; without it, the change is only shown").toStdString());
}

void HookInstallCommand::declareHook()
{
    parser().add_option("--trail", m_trail, tr("Trail to record in").toStdString())->type_name("DB");
    parser().add_option("--policy", m_policy, tr("Policy that judges tool calls").toStdString())->type_name("POLICY");
    parser()
        .add_option("--fail", m_fail, tr("If the hook itself fails: open or closed").toStdString())
        ->check(oneOf({ "open", "closed" }));
    parser()
        .add_option("--approvals", m_approvals,
            tr("If a window handles approvals, wait at most this long for its decision").toStdString())
        ->type_name("SECONDS")
        ->check(between(0.0, 3600.0));
}

QString HookInstallCommand::settingsFile() const
{
    if (!m_file.empty())
        return QFileInfo(QString::fromStdString(m_file)).absoluteFilePath();
    return QDir::home().filePath(
        agent() == HookAgent::Codex ? QStringLiteral(".codex/hooks.json") : QStringLiteral(".claude/settings.json"));
}

namespace {

/// Of the installed agent. Only Claude Code's is of interest: Codex ignores events that it does not know.
int versionOf(HookAgent agent)
{
    constexpr int patienceMs = 5000;
    QProcess program;
    if (agent == HookAgent::ClaudeCode)
        program.start(QStringLiteral("claude"), { QStringLiteral("--version") }, QIODevice::ReadOnly);
    if (program.state() == QProcess::NotRunning || !program.waitForFinished(patienceMs))
        return 0;
    return agentVersion(program.readAllStandardOutput().trimmed().toStdString());
}

/// The small program that agents wait for, or this program if that is missing.
std::string hookProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char *location : { "vitrine-hook", "../libexec/vitrine/vitrine-hook" })
        if (const QFileInfo info(here.filePath(QLatin1StringView(location))); info.isExecutable())
            return shellQuoted(QDir::cleanPath(info.absoluteFilePath()).toStdString());
    return shellQuoted(QCoreApplication::applicationFilePath().toStdString()) + " hook";
}

} // namespace

/// With absolute paths: the agent may work in any folder.
std::string HookInstallCommand::command() const
{
    std::string text = hookProgram() + ' ' + m_agent;
    const auto whole = [](const std::string &file) {
        return QFileInfo(QString::fromStdString(file)).absoluteFilePath().toStdString();
    };
    if (!m_trail.empty())
        text += " --trail " + shellQuoted(whole(m_trail));
    if (!m_policy.empty())
        text += " --policy "
            + shellQuoted(QFileInfo::exists(QString::fromStdString(m_policy)) ? whole(m_policy) : m_policy);
    if (!m_fail.empty())
        text += " --fail " + m_fail;
    if (!m_approvals.empty())
        text += " --approvals " + m_approvals;
    return text;
}

double HookInstallCommand::waitSeconds() const
{
    double seconds = 0;
    std::from_chars(m_approvals.data(), m_approvals.data() + m_approvals.size(), seconds);
    return seconds;
}

/// The text, empty for a file that does not exist yet; nothing if it must not be changed, in which case the reason was
/// printed.
std::optional<std::string> HookInstallCommand::read(Console &console, const QString &file) const
{
    const QFileInfo info(file);
    if (info.isSymLink()) {
        //: %1: a file, %2: the file that it is a link to
        console.message(tr("%1 is a link to %2. Nothing was changed. Name the file itself with --file to change it.")
                .arg(safeLine(file), safeLine(info.symLinkTarget())));
        return std::nullopt;
    }
    if (!info.exists())
        return std::string();
    if (!info.isFile() && !info.isDir()) {
        //: %1: a device or a pipe
        console.message(tr("%1 is not a regular file. Nothing was changed.").arg(safeLine(file)));
        return std::nullopt;
    }
    auto text = readTextFile(file.toStdString());
    if (!text) {
        report(console, text.error());
        return std::nullopt;
    }
    if (m_isAgreed && !(info.permissions() & QFile::WriteOwner)) {
        //: %1: a file
        console.message(tr("%1 is read-only. Nothing was changed.").arg(safeLine(file)));
        return std::nullopt;
    }
    return std::move(*text);
}

ExitStatus HookInstallCommand::explain(Console &console, const QString &file, HookSettingsProblem problem)
{
    const QString reason = [problem] {
        switch (problem) {
        case HookSettingsProblem::NotJson:
            //: %1: a file
            return tr("%1 is not plain JSON: it is damaged, or has comments, which would be lost. Nothing was changed. "
                      "Copy the "
                      "hooks by hand from the "
                      "output "
                      "of this command with --file NEW.json.");
        case HookSettingsProblem::RepeatedKeys:
            //: %1: a file
            return tr(
                "%1 has a key twice within \"hooks\", and agents read only the last one. Nothing was changed. Remove "
                "the other one first.");
        case HookSettingsProblem::NotAnObject: break;
        }
        //: %1: a file
        return tr("%1 is not a settings file of this agent. Nothing was changed.");
    }();
    console.message(reason.arg(safeLine(file)));
    return ExitStatus::Unusable;
}

/// The old file is kept until the new one is complete.
ExitStatus HookInstallCommand::write(Console &console, const QString &file, const std::string &text)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    if (const auto saved = saveBytes(file.toStdString(), text); !saved)
        return report(console, saved.error());
    //: %1: a file
    console.message(tr("Changed %1.").arg(safeLine(file)));
    return ExitStatus::Fine;
}

namespace {

/// Bundled policies are about code: no rule of theirs decides a tool call.
bool decidesCalls(const Policy &policy)
{
    const auto isAboutCalls = [](const std::string &tool) { return tool != "*"; };
    return std::ranges::any_of(policy.tools, isAboutCalls) || !policy.toolsToAsk.empty() || !policy.toolsToDeny.empty()
        || policy.toolsOtherwise
        || !std::ranges::all_of(
            std::array { &policy.commands, &policy.fileReads, &policy.fileEdits, &policy.fileWrites, &policy.fetches },
            &ActionRules::isEmpty);
}

} // namespace

/// Hooks that would decide nothing, or do nothing at all, or not yet.
void HookInstallCommand::warn(Console &console, const Policy &policy) const
{
    if (m_trail.empty() && m_policy.empty())
        console.message(tr("Without --trail and --policy, the hooks neither record nor judge tool calls."));
    else if (!m_policy.empty() && !decidesCalls(policy))
        //: %1: name of a policy or of its file
        console.message(tr("Policy %1 has no rules for commands, files, hosts or tools: it decides no tool call. See "
                           "vitrine policy import --as claude-code, or the documentation of policies.")
                .arg(safeLine(m_policy)));
    if (agent() == HookAgent::Codex)
        console.message(tr("Codex skips new and changed hooks until you trust them: enter /hooks in Codex."));
}

ExitStatus HookInstallCommand::run(Console &console)
{
    // An agent would run unjudged under a policy that cannot be read.
    const auto policy = m_policy.empty() ? std::expected<Policy, ExitStatus>() : choosePolicy(console, m_policy);
    if (!policy)
        return policy.error();
    const QString file = settingsFile();
    const auto before = read(console, file);
    if (!before)
        return ExitStatus::Unusable;
    const auto after = m_isInstall
        ? withHooks(*before, agent(), { command(), waitSeconds(), versionOf(agent()), m_fail == "closed" })
        : withoutHooks(*before, agent());
    if (!after)
        return explain(console, file, after.error());
    const auto lines = changedLines(*before, *after);
    if (lines.empty()) {
        //: %1: a file
        console.message(tr("Nothing to change in %1.").arg(safeLine(file)));
        return ExitStatus::Fine;
    }
    console.write(safeLine(file));
    for (const std::string &line : lines)
        console.write(safeLine(line, 1000));
    if (m_isInstall)
        warn(console, *policy);
    if (m_isAgreed)
        return write(console, file, *after);
    console.message(tr("Nothing was written. Repeat with --yes to make this change."));
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
