// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "app/window/startclock.h"
#include "tests/app/window/shownwindow.h"

#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;

/// The clock that tells how long a start took.
class TestStartClock final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void reportsOnceWhenTheWindowIsThere()
    {
        MainWindow window(makeInProcessBackend);
        StartClock clock(&window, false);
        QSignalSpy usable(&clock, &StartClock::usable);
        // An answer to something that was asked later: nobody sees the window yet.
        QTRY_VERIFY(window.project()->isQuiet());
        QCOMPARE(usable.size(), 0);
        window.show();
        QVERIFY(usable.wait());
        QVERIFY(usable[0][0].toDouble() > 0);
        QVERIFY(usable[0][0].toDouble() <= StartClock::sinceStart().count());
        window.update();
        QTRY_VERIFY(window.project()->isQuiet());
        QCOMPARE(usable.size(), 1);
    }

    void waitsForWhatIsOpened()
    {
        MainWindow window(makeInProcessBackend);
        StartClock clock(&window, true);
        QSignalSpy usable(&clock, &StartClock::usable);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(usable.size(), 0);
        window.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QVERIFY(usable.wait(30'000));
        QVERIFY(window.project()->currentRun() != 0);
    }
};

QTEST_MAIN(TestStartClock)
#include "tst_startclock.moc"
