// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/isotime.h"

#include <QTest>

#include <limits>

using namespace vitrine;

class TestIsoTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTimesInUtc_data();
    void writesTimesInUtc();
};

void TestIsoTime::writesTimesInUtc_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 1788257400.0 << QStringLiteral("2026-09-01T10:10:00Z");
    QTest::newRow("fraction") << 1788257402.5 << QStringLiteral("2026-09-01T10:10:02.5Z");
    QTest::newRow("microseconds") << 1788257402.123456 << QStringLiteral("2026-09-01T10:10:02.123456Z");
    QTest::newRow("rounded up") << 1788257399.9999999 << QStringLiteral("2026-09-01T10:10:00Z");
    QTest::newRow("epoch") << 0.0 << QStringLiteral("1970-01-01T00:00:00Z");
    QTest::newRow("before") << -0.25 << QStringLiteral("1969-12-31T23:59:59.75Z");
    QTest::newRow("too late") << 1e18 << QString();
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QString();
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << QString();
}

void TestIsoTime::writesTimesInUtc()
{
    QFETCH(const double, seconds);
    QTEST(QString::fromStdString(isoTimeText(seconds)), "text");
}

QTEST_GUILESS_MAIN(TestIsoTime)
#include "tst_isotime.moc"
