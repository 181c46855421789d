// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/latejob.h"

#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace std::chrono_literals;

/// Work of which only what turns out to be long is listed.
class TestLateJob final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void isNotListedWhenItIsQuick()
    {
        JobList jobs;
        const QSignalSpy started(&jobs, &JobList::started);
        const QPointer job(make(jobs, 1h));
        job->finish({});
        QTRY_VERIFY(!job);
        QCOMPARE(started.size(), 0);
    }

    void isListedWithItsProgressWhenItIsLong()
    {
        JobList jobs;
        auto *job = make(jobs, 0ms);
        const auto report = job->progressCall();
        QTRY_COMPARE(jobs.count(), 1);
        QCOMPARE(jobs.front()->title(), QStringLiteral("Reading"));
        QVERIFY(report(3, 12));
        QTRY_COMPARE(jobs.front()->done(), 3U);
        QCOMPARE(jobs.front()->total(), 12U);
        Outcome seen(jobs);
        job->finish({ .text = QStringLiteral("12 runs") });
        QCOMPARE(jobs.count(), 0);
        QCOMPARE(seen.outcome, (JobOutcome { .text = QStringLiteral("12 runs") }));
    }

    void isStoppedFromTheList()
    {
        JobList jobs;
        auto *job = make(jobs, 0ms);
        const auto report = job->progressCall();
        QTRY_COMPARE(jobs.count(), 1);
        jobs.cancelAll();
        QCOMPARE(m_stops, 1);
        QVERIFY(!report(4, 12));
        Outcome seen(jobs);
        job->finish({});
        QCOMPARE(seen.outcome.how, JobOutcome::How::Stopped);
    }

    void endsWithItsOwner()
    {
        JobList jobs;
        auto owner = std::make_unique<QObject>();
        new LateJob(&jobs, QStringLiteral("Reading"), [] { }, owner.get(), 0ms);
        QTRY_COMPARE(jobs.count(), 1);
        owner.reset();
        QCOMPARE(jobs.count(), 0);
    }

    void cleanup() { m_stops = 0; }

private:
    struct Outcome {
        explicit Outcome(JobList &jobs)
        {
            QObject::connect(&jobs, &JobList::ended, &jobs, [this](const Job *job) { outcome = job->outcome(); });
        }
        JobOutcome outcome {};
    };

    LateJob *make(JobList &jobs, std::chrono::milliseconds patience)
    {
        return new LateJob(&jobs, QStringLiteral("Reading"), [this] { ++m_stops; }, &jobs, patience);
    }

    int m_stops = 0;
};

QTEST_GUILESS_MAIN(TestLateJob)
#include "tst_latejob.moc"
