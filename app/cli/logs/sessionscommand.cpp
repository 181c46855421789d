// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/namecheck.h"
#include "app/cli/options/numbercheck.h"
#include "app/cli/print/texttable.h"
#include "app/wording/safetext.h"
#include "models/logs/bytes/agentsessions.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <string>

namespace vitrine {

/// `vitrine sessions`: what agents have stored on this computer. Reads names, sizes, times and first records only.
class SessionsCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SessionsCommand)

public:
    explicit SessionsCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    bool isWanted(const AgentSession &session) const;

    std::string m_agent;
    std::string m_project;
    std::string m_since;
    std::size_t m_most = 0;
    bool m_isJson = false;
};

namespace {

std::string variable(std::string_view name)
{
    const char *value = std::getenv(std::string(name).c_str());
    return value != nullptr ? value : "";
}

std::vector<std::string> names()
{
    const auto all = agentNames();
    return { all.begin(), all.end() };
}

QDateTime timeOf(const AgentSession &session)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(session.changedAt));
}

} // namespace

SessionsCommand::SessionsCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "sessions", tr("List the sessions that agents have stored on this computer").toStdString()))
{
    parser()
        .add_option("--agent", m_agent, tr("Only sessions of this agent, such as \"Claude Code\"").toStdString())
        ->check(oneOf(names()))
        ->type_name("NAME");
    parser()
        .add_option("--project", m_project, tr("Only sessions whose project contains this text").toStdString())
        ->type_name("TEXT");
    parser()
        .add_option("--since", m_since, tr("Only sessions that changed on this day or later").toStdString())
        ->type_name("YYYY-MM-DD")
        ->check([](const std::string &text) {
            const bool isDay = QDate::fromString(QString::fromStdString(text), Qt::ISODate).isValid();
            return isDay
                ? std::string()
                : tr("expected a date such as 2026-01-31, not %1").arg(QString::fromStdString(text)).toStdString();
        });
    parser()
        .add_option("--most", m_most, tr("Maximum number of sessions; the newest are listed").toStdString())
        ->type_name("COUNT")
        ->check(wholeNumber());
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
}

ExitStatus SessionsCommand::run(Console &console)
{
    auto sessions = agentSessions(variable);
    readProjects(sessions);
    std::erase_if(sessions, [this](const AgentSession &session) { return !isWanted(session); });
    if (m_most > 0 && sessions.size() > m_most)
        sessions.resize(m_most);
    if (m_isJson) {
        auto list = nlohmann::ordered_json::array();
        for (const AgentSession &session : sessions)
            list.push_back({ { "agent", session.agent }, { "project", session.project },
                { "file", session.file.string() }, { "size", session.size },
                { "changed_at", timeOf(session).toUTC().toString(Qt::ISODate).toStdString() } });
        console.document({ { "sessions", std::move(list) } });
        return ExitStatus::Fine;
    }
    if (sessions.empty()) {
        console.message(tr("No sessions found."));
        return ExitStatus::Fine;
    }
    TextTable table({ { tr("Agent") }, { tr("Project") }, { tr("Changed") }, { tr("Size"), true }, { tr("File") } });
    for (const AgentSession &session : sessions)
        table.add({ { safeLine(session.agent) }, { safeLine(session.project) },
            { timeOf(session).toString(QStringLiteral("yyyy-MM-dd HH:mm")) },
            { QLocale().formattedDataSize(static_cast<qint64>(session.size)) }, { safeLine(session.file.string()) } });
    table.print(console);
    return ExitStatus::Fine;
}

bool SessionsCommand::isWanted(const AgentSession &session) const
{
    const QDate day = QDate::fromString(QString::fromStdString(m_since), Qt::ISODate);
    return (m_agent.empty() || session.agent == m_agent) && (m_project.empty() || session.project.contains(m_project))
        && (!day.isValid() || timeOf(session).date() >= day);
}

std::unique_ptr<Command> makeSessionsCommand(CLI::App &above) { return std::make_unique<SessionsCommand>(above); }

} // namespace vitrine
