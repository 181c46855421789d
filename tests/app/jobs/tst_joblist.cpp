// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/importjob.h"
#include "app/jobs/joblist.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestJobList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void keepsAJobUntilItHasEnded()
    {
        const QTemporaryDir folder;
        JobList jobs;
        auto job = std::make_unique<ImportJob>(
            QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"), folder.path());
        QSignalSpy imported(job.get(), &ImportJob::imported);
        jobs.start(std::move(job));
        QCOMPARE(jobs.count(), 1);
        QVERIFY(jobs.front()->title().contains(QStringLiteral("loans.json")));
        QVERIFY(imported.wait());
        QTRY_COMPARE(jobs.count(), 0);
        QVERIFY(jobs.front() == nullptr);
        QCOMPARE(imported.front().front().value<ImportedLog>().opened.report.runs, 1);
    }

    void tellsAFailureAndAnEnd()
    {
        const QTemporaryDir folder;
        JobList jobs;
        auto job = std::make_unique<ImportJob>(QStringLiteral("/nowhere/x.json"), folder.path());
        QSignalSpy failed(job.get(), &ImportJob::failed);
        jobs.start(std::move(job));
        QVERIFY(failed.wait());
        QTRY_COMPARE(jobs.count(), 0);
    }

    void endsItsJobsWithItself()
    {
        const QTemporaryDir folder;
        auto jobs = std::make_unique<JobList>();
        for (int i = 0; i < 5; ++i)
            jobs->start(std::make_unique<ImportJob>(
                QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"), folder.path()));
        jobs.reset();
        QVERIFY(true);
    }
};

QTEST_GUILESS_MAIN(TestJobList)
#include "tst_joblist.moc"
