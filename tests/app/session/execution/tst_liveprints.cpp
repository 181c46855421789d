// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/liveprints.h"

#include <QTest>

using namespace vitrine;

class TestLivePrints final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void wakesOnceUntilTheTextIsTaken()
    {
        int woken = 0;
        LivePrints prints([&woken] { ++woken; });
        prints.add(1, "a");
        prints.add(1, "b");
        QCOMPARE(woken, 1);
        const auto taken = prints.take();
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.front().utf8, QByteArrayLiteral("ab"));
        prints.add(1, "c");
        QCOMPARE(woken, 2);
    }

    void keepsTheTextOfStepsApart()
    {
        LivePrints prints([] { });
        prints.add(1, "a");
        prints.add(2, "b");
        const auto taken = prints.take();
        QCOMPARE(taken.size(), 2);
        QCOMPARE(taken[1].step, 2);
        QCOMPARE(taken[1].utf8, QByteArrayLiteral("b"));
        QVERIFY(prints.take().empty());
    }

    void boundsAFlood()
    {
        LivePrints prints([] { });
        for (int i = 0; i < 1'000; ++i)
            prints.add(1, std::string(10'000, 'x'));
        QVERIFY(prints.take().front().utf8.size() <= 1'000'000);
    }

    void wakesNobodyOnceClosed()
    {
        int woken = 0;
        LivePrints prints([&woken] { ++woken; });
        prints.close();
        prints.add(1, "a");
        QCOMPARE(woken, 0);
    }
};

QTEST_GUILESS_MAIN(TestLivePrints)
#include "tst_liveprints.moc"
