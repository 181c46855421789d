// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/changetext.h"
#include "app/wording/words.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace vitrine;

/// What the lists say of figures.
class TestWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    // As in the glossary and in the counts of imports.
    void aStepOfAModelIsATurn()
    {
        StepSummary step;
        step.kind = StepKind::Action;
        QCOMPARE(Words::kind(step), QStringLiteral("Turn"));
        step.isFinalAnswer = true;
        QCOMPARE(Words::kind(step), QStringLiteral("Final"));
    }

    void durations_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << QStringLiteral("0.0 ms");
        QTest::newRow("next to nothing") << 0.000049 << QStringLiteral("< 0.1 ms");
        QTest::newRow("a little") << 0.000051 << QStringLiteral("0.1 ms");
        QTest::newRow("less than a hundredth") << 0.0034 << QStringLiteral("3.4 ms");
        QTest::newRow("milliseconds") << 0.25 << QStringLiteral("250 ms");
        QTest::newRow("seconds") << 19.52 << QStringLiteral("19.5 s");
        QTest::newRow("minutes") << 754.0 << QStringLiteral("12.6 min");
        QTest::newRow("clock set back") << -3.0 << QStringLiteral("-3.0 s");
        QTest::newRow("no duration") << 1e308 << QStringLiteral("1e+308 s");
        QTest::newRow("no duration, back") << -1e300 << QStringLiteral("-1e+300 s");
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << QStringLiteral("inf s");
    }
    // In any language: no month before the day, no AM or PM.
    void moments()
    {
        static const QRegularExpression shape(QStringLiteral("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$"));
        const QDateTime evening(QDate(2026, 11, 26), QTime(23, 10, 5));
        QCOMPARE(Words::moment(evening), QStringLiteral("2026-11-26 23:10"));
        QVERIFY(shape.match(Words::moment(1.7e9)).hasMatch());
        const auto exact = Words::exactMoment(1.7e9);
        QVERIFY2(exact.contains(QRegularExpression(QStringLiteral("(Z|[+-]\\d\\d:\\d\\d)$"))), qPrintable(exact));
        QCOMPARE(QDateTime::fromString(exact, Qt::ISODate).toSecsSinceEpoch(), qint64(1'700'000'000));
    }

    // A count of changes stands beside counts of verdicts, so that one word would have two numbers.
    void noChangeIsNamedLikeAVerdict()
    {
        for (const Cell &verdict : Words::policyVerdicts())
            for (const VerdictChange change : allVerdictChanges)
                QVERIFY2(ChangeText::name(change) != verdict.text, qPrintable(verdict.text));
    }

    void durations()
    {
        QFETCH(const double, seconds);
        QFETCH(const QString, text);
        QCOMPARE(Words::duration(seconds), text);
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
