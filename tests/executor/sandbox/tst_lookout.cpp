// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/lookout.h"

#include <QTest>

using namespace vitrine;
using namespace std::chrono_literals;

namespace {

// Of a hundred waits that take so long asleep and awake, those that it was awake in.
int timesAwake(Lookout &lookout, Lookout::Duration asleep, Lookout::Duration awake)
{
    int times = 0;
    for (int i = 0; i < 100; ++i) {
        const bool isAwake = lookout.isAwake();
        times += isAwake ? 1 : 0;
        lookout.note(isAwake ? awake : asleep);
    }
    return times;
}

} // namespace

class TestLookout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysAwakeInARowOfQuickFramesWhereThatIsQuicker()
    {
        Lookout lookout;
        QVERIFY(timesAwake(lookout, 150us, 80us) > 90);
    }
    void sleepsWhereTheOtherSideNeedsTheProcessor()
    {
        Lookout lookout;
        QVERIFY(timesAwake(lookout, 60us, 3ms) < 5);
    }
    void findsOutWhenThatChanges()
    {
        Lookout lookout;
        timesAwake(lookout, 60us, 3ms);
        for (int i = 0; i < 20; ++i)
            timesAwake(lookout, 150us, 80us);
        QVERIFY(timesAwake(lookout, 150us, 80us) > 90);
        timesAwake(lookout, 60us, 3ms);
        QVERIFY(timesAwake(lookout, 60us, 3ms) < 5);
    }
    void sleepsAfterALongWait()
    {
        Lookout lookout;
        timesAwake(lookout, 150us, 80us);
        lookout.note(5ms);
        QVERIFY(!lookout.isAwake());
        QCOMPARE(timesAwake(lookout, 5ms, 5ms), 0);
    }
};

QTEST_GUILESS_MAIN(TestLookout)
#include "tst_lookout.moc"
