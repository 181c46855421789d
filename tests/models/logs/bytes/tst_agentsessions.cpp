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
    void followsDocumentedFolders_data();
    void followsDocumentedFolders();
    void readsTheProjectFromTheFirstRecords();
    void opensNoFile();

private:
    static void store(const QTemporaryDir &home, const char *path, const QByteArray &content = "{}");
    static std::vector<AgentSession> found(const QTemporaryDir &home, const std::string &codex = {});
};

void TestAgentSessions::store(const QTemporaryDir &home, const char *path, const QByteArray &content)
{
    const QString whole = home.filePath(QString::fromLatin1(path));
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
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

void TestAgentSessions::followsDocumentedFolders_data()
{
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QByteArray>("atHome");
    QTest::addColumn<QByteArray>("atVariable");
    const auto row = [](const char *agent, const char *variable, const char *atHome, const char *atVariable) {
        QTest::newRow(agent) << QByteArray(agent) << QByteArray(variable) << QByteArray(atHome)
                             << QByteArray(atVariable);
    };
    row("OpenCode", "XDG_DATA_HOME", ".local/share/opencode/opencode.db", "opencode/opencode.db");
    row("Grok CLI", "GROK_HOME", ".grok/sessions/%2Fw/1/chat_history.jsonl", "sessions/%2Fw/1/chat_history.jsonl");
    row("Antigravity", "GEMINI_CLI_HOME", ".gemini/antigravity-cli/brain/1/.system_generated/logs/transcript.jsonl",
        ".gemini/antigravity-cli/brain/1/.system_generated/logs/transcript.jsonl");
    row("Cursor", "XDG_CONFIG_HOME", ".config/Cursor/User/globalStorage/state.vscdb",
        "Cursor/User/globalStorage/state.vscdb");
    row("Gemini CLI", "GEMINI_CLI_HOME", ".gemini/tmp/p/chats/session-1.json", ".gemini/tmp/p/chats/session-1.json");
    row("Qwen Code", "QWEN_HOME", ".qwen/projects/p/chats/1.jsonl", "projects/p/chats/1.jsonl");
    row("GitHub Copilot CLI", "COPILOT_HOME", ".copilot/session-state/1/events.jsonl", "session-state/1/events.jsonl");
    row("Kimi CLI", "KIMI_SHARE_DIR", ".kimi/sessions/p/1/wire.jsonl", "sessions/p/1/wire.jsonl");
    row("goose", "GOOSE_PATH_ROOT", ".local/share/goose/sessions/sessions.db", "data/sessions/sessions.db");
    row("Continue", "CONTINUE_GLOBAL_DIR", ".continue/sessions/0b1c-4000-8000-a-1.json",
        "sessions/0b1c-4000-8000-a-1.json");
    row("Amazon Q", "XDG_DATA_HOME", ".local/share/amazon-q/data.sqlite3", "amazon-q/data.sqlite3");
    row("Zed", "XDG_DATA_HOME", ".local/share/zed/threads/threads.db", "zed/threads/threads.db");
    row("VS Code", "XDG_CONFIG_HOME", ".config/Code/User/workspaceStorage/w/chatSessions/1.json",
        "Code/User/workspaceStorage/w/chatSessions/1.json");
}

void TestAgentSessions::followsDocumentedFolders()
{
    QFETCH(QByteArray, agent);
    QFETCH(QByteArray, variable);
    QFETCH(QByteArray, atHome);
    QFETCH(QByteArray, atVariable);
    const QTemporaryDir home;
    const QTemporaryDir other;
    store(home, atHome.constData());
    const auto plain = found(home);
    QCOMPARE(plain.size(), 1u);
    QCOMPARE(plain.front().agent, agent.toStdString());
    store(other, atVariable.constData());
    const auto sessions = agentSessions([&](std::string_view name) {
        return name == "HOME"                ? home.path().toStdString()
            : name == variable.toStdString() ? other.path().toStdString()
                                             : std::string();
    });
    QCOMPARE(sessions.size(), 1u);
    QVERIFY(sessions.front().file.string().starts_with(other.path().toStdString()));
}

void TestAgentSessions::readsTheProjectFromTheFirstRecords()
{
    const QTemporaryDir home;
    store(home, ".codex/sessions/2026/01/02/rollout-1.jsonl",
        R"({"type":"session_meta","payload":{"cwd" : "/w/my \"app\""}})");
    store(home, ".claude/projects/-w-app/1.jsonl", R"({"cwd": null, "text": "a \"cwd\": b"})");
    store(home, ".cursor/chats/0123/1/store.db", "SQLite format 3");
    store(home, ".cursor/chats/0123/1/meta.json", R"({"title": "Shop", "cwd": "/w/shop"})");
    store(home, ".cursor/chats/0123/2/store.db", "SQLite format 3");
    store(home, ".local/share/opencode/storage/session/global/ses_1.json", R"({"directory": "/w/site"})");
    store(home, ".local/share/opencode/project/shop/storage/session/info/ses_2.json", "{}");
    store(home, ".grok/sessions/%2Fw/1/chat_history.jsonl");
    store(home, ".grok/sessions/%2Fw/1/summary.json", R"({"info": {"cwd": "/w/grok"}})");
    store(home, ".continue/sessions/0b1c-4000-8000-a-1.json", R"({"workspaceDirectory": "file:///w/shelf"})");
    store(home, ".continue/sessions/sessions.json", "[]");
    store(home, ".local/share/goose/sessions/20250801_1.jsonl", R"({"working_dir": "/w/goose"})");
    auto sessions = found(home);
    readProjects(sessions);
    for (const char *project : { "/w/site", "shop", "/w/grok", "/w/shelf", "/w/goose" })
        QCOMPARE(std::ranges::count(sessions, project, &AgentSession::project), 1);
    QCOMPARE(std::ranges::count(sessions, "Cursor", &AgentSession::agent), 2);
    QCOMPARE(std::ranges::count(sessions, "/w/shop", &AgentSession::project), 1);
    const auto codex = std::ranges::find(sessions, "Codex", &AgentSession::agent);
    QCOMPARE(codex->project, "/w/my \"app\"");
    const auto claude = std::ranges::find(sessions, "Claude Code", &AgentSession::agent);
    QCOMPARE(claude->project, "-w-app");
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
