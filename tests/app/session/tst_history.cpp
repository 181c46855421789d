// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/history.h"

#include <QTest>

using namespace vitrine;

class TestHistory final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void goesBackAndForward()
    {
        History history;
        visitSlowly(history, 1);
        QVERIFY(!history.canGoBack());
        visitSlowly(history, 2);
        visitSlowly(history, 3);
        QCOMPARE(history.goBack().step, 2);
        QCOMPARE(history.goBack().step, 1);
        QVERIFY(!history.canGoBack());
        QCOMPARE(history.goForward().step, 2);
        QVERIFY(history.canGoForward());
    }

    void aNewLocationEndsWhatWasAhead()
    {
        History history;
        visitSlowly(history, 1);
        visitSlowly(history, 2);
        history.goBack();
        visitSlowly(history, 3);
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.goBack().step, 1);
    }

    void joinsWhatIsPassedQuickly()
    {
        History history;
        visitSlowly(history, 1);
        visitSlowly(history, 2);
        for (int step = 3; step < 20; ++step)
            history.visit({ .run = 1, .step = step });
        QCOMPARE(history.goBack().step, 1);
        QCOMPARE(history.goForward().step, 19);
    }

    void isBounded()
    {
        History history;
        for (int step = 1; step < 500; ++step)
            visitSlowly(history, step);
        int back = 0;
        for (; history.canGoBack(); ++back)
            history.goBack();
        QVERIFY(back < 200);
    }

private:
    // Going back and forward ends the joining of what follows, like time does.
    static void visitSlowly(History &history, StepId step)
    {
        if (history.canGoBack()) {
            history.goBack();
            history.goForward();
        }
        history.visit({ .run = 1, .step = step });
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
