// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/adaptivewait.h"

#include <QTest>

using namespace vitrine;
using namespace std::chrono_literals;

namespace {

// Of a hundred waits that take so long asleep and awake, those that it was awake in.
int timesAwake(AdaptiveWait &adaptiveWait, AdaptiveWait::Duration asleep, AdaptiveWait::Duration awake)
{
    int times = 0;
    for (int i = 0; i < 100; ++i) {
        const bool isAwake = adaptiveWait.isAwake();
        times += isAwake ? 1 : 0;
        adaptiveWait.note(isAwake ? awake : asleep);
    }
    return times;
}

} // namespace

class TestAdaptiveWait : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysAwakeInARowOfQuickFramesWhereThatIsQuicker()
    {
        AdaptiveWait adaptiveWait;
        QVERIFY(timesAwake(adaptiveWait, 150us, 80us) > 90);
    }
    void sleepsWhereTheOtherSideNeedsTheProcessor()
    {
        AdaptiveWait adaptiveWait;
        QVERIFY(timesAwake(adaptiveWait, 60us, 3ms) < 5);
    }
    void findsOutWhenThatChanges()
    {
        AdaptiveWait adaptiveWait;
        timesAwake(adaptiveWait, 60us, 3ms);
        for (int i = 0; i < 20; ++i)
            timesAwake(adaptiveWait, 150us, 80us);
        QVERIFY(timesAwake(adaptiveWait, 150us, 80us) > 90);
        timesAwake(adaptiveWait, 60us, 3ms);
        QVERIFY(timesAwake(adaptiveWait, 60us, 3ms) < 5);
    }
    void sleepsAfterALongWait()
    {
        AdaptiveWait adaptiveWait;
        timesAwake(adaptiveWait, 150us, 80us);
        adaptiveWait.note(5ms);
        QVERIFY(!adaptiveWait.isAwake());
        QCOMPARE(timesAwake(adaptiveWait, 5ms, 5ms), 0);
    }
};

QTEST_GUILESS_MAIN(TestAdaptiveWait)
#include "tst_adaptivewait.moc"
