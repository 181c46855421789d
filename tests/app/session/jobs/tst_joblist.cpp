// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/importjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/verifyjob.h"
#include "app/wording/progresstext.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtConcurrentRun>

#include <atomic>
#include <memory>

#include <sys/resource.h>

using namespace vitrine;

namespace {

/// The higher, the less urgent.
int urgencyOfThisThread() { return ::getpriority(PRIO_PROCESS, 0); }

class YieldingJob final : public Job {
public:
    YieldingJob()
        : Job(QStringLiteral("Yielding"))
    {
    }

    std::shared_ptr<std::atomic_int> urgency() const { return m_urgency; }
    bool givesWay() const override { return true; }
    void start(QThreadPool *pool) override
    {
        begin();
        QtConcurrent::run(pool, givingWay([urgency = m_urgency] {
            *urgency = urgencyOfThisThread();
        })).then(this, [this] { end({}); });
    }

private:
    std::shared_ptr<std::atomic_int> m_urgency = std::make_shared<std::atomic_int>(0);
};

/// Over as soon as it starts, as work is that a thread has done before anybody waits for it.
class QuickJob final : public Job {
public:
    QuickJob()
        : Job(QStringLiteral("Quick"))
    {
    }

    void start(QThreadPool *) override
    {
        begin();
        end({});
    }
};

/// Does not notice for a while that it is stopped, like an import within one huge record, and then reports to itself.
class DeafJob final : public Job {
public:
    struct State {
        QSemaphore isRunning;
        QSemaphore isGone;
        std::atomic_bool outlivedItsJob = false;
    };

    DeafJob()
        : Job(QStringLiteral("Deaf"))
    {
    }
    ~DeafJob() override { m_state->isGone.release(); }

    std::shared_ptr<State> state() const { return m_state; }
    void start(QThreadPool *pool) override
    {
        constexpr int deafMs = 3'200;
        begin();
        QtConcurrent::run(pool, [state = m_state] {
            state->isRunning.release();
            state->outlivedItsJob = state->isGone.tryAcquire(1, deafMs);
        }).then(this, [this] { end({}); });
    }

private:
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace

class TestJobList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void keepsAJobUntilItHasEnded()
    {
        const QTemporaryDir folder;
        JobList jobs;
        auto job = std::make_unique<ImportJob>(
            QStringList { QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") }, folder.path());
        QSignalSpy imported(job.get(), &ImportJob::imported);
        jobs.start(std::move(job));
        QCOMPARE(jobs.count(), 1);
        QVERIFY(jobs.front()->title().contains(QStringLiteral("loans.json")));
        QVERIFY(imported.wait());
        QTRY_COMPARE(jobs.count(), 0);
        QVERIFY(jobs.front() == nullptr);
        QCOMPARE(imported.front().front().value<ImportedLogs>().report.runs, 1);
    }

    void aJobOutlivesItsWork()
    {
        std::shared_ptr<DeafJob::State> state;
        {
            JobList jobs;
            auto job = std::make_unique<DeafJob>();
            state = job->state();
            jobs.start(std::move(job));
            QTRY_VERIFY(state->isRunning.available() > 0);
        }
        QVERIFY(!state->outlivedItsJob);
    }

    void whoBeginsAJobHearsOfItsEnd()
    {
        JobList jobs;
        jobs.start(std::make_unique<QuickJob>());
        QCOMPARE(jobs.count(), 1);
        QSignalSpy ended(&jobs, &JobList::ended);
        QVERIFY(ended.wait());
        QCOMPARE(jobs.count(), 0);
    }

    void aVerificationWritesNothing()
    {
        JobList jobs;
        jobs.start(std::make_unique<VerifyJob>(QStringLiteral("/nowhere/x.vitrine"), QStringLiteral("x")));
        QCOMPARE(jobs.count(), 1);
        QVERIFY(!jobs.hasWriters());
        jobs.start(std::make_unique<QuickJob>());
        QVERIFY(jobs.hasWriters());
        QTRY_COMPARE(jobs.count(), 0);
        QVERIFY(!jobs.hasWriters());
    }

    void theWindowGoesBeforeAJobThatGivesWay()
    {
        JobList jobs;
        auto job = std::make_unique<YieldingJob>();
        const auto urgency = job->urgency();
        QSignalSpy ended(job.get(), &Job::ended);
        jobs.start(std::move(job));
        QVERIFY(ended.wait());
        const int own = urgencyOfThisThread();
        QVERIFY2(*urgency > own, qPrintable(QString::number(*urgency)));
        QCOMPARE(QtConcurrent::run(jobs.pool(), urgencyOfThisThread).result(), own);
    }

    void reportsAFailureAndAnEnd()
    {
        const QTemporaryDir folder;
        JobList jobs;
        auto job = std::make_unique<ImportJob>(QStringList { QStringLiteral("/nowhere/x.json") }, folder.path());
        QSignalSpy failed(job.get(), &ImportJob::failed);
        jobs.start(std::move(job));
        QVERIFY(failed.wait());
        QTRY_COMPARE(jobs.count(), 0);
    }

    void reportsPaceAndRest()
    {
        QCOMPARE(ProgressText::bytesPerSecond(0, 5'000), QString());
        QCOMPARE(ProgressText::bytesPerSecond(1'000, 50), QString());
        QCOMPARE(ProgressText::bytesPerSecond(50 << 20, 2'000), QStringLiteral("25.0 MiB/s"));
        QCOMPARE(ProgressText::runsPerSecond(0, 5'000), QString());
        QCOMPARE(ProgressText::runsPerSecond(7, 2'000), QStringLiteral("3.5 runs/s"));
        QCOMPARE(ProgressText::stepsPerSecond(3'000, 1'000), QStringLiteral("3,000 steps/s"));
        QCOMPARE(ProgressText::entriesPerSecond(50, 1'000), QStringLiteral("50 entries/s"));
        QCOMPARE(ProgressText::timeLeft(-1), QString());
        QCOMPARE(ProgressText::timeLeft(11.2), QStringLiteral("12 s left"));
        QCOMPARE(ProgressText::timeLeft(300), QStringLiteral("5 min left"));
        QCOMPARE(ProgressText::secondsLeft(0, 100, 1'000), -1.0);
        QCOMPARE(ProgressText::secondsLeft(25, 100, 1'000), 3.0);
    }

    void endsItsJobsWithItself()
    {
        const QTemporaryDir folder;
        auto jobs = std::make_unique<JobList>();
        for (int i = 0; i < 5; ++i)
            jobs->start(std::make_unique<ImportJob>(
                QStringList { QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") }, folder.path()));
        jobs.reset();
        QVERIFY(true);
    }
};

QTEST_GUILESS_MAIN(TestJobList)
#include "tst_joblist.moc"
