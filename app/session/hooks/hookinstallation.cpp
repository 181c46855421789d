// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/hooks/hookinstallation.h"

#include "app/session/hooks/hooksettings.h"
#include "app/session/savedbytes.h"
#include "app/session/textfile.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "base/shellquoted.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

/// Whether the settings of Claude Code turn off all hooks.
bool areDisabled(const std::string &settings)
{
    const auto json = parsedJson<nlohmann::json>(settings);
    return json.is_object() && json.contains("disableAllHooks") && json["disableAllHooks"] == true;
}

/// The version of the installed agent. Only Claude Code's is of interest: Codex ignores events that it does not know.
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

std::string absolute(const std::string &file)
{
    return QFileInfo(QString::fromStdString(file)).absoluteFilePath().toStdString();
}

double seconds(const std::string &text)
{
    double seconds = 0;
    std::from_chars(text.data(), text.data() + text.size(), seconds);
    return seconds;
}

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

QString sentenceOf(const Error &error) { return ErrorText::sentence(error, ErrorText::Naming::Path); }

} // namespace

QString HookInstallation::settingsFile(const HookChoices &choices)
{
    if (!choices.file.empty())
        return QFileInfo(QString::fromStdString(choices.file)).absoluteFilePath();
    return QDir::home().filePath(choices.agent == HookAgent::Codex ? QStringLiteral(".codex/hooks.json")
                                                                   : QStringLiteral(".claude/settings.json"));
}

/// With absolute paths: the agent may work in any folder.
std::string HookInstallation::command(const HookChoices &choices)
{
    std::string text = hookProgram() + ' ' + std::string(toString(choices.agent));
    if (!choices.trail.empty())
        text += " --trail " + shellQuoted(absolute(choices.trail));
    if (!choices.policy.empty())
        text += " --policy "
            + shellQuoted(
                QFileInfo::exists(QString::fromStdString(choices.policy)) ? absolute(choices.policy) : choices.policy);
    if (!choices.fail.empty())
        text += " --fail " + choices.fail;
    if (!choices.approvals.empty())
        text += " --approvals " + choices.approvals;
    return text;
}

/// The text, empty for a file that does not exist yet.
std::expected<std::string, QString> HookInstallation::read(const QString &file)
{
    const QFileInfo info(file);
    if (info.isSymLink())
        //: %1: a file, %2: the file that it is a link to
        return std::unexpected(tr("%1 is a link to %2. Nothing was changed. Name the file itself to change it.")
                .arg(safeLine(file), safeLine(info.symLinkTarget())));
    if (!info.exists())
        return std::string();
    if (!info.isFile() && !info.isDir())
        //: %1: a device or a pipe
        return std::unexpected(tr("%1 is not a regular file. Nothing was changed.").arg(safeLine(file)));
    return readTextFile(file.toStdString()).transform_error(sentenceOf);
}

namespace {

QString explained(const QString &file, HookSettingsProblem problem)
{
    const QString reason = [problem] {
        switch (problem) {
        case HookSettingsProblem::NotJson:
            //: %1: a file
            return HookInstallation::tr(
                "%1 is not plain JSON: it is damaged, or has comments, which would be lost. Nothing was "
                "changed. For hooks "
                "to copy by hand, name a new file.");
        case HookSettingsProblem::RepeatedKeys:
            //: %1: a file
            return HookInstallation::tr(
                "%1 has a key twice within \"hooks\", and agents read only the last one. Nothing was "
                "changed. Remove the other one first.");
        case HookSettingsProblem::NotAnObject: break;
        }
        //: %1: a file
        return HookInstallation::tr("%1 is not a settings file of this agent. Nothing was changed.");
    }();
    return reason.arg(safeLine(file));
}

std::expected<HookChange, QString> changeOf(
    const QString &file, std::string before, std::expected<std::string, HookSettingsProblem> after)
{
    if (!after)
        return std::unexpected(explained(file, after.error()));
    auto lines = changedLines(before, *after);
    return HookChange { file, std::move(before), std::move(*after), std::move(lines) };
}

} // namespace

std::expected<HookChange, QString> HookInstallation::install(const HookChoices &choices)
{
    const QString file = settingsFile(choices);
    auto before = read(file);
    if (!before)
        return std::unexpected(before.error());
    const HooksToAdd hooks { command(choices), seconds(choices.approvals), versionOf(choices.agent),
        choices.fail == "closed" };
    auto after = withHooks(*before, choices.agent, hooks);
    return changeOf(file, std::move(*before), std::move(after));
}

std::expected<HookChange, QString> HookInstallation::uninstall(const HookChoices &choices)
{
    const QString file = settingsFile(choices);
    auto before = read(file);
    if (!before)
        return std::unexpected(before.error());
    auto after = withoutHooks(*before, choices.agent);
    return changeOf(file, std::move(*before), std::move(after));
}

std::expected<void, QString> HookInstallation::make(const HookChange &change)
{
    const auto now = read(change.file);
    if (!now)
        return std::unexpected(now.error());
    if (*now != change.before)
        //: %1: a file
        return std::unexpected(tr("%1 has changed in the meantime. Nothing was changed; look at the new change.")
                .arg(safeLine(change.file)));
    const QFileInfo info(change.file);
    if (info.exists() && !(info.permissions() & QFile::WriteOwner))
        //: %1: a file
        return std::unexpected(tr("%1 is read-only. Nothing was changed.").arg(safeLine(change.file)));
    QDir().mkpath(info.absolutePath());
    return saveBytes(change.file.toStdString(), change.after).transform_error(sentenceOf);
}

QStringList HookInstallation::warnings(const HookChoices &choices, const Policy &policy, const std::string &settings)
{
    QStringList warnings;
    if (choices.trail.empty() && choices.policy.empty())
        warnings << tr("Without a trail and a policy, the hooks neither record nor judge tool calls.");
    else if (!choices.policy.empty() && !decidesCalls(policy))
        //: %1: name of a policy or of its file
        warnings << tr("Policy %1 has no rules for commands, files, hosts or tools: it decides no tool call. See "
                       "vitrine policy import --as claude-code, or the documentation of policies.")
                        .arg(safeLine(choices.policy));
    if (areDisabled(settings))
        //: disableAllHooks: a key of the settings
        warnings << tr("The settings have disableAllHooks: the agent calls no hook until it is removed.");
    if (choices.agent == HookAgent::Codex)
        warnings << tr("Codex skips new and changed hooks until you trust them: enter /hooks in Codex.");
    return warnings;
}

} // namespace vitrine
