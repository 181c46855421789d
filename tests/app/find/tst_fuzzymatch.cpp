// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/find/fuzzymatch.h"

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
    }

    void nothingTypedMatchesAll() { QVERIFY(fuzzyScore(u"", u"anything")); }

    void startsOfWordsCountMore() { QVERIFY(*fuzzyScore(u"rs", u"Run Step") > *fuzzyScore(u"rs", u"Reverse")); }

    void whatStandsThereCountsMost()
    {
        QVERIFY(*fuzzyScore(u"step", u"Previous Step") > *fuzzyScore(u"step", u"Save Trail, Exit Program"));
    }
};

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"
