// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/determinism.h"

#include <QTest>

using namespace vitrine;

class TestDeterminism : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsClocks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("real") << QByteArray("real") << true;
        QTest::newRow("recorded") << QByteArray("recorded") << true;
        QTest::newRow("a moment") << QByteArray("1999-12-31T23:59:59Z") << true;
        QTest::newRow("a day") << QByteArray("1999-12-31") << false;
        QTest::newRow("a day that is none") << QByteArray("2026-02-30T00:00:00Z") << false;
        QTest::newRow("another time zone") << QByteArray("1999-12-31T23:59:59+02:00") << false;
        QTest::newRow("something behind it") << QByteArray("1999-12-31T23:59:59Zulu") << false;
        QTest::newRow("before the epoch") << QByteArray("1969-12-31T23:59:59Z") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void reportsClocks()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isGood);
        const auto clock = clockFrom(text.toStdString());
        QCOMPARE(clock.has_value(), isGood);
        if (clock)
            QCOMPARE(QByteArray::fromStdString(toString(*clock)), text);
    }
    void aMomentIsInUtc() { QCOMPARE(clockFrom("2026-01-31T12:00:00Z")->at.time_since_epoch().count(), 1769860800); }
};

QTEST_GUILESS_MAIN(TestDeterminism)
#include "tst_determinism.moc"
