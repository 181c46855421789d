// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/fuzzymatch.h"

#include <QTest>

using namespace vitrine;

class TestFuzzyMatch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersHaveToOccurInOrder()
    {
        QVERIFY(fuzzyScore(u"vt", u"Verify Trail"));
        QVERIFY(fuzzyScore(u"v t", u"verify trail"));
        QVERIFY(!fuzzyScore(u"tv", u"Verify Trai"));
        QVERIFY(!fuzzyScore(u"x", u""));
        QVERIFY(fuzzyScore(u"rply", u"Run: Replay"));
        QVERIFY(fuzzyScore(u"rrp", u"Run: Replay"));
    }

    // Somewhere in a sentence there are all letters of a word.
    void lettersAreInOneWordOrStartOne()
    {
        QVERIFY(!fuzzyScore(
            u"recursion", u"Run 36: When converting 31/11111 to a decimal, the decimal turns out to have a cycle"));
        QVERIFY(!fuzzyScore(u"final", u"Run 31: Convert 21/(22 * 57) to a terminating decimal. Write code, no list"));
    }

    void nothingTypedMatchesAll() { QVERIFY(fuzzyScore(u"", u"anything")); }

    void startsOfWordsCountMore() { QVERIFY(*fuzzyScore(u"rs", u"Run Step") > *fuzzyScore(u"rs", u"Reset")); }

    // Of what can be compared with a run: its number is typed, and tasks have numbers too.
    void namesCountMoreThanTheTextsAfterThem()
    {
        const auto long3
            = u"Run 3: Rick is thinking of a positive factor of 14 and Steve is thinking of a positive factor";
        QVERIFY(*fuzzyScore(u"3", long3) > *fuzzyScore(u"3", u"Run 10: Find k, if ${(3^k)}^6=3^6$. Write code."));
        QVERIFY(*fuzzyScore(u"3", long3) > *fuzzyScore(u"3", u"Run 49: Solve for $x: 3^{2x} + 19 = 10^x$."));
    }

    void whatIsThereCountsMost()
    {
        QVERIFY(*fuzzyScore(u"step", u"Previous Step") > *fuzzyScore(u"step", u"Save Trail, Exit Program"));
    }
};

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
