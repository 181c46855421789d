// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/watchdog.h"
#include "executor/review/pyref.h"
#include "executor/review/pythonruntime.h"

#include <QTest>

#include <sys/resource.h>

using namespace vitrine;

namespace {

/// How often threads of this process other than this one went to sleep.
long sleepsOfOthers()
{
    rusage all {};
    rusage own {};
    getrusage(RUSAGE_SELF, &all);
    getrusage(RUSAGE_THREAD, &own);
    return all.ru_nvcsw - own.ru_nvcsw;
}

} // namespace

class TestWatchdog : public QObject {
    Q_OBJECT

    std::shared_ptr<PythonRuntime> m_python; ///< into which a stopped step gets exceptions
    Meter m_meter;

    Watchdog::Watch watch(double wallSeconds)
    {
        m_meter.begin(1'000'000, 1'000'000);
        Watchdog::Watch watch;
        watch.meter = &m_meter;
        watch.wallSeconds = wallSeconds;
        return watch;
    }

    static void end(Watchdog &watchdog)
    {
        const Gil gil;
        watchdog.end();
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python);
        m_python = std::move(*python);
    }
    void cleanupTestCase() { m_python.reset(); }

    void sleepsThroughQuickSteps()
    {
        Watchdog watchdog;
        constexpr double hour = 3600;
        constexpr int steps = 200;
        const long before = sleepsOfOthers();
        for (int i = 0; i < steps; ++i) {
            watchdog.begin(watch(hour));
            end(watchdog);
            QTest::qWait(1); // long enough to come to itself, if it was woken
        }
        const long sleeps = sleepsOfOthers() - before;
        QVERIFY2(sleeps < 20, qPrintable(QString::number(sleeps)));
    }
    void stopsAStepAfterQuickOnes()
    {
        Watchdog watchdog;
        for (int i = 0; i < 3; ++i) {
            watchdog.begin(watch(3600));
            end(watchdog);
        }
        watchdog.begin(watch(0.01));
        QTRY_VERIFY_WITH_TIMEOUT(m_meter.isStopped(), 30'000);
        QVERIFY(m_meter.reason() == StopReason::WallTime);
        end(watchdog);
    }
    void waitsForImportsWhilePatient()
    {
        m_meter.begin(1'000'000, 1'000'000);
        m_meter.beginImport();
        QVERIFY(!m_meter.isInterrupted());
        m_meter.stop(StopReason::WallTime);
        QVERIFY(!m_meter.mayGoOn() && !m_meter.isInterrupted()); // code of the step stops, that of the library does not
        m_meter.beginImport();
        m_meter.endImport();
        QVERIFY(!m_meter.isInterrupted());
        m_meter.endPatience();
        QVERIFY(m_meter.isInterrupted());
        m_meter.begin(1'000'000, 1'000'000);
        m_meter.stop(StopReason::WallTime);
        QVERIFY(!m_meter.isInterrupted());
        m_meter.endImport();
        QVERIFY(m_meter.isInterrupted());
    }
    void looksAtTheStepThatRunsWhenItIsTime()
    {
        Watchdog watchdog;
        watchdog.begin(watch(0.05));
        end(watchdog);
        watchdog.begin(watch(0.06));
        QTRY_VERIFY_WITH_TIMEOUT(m_meter.isStopped(), 30'000);
        end(watchdog);
        watchdog.begin(watch(3600));
        QVERIFY(!m_meter.isStopped());
        watchdog.cancel();
        QVERIFY(m_meter.reason() == StopReason::Cancelled);
        end(watchdog);
    }
};

QTEST_GUILESS_MAIN(TestWatchdog)
#include "tst_watchdog.moc"
