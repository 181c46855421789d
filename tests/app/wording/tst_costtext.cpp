// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/costtext.h"

#include <QLocale>
#include <QTest>

using namespace vitrine;

class TestCostText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void smallCostsKeepTwoDigits();
    void noCostIsAZero();
    void theCurrencyIsWhereTheLanguageHasIt();
};

void TestCostText::smallCostsKeepTwoDigits()
{
    QCOMPARE(costText(12.5), QStringLiteral("$12.50"));
    QCOMPARE(costText(0.0125), QStringLiteral("$0.0125"));
    QCOMPARE(costText(0.0004475), QStringLiteral("$0.00045"));
    QCOMPARE(costText(1.03e-05), QStringLiteral("$0.000010"));
    QCOMPARE(plainCostText(0.0125), QStringLiteral("0.0125"));
}

// A known zero has no digits that look measured.
void TestCostText::noCostIsAZero()
{
    QCOMPARE(costText(0), QStringLiteral("$0"));
    QCOMPARE(plainCostText(0), QStringLiteral("0"));
}

void TestCostText::theCurrencyIsWhereTheLanguageHasIt()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const auto text = costText(0.0125);
    QLocale::setDefault(before);
    QCOMPARE(text, QStringLiteral("0,0125\u00a0$"));
}

QTEST_GUILESS_MAIN(TestCostText)
#include "tst_costtext.moc"
