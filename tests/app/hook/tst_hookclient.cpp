// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hook/hookclient.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr auto question = R"({"hook_event_name": "PreToolUse", "session_id": "s", "cwd": "/p", "tool_name": "Bash",
    "tool_use_id": "t", "tool_input": {"command": "rm x"}})";

} // namespace

class TestHookClient : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void judgesByAFile();
    void leavesWhatIsNoFileToTheWholeProgram();

private:
    std::string path(const QString &name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

void TestHookClient::judgesByAFile()
{
    QFile file(m_folder.filePath(u"policy.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"vitrine_policy": 1, "name": "team", "commands": {"deny": ["rm **"]}})");
    file.close();
    HookOptions options;
    options.policy = path(u"policy.json"_s);
    const auto answer = answerHook(options, question);
    QVERIFY(answer);
    QVERIFY2(answer->contains("\"deny\""), answer->c_str());
}

/// A pipe can be read once only, and the whole program waits for its other end, for a while.
void TestHookClient::leavesWhatIsNoFileToTheWholeProgram()
{
    HookOptions options;
    options.policy = path(u"pipe"_s);
    QCOMPARE(::mkfifo(options.policy.c_str(), 0600), 0);
    QVERIFY(!answerHook(options, question));
    options.policy = m_folder.path().toStdString();
    QVERIFY(!answerHook(options, question));
    options.policy = path(u"none"_s);
    QVERIFY(!answerHook(options, question));
}

QTEST_GUILESS_MAIN(TestHookClient)
#include "tst_hookclient.moc"
