// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stallmonitor.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace vitrine;

namespace {

void workFor(int milliseconds)
{
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < milliseconds) { }
}

} // namespace

class TestStallMonitor final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNothingWhileTheLoopIsFluid()
    {
        StallMonitor monitor;
        QSignalSpy stalled(&monitor, &StallMonitor::stalled);
        QTest::qWait(100);
        QVERIFY(monitor.longestWork() < StallMonitor::limit);
        QCOMPARE(stalled.size(), 0);
    }

    void findsWhatHoldsTheLoopUp()
    {
        // Work is the thread's own: on a busy machine it is less than what the clock says.
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("the event loop stood still")));
        StallMonitor monitor;
        QSignalSpy stalled(&monitor, &StallMonitor::stalled);
        QTest::qWait(20);
        QTimer::singleShot(0, this, [] { workFor(600); });
        QTRY_COMPARE(stalled.size(), 1);
        QVERIFY(monitor.longest().count() > 300);
        QVERIFY(monitor.longestWork() > StallMonitor::limit);
    }

    void distinguishesWaitingFromWork()
    {
        StallMonitor monitor;
        QTest::qWait(20);
        QTimer::singleShot(0, this, [] { std::this_thread::sleep_for(std::chrono::milliseconds(200)); });
        QTRY_VERIFY(monitor.longest().count() > 100);
        QVERIFY(monitor.longestWork() < StallMonitor::limit);
    }

    void startsAgain()
    {
        StallMonitor monitor;
        QTimer::singleShot(0, this, [] { std::this_thread::sleep_for(std::chrono::milliseconds(100)); });
        QTRY_VERIFY(monitor.longest().count() > 50);
        monitor.restart();
        QVERIFY(monitor.longest().count() < 50);
    }
};

QTEST_GUILESS_MAIN(TestStallMonitor)
#include "tst_stallmonitor.moc"
