// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sessionchoice.h"

#include "app/kit/theme/icons.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

/// Others can be opened with the file dialog.
constexpr std::size_t mostSessions = 1000;

} // namespace

std::vector<AgentSession> SessionChoice::read()
{
    auto sessions = agentSessions(
        [](std::string_view name) { return qEnvironmentVariable(std::string(name).c_str()).toStdString(); });
    sessions.resize(std::min(sessions.size(), mostSessions));
    return sessions;
}

std::vector<FinderEntry> SessionChoice::entries(
    const std::vector<AgentSession> &sessions, const std::function<void(const QString &)> &choose)
{
    std::vector<FinderEntry> entries;
    for (const AgentSession &session : sessions) {
        const QString project = safeLine(session.project);
        const QString name = safeLine(session.file.filename().string());
        const auto changed = QDateTime::fromSecsSinceEpoch(static_cast<qint64>(session.changedAt));
        FinderEntry entry;
        //: A session of an agent. %1: the agent, such as Claude Code, %2: its project or the name of its file
        entry.text = tr("%1: %2").arg(safeLine(session.agent), project.isEmpty() ? name : project);
        //: Beside a session of an agent. %1: when it was changed, %2: its size
        entry.note
            = tr("%1, %2").arg(Words::moment(changed), QLocale().formattedDataSize(static_cast<qint64>(session.size)));
        entry.icon = actionIcon(ActionIcon::LogFile);
        entry.choose = [choose, file = QString::fromStdString(session.file.string())] { choose(file); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace vitrine
