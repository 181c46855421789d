// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/filterterm.h"
#include "models/trail/filter/filter.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFilterTerm final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quotesWhateverALogHolds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << u"gpt-4o"_s;
        QTest::newRow("quotes") << u"say \"hi\" and 'ho'"_s;
        QTest::newRow("backslashes") << u"C:\\x\\"_s;
        QTest::newRow("a filter in it") << u"\" or status == ok or \""_s;
        QTest::newRow("control characters") << u"a\tb\u202e"_s;
    }

    void quotesWhateverALogHolds()
    {
        QFETCH(const QString, text);
        const auto term = FilterTerm::equals(u"run.model"_s, text);
        const auto parsed = Filter::parse(term.toStdString());
        QVERIFY2(parsed, qPrintable(term));
        QVERIFY(Filter::parse(FilterTerm::joined(term, term, FilterTerm::Join::And).toStdString()));
    }

    void takesTheBeginningOfALongText()
    {
        const auto term = FilterTerm::contains(u"code"_s, u"\n  first "_s + QString(500, u'x') + u"\nsecond"_s);
        QVERIFY(term.startsWith(u"code contains \"first xxx"_s));
        QVERIFY(term.size() < 200);
        QVERIFY(!term.contains(u"second"_s));
        QVERIFY(FilterTerm::contains(u"code"_s, u" \n"_s).isEmpty());
    }

    void namesNumbersAndTimesAsTheyAreParsed()
    {
        QCOMPARE(FilterTerm::isNumber(u"run.cost"_s, 0.0125), u"run.cost == 0.0125"_s);
        const auto minute = FilterTerm::inMinute(u"run.started"_s, 1'700'000'012.5);
        QCOMPARE(minute, u"run.started >= \"2023-11-14T22:13\" and run.started < \"2023-11-14T22:14\""_s);
        QVERIFY(Filter::parse(minute.toStdString()));
        QVERIFY(Filter::parse(FilterTerm::isNumber(u"run.cost"_s, 1e-7).toStdString()));
    }

    void joinsWhatIsThere()
    {
        using Join = FilterTerm::Join;
        const auto term = u"step == 2"_s;
        const auto there = u"status == ok or kind == final"_s;
        QCOMPARE(FilterTerm::joined(there, term, Join::Replace), term);
        QCOMPARE(FilterTerm::joined(there, term, Join::And), u"(status == ok or kind == final) and step == 2"_s);
        QCOMPARE(FilterTerm::joined(there, term, Join::Or), u"status == ok or kind == final or step == 2"_s);
        QCOMPARE(FilterTerm::joined({}, term, Join::Exclude), u"not step == 2"_s);
        QCOMPARE(
            FilterTerm::joined(there, term, Join::Exclude), u"(status == ok or kind == final) and not step == 2"_s);
        // Parentheses stand where they are needed.
        const auto simple = u"status == ok and code contains \"this or that\""_s;
        QCOMPARE(FilterTerm::joined(simple, term, Join::And), QString(simple % u" and step == 2"));
        const auto two = FilterTerm::both(u"run == 1"_s, term);
        QCOMPARE(FilterTerm::joined({}, two, Join::Exclude), u"not (run == 1 and step == 2)"_s);
        QCOMPARE(
            FilterTerm::joined(there, two, Join::Or), u"status == ok or kind == final or run == 1 and step == 2"_s);
        QCOMPARE(FilterTerm::joined({}, FilterTerm::absent(u"code"_s), Join::Exclude), u"has(code)"_s);
        QVERIFY(Filter::parse(FilterTerm::absent(u"code"_s).toStdString()));
        for (const auto how : { Join::Replace, Join::Exclude, Join::And, Join::Or })
            QVERIFY(Filter::parse(FilterTerm::joined(there, term, how).toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestFilterTerm)
#include "tst_filterterm.moc"
