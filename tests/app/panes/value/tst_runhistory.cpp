// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/value/runhistory.h"

#include "models/trail/read/trail.h"
#include "tests/app/session/execution/trailfixture.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Where values came from, as far as the code of a run tells it.
class TestRunHistory final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAValueThroughTheSteps()
    {
        QCOMPARE(origins({ "a = 1\nb = 2", "print(a)", "c = a + b", "d = c" }, 4, "d"), u"d@4:1(c@3:1(a@1:1 b@1:2))"_s);
    }

    void looksInTheStepItselfFirst()
    {
        QCOMPARE(origins({ "a = 1", "b = a\na = 2\nc = a + b" }, 2, "c"), u"c@2:3(a@2:2 b@2:1(a@1:1))"_s);
        QCOMPARE(origins({ "a = 1", "b = a\na = 2\nc = a" }, 2, "a", 2), u"a@1:1"_s);
    }

    void reportsMethodsThatMayHaveChangedIt()
    {
        QCOMPARE(origins({ "b = 1", "a = []\na.append(b)\nc = a\na.sort()" }, 2, "a"), u"a@2:1(a@2:2(b@1:1) a@2:4)"_s);
        QCOMPARE(origins({ "b = 1", "a = []\na.append(b)\nc = a\na.sort()" }, 2, "c"), u"c@2:3(a@2:1(a@2:2(b@1:1)))"_s);
    }

    void reportsEarlierValuesBehindTheNewest()
    {
        QCOMPARE(origins({ "a = 1", "a = 2", "a = 3" }, 3, "a"), u"a@3:1 a@2:1 a@1:1"_s);
        QCOMPARE(origins({ "a = 1", "a += 2" }, 2, "a"), u"a@2:1(a@1:1) a@1:1"_s);
    }

    void knowsNothingOfWhatComesLater() { QCOMPARE(origins({ "a = 1", "b = 2", "a = 3" }, 2, "a"), u"a@1:1"_s); }

    void knowsNothingOfWhatNobodySet() { QCOMPARE(origins({ "print(a)" }, 1, "a"), QString()); }

    void endsWhereATreeWouldHaveNoEnd()
    {
        std::vector<std::string> codes { "a = b = 1" };
        for (int step = 0; step < 60; ++step)
            codes.push_back("a, b = a + b, a - b");
        const auto text = origins(codes, 61, "a");
        QVERIFY(text.count(u'@') <= 400);
        QVERIFY(text.startsWith(u"a@61:1(a@60:1("_s));
    }

    void namesThatAreNoneHurtNobody()
    {
        QCOMPARE(origins({ "a = 1" }, 1, "x' OR 'a'='a"), QString());
        QCOMPARE(origins({ "a = 1" }, 1, ""), QString());
    }

private:
    static QString text(const std::vector<ValueOrigin> &origins)
    {
        QStringList parts;
        for (const ValueOrigin &origin : origins) {
            QString part = QString::fromStdString(origin.name);
            part += u"@%1:%2"_s.arg(origin.ordinal).arg(origin.line);
            if (!origin.sources.empty())
                part += u"(%1)"_s.arg(text(origin.sources));
            parts << part;
        }
        return parts.join(u' ');
    }

    static QString origins(
        const std::vector<std::string> &codes, std::uint64_t upTo, std::string_view name, int line = 0)
    {
        const TrailFixture fixture(codes);
        const auto trail = Trail::open(fixture.file().toStdString());
        auto history = RunHistory::read(**trail, fixture.run(), upTo);
        return history ? text(history->originsOf(name, line)) : u"unreadable"_s;
    }
};

QTEST_GUILESS_MAIN(TestRunHistory)
#include "tst_runhistory.moc"
