// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/agentsessions.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;

/// The sessions that agents have stored in a home folder.
class TestAgentSessions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsEachAgentsFolder();
    void prefersTheDocumentedVariable();
    void opensNoFile();

private:
    static void store(const QTemporaryDir &home, const char *path);
    static std::vector<AgentSession> found(const QTemporaryDir &home, const std::string &codex = {});
};

void TestAgentSessions::store(const QTemporaryDir &home, const char *path)
{
    const QString whole = home.filePath(QString::fromLatin1(path));
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
}

std::vector<AgentSession> TestAgentSessions::found(const QTemporaryDir &home, const std::string &codex)
{
    return agentSessions([&](std::string_view name) {
        return name == "HOME" ? home.path().toStdString() : name == "CODEX_HOME" ? codex : std::string();
    });
}

void TestAgentSessions::listsEachAgentsFolder()
{
    const QTemporaryDir home;
    store(home, ".claude/projects/-w-app/1.jsonl");
    store(home, ".claude/settings.json");
    store(home, ".codex/sessions/2026/01/02/rollout-1.jsonl");
    store(home, ".gemini/tmp/abc/chats/session-1.json");
    const auto sessions = found(home);
    QCOMPARE(sessions.size(), 3u);
    const auto claude = std::ranges::find(sessions, "Claude Code", &AgentSession::agent);
    QVERIFY(claude != sessions.end());
    QCOMPARE(claude->project, "-w-app");
    QCOMPARE(claude->size, 2u);
    QVERIFY(std::ranges::contains(sessions, "Codex", &AgentSession::agent));
    QVERIFY(std::ranges::contains(sessions, "Gemini CLI", &AgentSession::agent));
}

void TestAgentSessions::prefersTheDocumentedVariable()
{
    const QTemporaryDir home;
    const QTemporaryDir other;
    store(home, ".codex/sessions/2026/rollout-1.jsonl");
    store(other, "sessions/2026/rollout-2.jsonl");
    const auto sessions = found(home, other.path().toStdString());
    QCOMPARE(sessions.size(), 1u);
    QCOMPARE(sessions.front().file.filename().string(), "rollout-2.jsonl");
}

/// One that cannot be read is listed all the same.
void TestAgentSessions::opensNoFile()
{
    const QTemporaryDir home;
    store(home, ".claude/projects/-w/1.jsonl");
    QFile::setPermissions(home.filePath(QStringLiteral(".claude/projects/-w/1.jsonl")), {});
    QCOMPARE(found(home).size(), 1u);
}

QTEST_GUILESS_MAIN(TestAgentSessions)
#include "tst_agentsessions.moc"
