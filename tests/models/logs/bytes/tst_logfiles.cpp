// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/logfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <filesystem>

using namespace vitrine;

/// What files, folders and patterns stand for.
class TestLogFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesFilesAsTheyAre();
    void opensFoldersInOrder();
    void leavesOutWhatIsNoLog();
    void followsNoLinksToFolders();
    void matchesPatterns_data();
    void matchesPatterns();
    void keepsPatternsThatMatchNothing();
    void keepsFoldersThatCannotBeRead();
    void takesFilesThatLookLikePatterns();
    void takesEachFileOnce();
    void takesFilesWithTheOneTheyBelongTo();

private:
    void touch(const QString &name) const
    {
        QDir(m_folder->path()).mkpath(QFileInfo(name).path());
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    /// Names below the folder, joined by blanks; what was found in folders behind "+".
    QString found(const QStringList &names) const
    {
        std::vector<std::string> wanted;
        for (const QString &name : names)
            wanted.push_back(m_folder->filePath(name).toStdString());
        QStringList all;
        const QDir top(m_folder->path());
        for (const LogFile &file : logFilesOf(wanted))
            all << (file.isNamed ? QString() : QStringLiteral("+"))
                    + top.relativeFilePath(QString::fromStdString(file.path.string()));
        return all.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLogFiles::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestLogFiles::takesFilesAsTheyAre()
{
    touch(QStringLiteral("b.json"));
    QCOMPARE(found({ QStringLiteral("b.json"), QStringLiteral("absent.json") }), QStringLiteral("b.json absent.json"));
}

void TestLogFiles::opensFoldersInOrder()
{
    for (const char *name : { "d/b.json", "d/a/z.json", "d/a/y.json", "d/c.json" })
        touch(QString::fromLatin1(name));
    QCOMPARE(found({ QStringLiteral("d") }), QStringLiteral("+d/a/y.json +d/a/z.json +d/b.json +d/c.json"));
    QCOMPARE(found({ QStringLiteral("d/") }), QStringLiteral("+d/a/y.json +d/a/z.json +d/b.json +d/c.json"));
}

void TestLogFiles::leavesOutWhatIsNoLog()
{
    for (const char *name : { "d/a.json", "d/a.tools.json", "d/.hidden.json", "d/.git/x.json", "d/t.vitrine-wal",
             "d/t.vitrine-shm", "d/t.vitrine-writers", "d/.aider.chat.history.md" })
        touch(QString::fromLatin1(name));
    QCOMPARE(found({ QStringLiteral("d") }), QStringLiteral("+d/.aider.chat.history.md +d/a.json"));
    QCOMPARE(found({ QStringLiteral("d/.hidden.json") }), QStringLiteral("d/.hidden.json"));
}

void TestLogFiles::followsNoLinksToFolders()
{
    touch(QStringLiteral("d/a.json"));
    std::filesystem::create_directory_symlink(m_folder->filePath(QStringLiteral("d")).toStdString(),
        m_folder->filePath(QStringLiteral("d/loop")).toStdString());
    QCOMPARE(found({ QStringLiteral("d") }), QStringLiteral("+d/a.json"));
    QCOMPARE(found({ QStringLiteral("**/*.json") }), QStringLiteral("d/a.json"));
}

void TestLogFiles::matchesPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *pattern, const char *expected) {
        QTest::newRow(pattern) << QString::fromLatin1(pattern) << QString::fromLatin1(expected);
    };
    row("*.json", "a.json b.json");
    row("[b-z].json", "b.json");
    row("?.jsonl", "c.jsonl");
    row("*/*.json", "d/x.json e/y.json");
    row("**/*.json", "a.json b.json d/x.json e/f/z.json e/y.json");
    row("e/**", "+e/f/z.json +e/y.json");
    row("[de]", "+d/x.json +e/f/z.json +e/y.json");
    row("e/**/z.*", "e/f/z.json");
}

void TestLogFiles::matchesPatterns()
{
    for (const char *name : { "a.json", "b.json", "c.jsonl", "d/x.json", "e/y.json", "e/f/z.json", ".h.json" })
        touch(QString::fromLatin1(name));
    QFETCH(QString, pattern);
    const QString files = found({ pattern });
    QStringList sorted = files.split(u' ');
    sorted.sort();
    QTEST(sorted.join(u' '), "expected");
}

void TestLogFiles::keepsPatternsThatMatchNothing()
{
    QCOMPARE(found({ QStringLiteral("*.json") }), QStringLiteral("*.json"));
    QCOMPARE(found({ QStringLiteral("x/**/[") }), QStringLiteral("x/**/["));
}

/// So that reading them fails with a message.
void TestLogFiles::keepsFoldersThatCannotBeRead()
{
    touch(QStringLiteral("logs/a.json"));
    touch(QStringLiteral("logs/closed/b.json"));
    const QString closed = m_folder->filePath(QStringLiteral("logs/closed"));
    QVERIFY(QFile::setPermissions(closed, {}));
    const bool isClosed = ::access(closed.toLocal8Bit().constData(), R_OK) != 0;
    const QString files = found({ QStringLiteral("logs") });
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    if (!isClosed)
        QSKIP("This user may read everything.");
    QCOMPARE(files, QStringLiteral("+logs/a.json logs/closed"));
}

void TestLogFiles::takesFilesThatLookLikePatterns()
{
    touch(QStringLiteral("run[1].json"));
    touch(QStringLiteral("run1.json"));
    QCOMPARE(found({ QStringLiteral("run[1].json") }), QStringLiteral("run[1].json"));
}

void TestLogFiles::takesEachFileOnce()
{
    touch(QStringLiteral("d/a.json"));
    QCOMPARE(found({ QStringLiteral("d/a.json"), QStringLiteral("d"), QStringLiteral("d/../d/*.json") }),
        QStringLiteral("d/a.json"));
}

void TestLogFiles::takesFilesWithTheOneTheyBelongTo()
{
    touch(QStringLiteral("claude/s.jsonl"));
    touch(QStringLiteral("claude/s/subagents/agent-1.jsonl"));
    touch(QStringLiteral("grok/s/chat_history.jsonl"));
    touch(QStringLiteral("grok/s/updates.jsonl"));
    QCOMPARE(found({ QStringLiteral("claude"), QStringLiteral("grok") }),
        QStringLiteral("+claude/s.jsonl +grok/s/chat_history.jsonl"));
    QCOMPARE(found({ QStringLiteral("claude/s/subagents/agent-1.jsonl"), QStringLiteral("claude/s.jsonl") }),
        QStringLiteral("claude/s.jsonl"));
    QCOMPARE(found({ QStringLiteral("grok/s/updates.jsonl"), QStringLiteral("grok/s/chat_history.jsonl") }),
        QStringLiteral("grok/s/chat_history.jsonl"));
    QCOMPARE(found({ QStringLiteral("claude/s/subagents/agent-1.jsonl"), QStringLiteral("grok/s/updates.jsonl") }),
        QStringLiteral("claude/s/subagents/agent-1.jsonl grok/s/updates.jsonl"));
}

QTEST_GUILESS_MAIN(TestLogFiles)
#include "tst_logfiles.moc"
