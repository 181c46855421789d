// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/recententry.h"
#include "tests/app/readlock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;
using State = RecentEntry::State;

class TestRecentEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logsAndTrailsAreDistinguished();
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

void TestRecentEntry::logsAndTrailsAreDistinguished()
{
    const QString trail = write(u"a.vitrine"_s, QByteArray("SQLite format 3\0rest", 20));
    const QString log = write(u"a.json"_s, "{}");
    const QString empty = write(u"empty"_s, "");
    QCOMPARE(examineRecent({ { trail }, { log }, { empty } }),
        (QList<RecentEntry> { { trail, State::Trail }, { log, State::Log }, { empty, State::Log } }));
}

void TestRecentEntry::whatIsGoneIsMissing()
{
    QCOMPARE(examineRecent({ { m_folder.filePath(u"no such file"_s) } })[0].state, State::Missing);
}

void TestRecentEntry::aFolderIsNotLookedInto()
{
    QCOMPARE(examineRecent({ { m_folder.path() } })[0].state, State::Unknown);
}

void TestRecentEntry::aTrailThatIsOpenKeepsItsLocks()
{
    const auto name = write(u"open.vitrine"_s, QByteArray("SQLite format 3\0rest", 20));
    const testing::ReadLock lock(name);
    QVERIFY(lock.isHeld());
    QCOMPARE(examineRecent({ { name } })[0].state, State::Trail);
    QVERIFY(lock.isHeld());
}

QTEST_MAIN(TestRecentEntry)
#include "tst_recententry.moc"
