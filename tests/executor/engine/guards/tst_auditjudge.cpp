// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/auditjudge.h"

#include <QTest>

using namespace vitrine;

class TestAuditJudge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesGlobs_data()
    {
        QTest::addColumn<QByteArray>("glob");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("matches");
        QTest::newRow("plain") << QByteArray("/a/b") << QByteArray("/a/b") << true;
        QTest::newRow("star") << QByteArray("/a/*.csv") << QByteArray("/a/x.csv") << true;
        QTest::newRow("star stays in its folder") << QByteArray("/a/*.csv") << QByteArray("/a/b/x.csv") << false;
        QTest::newRow("two stars do not") << QByteArray("/a/**.csv") << QByteArray("/a/b/x.csv") << true;
        QTest::newRow("question mark") << QByteArray("/a?") << QByteArray("/ab") << true;
        QTest::newRow("question mark is no separator") << QByteArray("/a?b") << QByteArray("/a/b") << false;
        QTest::newRow("all") << QByteArray("**") << QByteArray("/etc/passwd") << true;
    }
    void matchesGlobs()
    {
        QFETCH(QByteArray, glob);
        QFETCH(QByteArray, path);
        QTEST(matchesGlob(glob.toStdString(), path.toStdString()), "matches");
    }
    void judgesEvents_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("subject");
        QTest::addColumn<bool>("writes");
        QTest::addColumn<QByteArray>("verdict");
        const auto row
            = [](const char *title, const char *name, const char *subject, bool writes, const char *verdict) {
                  QTest::newRow(title) << QByteArray(name) << QByteArray(subject) << writes << QByteArray(verdict);
              };
        row("a file of the system", "open", "/etc/passwd", false, "denied filesystem.read");
        row("a file that is allowed", "open", "/data/x.csv", false, "allowed filesystem.read");
        row("not by climbing out of it", "open", "/data/../etc/passwd", false, "denied filesystem.read");
        row("not for writing", "open", "/data/x.csv", true, "denied filesystem.write");
        row("the interpreter's library", "open", "/usr/lib/python3.13/os.py", false, "allowed filesystem.read");
        row("a folder that only begins alike", "open", "/usr/lib/python3.13x/os.py", false, "denied filesystem.read");
        row("removing", "os.remove", "/data/x.csv", false, "denied filesystem.write");
        row("network", "socket.connect", "10.0.0.1", false, "denied network.hosts");
        row("an address of a host", "urllib.Request", "https://me@example.org:443/x?y", false, "allowed network.hosts");
        row("an address that only names one", "urllib.Request", "http://10.0.0.1/example.org", false,
            "denied network.hosts");
        row("an address whose user is named so", "urllib.Request", "http://example.org@10.0.0.1/", false,
            "denied network.hosts");
        row("a host that is allowed", "socket.connect", "example.org", false, "allowed network.hosts");
        row("a process", "subprocess.Popen", "ls", false, "denied process");
        row("foreign code", "ctypes.dlopen", "libc.so.6", false, "denied guards.foreign");
        row("foreign code of a database", "sqlite3.load_extension", "x.so", false, "denied guards.foreign");
        row("the way to it", "sqlite3.enable_load_extension", "True", false, "denied guards.foreign");
        row("code objects", "code.__new__", "", false, "denied guards.code");
        row("nothing to judge", "sys._getframe", "", false, "none");
    }
    void judgesEvents()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, subject);
        QFETCH(bool, writes);
        Policy policy;
        policy.readGlobs = { "/data/*.csv" };
        policy.hosts = { "example.org" };
        const std::string event = name.toStdString();
        const auto record
            = judgeAuditEvent({ event, subject.toStdString(), writes }, policy, ImportRules(policy.imports));
        const std::string reported = record ? std::string(toString(record->verdict)) + " " + record->rule : "none";
        QTEST(QByteArray::fromStdString(reported), "verdict");
        QCOMPARE(isJudgedEvent(event), record.has_value());
    }
};

QTEST_GUILESS_MAIN(TestAuditJudge)
#include "tst_auditjudge.moc"
