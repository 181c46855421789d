// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recentfiles.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestRecentFiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"recentfiles"_s);
    }

    void init() { QSettings().clear(); }

    void theNewestIsFirstAndOnlyOnce()
    {
        RecentFiles files;
        files.add(u"/a/one.json"_s);
        files.add(u"/a/two.json"_s);
        files.add(u"/a/../a/one.json"_s);
        QCOMPARE(files.files(), QStringList({ u"/a/one.json"_s, u"/a/two.json"_s }));
        QVERIFY(files.entries()[0].opened.isValid());
    }

    void whatIsKnownIsKept()
    {
        {
            RecentFiles files;
            files.add(u"/a/one.json"_s);
            files.setRuns(u"/a/one.json"_s, 50);
            files.setRuns(u"/a/unknown.json"_s, 7);
        }
        const RecentFiles again;
        QCOMPARE(again.entries().size(), 1);
        QCOMPARE(again.entries()[0].runs, 50);
        QVERIFY(again.entries()[0].opened.secsTo(QDateTime::currentDateTimeUtc()) < 60);
    }

    void openingAgainKeepsTheNumberOfRuns()
    {
        RecentFiles files;
        files.add(u"/a/one.json"_s);
        files.setRuns(u"/a/one.json"_s, 50);
        files.add(u"/a/one.json"_s);
        QCOMPARE(files.entries()[0].runs, 50);
    }

    void countsThatFollowQuicklyAreReportedOnce()
    {
        RecentFiles files;
        files.add(u"/a/one.json"_s);
        QSignalSpy changed(&files, &RecentFiles::changed);
        for (int runs = 0; runs < 100; ++runs)
            files.setRuns(u"/a/one.json"_s, runs);
        QVERIFY(changed.isEmpty());
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(RecentFiles().entries()[0].runs, 99);
    }

    void listsOfOlderProgramsAreRead()
    {
        QSettings().setValue(u"recent/files"_s, QStringList({ u"/a/one.json"_s, u"/a/two.json"_s }));
        QSettings().setValue(u"recent/opened"_s, QStringList({ u"2026-01-01T00:00:00Z"_s }));
        const RecentFiles files;
        QCOMPARE(files.files().size(), 2);
        QVERIFY(!files.entries()[0].opened.isValid());
        QCOMPARE(files.entries()[0].runs, -1);
    }
};

QTEST_GUILESS_MAIN(TestRecentFiles)
#include "tst_recentfiles.moc"
