// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/decimal.h"

#include <QTest>

#include <limits>

using namespace vitrine;

class TestDecimal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsHaveNoNoise();
    void keepsOtherValues();
};

void TestDecimal::sumsHaveNoNoise()
{
    std::optional<double> sum;
    addDecimal(sum, std::nullopt);
    QVERIFY(!sum);
    for (const double amount : { 6.3e-06, 4e-06 })
        addDecimal(sum, amount);
    addDecimal(sum, std::nullopt);
    QVERIFY(*sum == 1.03e-05);
    std::optional<double> many;
    for (int n = 0; n < 10'000; ++n)
        addDecimal(many, 1e-07);
    QVERIFY(*many == 0.001);
    QVERIFY(roundedDecimal(0.1 + 0.2) == 0.3);
}

void TestDecimal::keepsOtherValues()
{
    for (const double value : { 0.0, -0.25, 123456789.012345, 5e-324, 1e300 })
        QVERIFY(roundedDecimal(value) == value);
    QVERIFY(roundedDecimal(std::numeric_limits<double>::infinity()) == std::numeric_limits<double>::infinity());
}

QTEST_GUILESS_MAIN(TestDecimal)
#include "tst_decimal.moc"
