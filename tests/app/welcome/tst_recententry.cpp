// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/welcome/recententry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;
using State = RecentEntry::State;

class TestRecentEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logsAndTrailsAreToldApart();
    void whatIsGoneIsMissing();
    void aFolderIsNotLookedInto();
    void aTrailThatIsOpenKeepsItsLocks();

private:
    QString write(const QString &name, const QByteArray &content) const;

    QTemporaryDir m_folder;
};

QString TestRecentEntry::write(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestRecentEntry::logsAndTrailsAreToldApart()
{
    const QString trail = write(u"a.vitrine"_s, QByteArray("SQLite format 3\0rest", 20));
    const QString log = write(u"a.json"_s, "{}");
    const QString empty = write(u"empty"_s, "");
    QCOMPARE(examineRecent({ trail, log, empty }),
        (QList<RecentEntry> { { trail, State::Trail }, { log, State::Log }, { empty, State::Log } }));
}

void TestRecentEntry::whatIsGoneIsMissing()
{
    QCOMPARE(examineRecent({ m_folder.filePath(u"no such file"_s) })[0].state, State::Missing);
}

void TestRecentEntry::aFolderIsNotLookedInto()
{
    QCOMPARE(examineRecent({ m_folder.path() })[0].state, State::Unknown);
}

// As SQLite has one on a trail that is open here: closing any descriptor of the file would drop it.
void TestRecentEntry::aTrailThatIsOpenKeepsItsLocks()
{
    QFile open(write(u"open.vitrine"_s, QByteArray("SQLite format 3\0rest", 20)));
    QVERIFY(open.open(QIODevice::ReadWrite));
    struct flock range {};
    range.l_type = F_RDLCK;
    range.l_whence = SEEK_SET;
    QCOMPARE(::fcntl(open.handle(), F_SETLK, &range), 0);
    QCOMPARE(examineRecent({ open.fileName() })[0].state, State::Trail);
    // A process does not see its own locks.
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        range.l_type = F_WRLCK;
        const bool isAsked = ::fcntl(open.handle(), F_GETLK, &range) == 0;
        ::_exit(isAsked && range.l_type == F_RDLCK ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

QTEST_MAIN(TestRecentEntry)
#include "tst_recententry.moc"
