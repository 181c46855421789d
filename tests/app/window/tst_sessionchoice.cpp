// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sessionchoice.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSessionChoice final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sessionsOfThisComputerAreOffered()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(u"projects/-work-shop"_s);
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + u"/0f3e.jsonl"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}\n");
        file.close();
        const auto before = qEnvironmentVariable("CLAUDE_CONFIG_DIR");
        qputenv("CLAUDE_CONFIG_DIR", home.path().toLocal8Bit());
        qputenv("HOME", home.path().toLocal8Bit());
        const auto sessions = SessionChoice::read();
        qputenv("CLAUDE_CONFIG_DIR", before.toLocal8Bit());
        QString chosen;
        const auto entries = SessionChoice::entries(sessions, [&chosen](const QString &name) { chosen = name; });
        QCOMPARE(entries.size(), 1u);
        QVERIFY2(entries.front().text.contains(u"Claude Code"_s), qPrintable(entries.front().text));
        QVERIFY2(entries.front().text.contains(u"shop"_s), qPrintable(entries.front().text));
        entries.front().choose();
        QCOMPARE(chosen, file.fileName());
    }

    void namesAreShownSafely()
    {
        AgentSession session;
        session.agent = "Agent";
        session.project = "a\u202Eb\nc";
        const auto entries = SessionChoice::entries({ session }, [](const QString &) { });
        QVERIFY(!entries.front().text.contains(u'\n'));
        QVERIFY(!entries.front().text.contains(QChar(0x202E)));
    }
};

QTEST_MAIN(TestSessionChoice)
#include "tst_sessionchoice.moc"
