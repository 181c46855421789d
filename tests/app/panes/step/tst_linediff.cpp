// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/linediff.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestLineDiff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalTextsAreKeptWhole();
    void anInsertedLineIsAlone();
    void aReplacedLineIsBesideTheOldOne();
    void nothingAgainstSomething();
    void theKeptLinesAreALongestCommonSubsequence();
    void everyLineAppearsOnceAndInOrder();
    void manyDifferencesStayQuick();
    void changedWordsAreMarked();
    void neighboringWordsAreOneMark();
    void unlikeLinesAreMarkedWhole();
    void marksNeverSplitACharacter();
};

void TestLineDiff::equalTextsAreKeptWhole()
{
    const QStringList lines { u"a"_s, u"b"_s };
    QCOMPARE(alignedRows(lines, lines), (std::vector<AlignedRow> { { 0, 0, true }, { 1, 1, true } }));
    QVERIFY(alignedRows({}, {}).empty());
}

void TestLineDiff::anInsertedLineIsAlone()
{
    QCOMPARE(alignedRows({ u"a"_s, u"c"_s }, { u"a"_s, u"b"_s, u"c"_s }),
        (std::vector<AlignedRow> { { 0, 0, true }, { -1, 1, false }, { 1, 2, true } }));
}

void TestLineDiff::aReplacedLineIsBesideTheOldOne()
{
    QCOMPARE(alignedRows({ u"a"_s, u"x"_s, u"c"_s }, { u"a"_s, u"y"_s, u"z"_s, u"c"_s }),
        (std::vector<AlignedRow> { { 0, 0, true }, { 1, 1, false }, { -1, 2, false }, { 2, 3, true } }));
}

void TestLineDiff::nothingAgainstSomething()
{
    QCOMPARE(alignedRows({}, { u"a"_s, u"b"_s }), (std::vector<AlignedRow> { { -1, 0, false }, { -1, 1, false } }));
    QCOMPARE(alignedRows({ u"a"_s }, {}), (std::vector<AlignedRow> { { 0, -1, false } }));
}

void TestLineDiff::theKeptLinesAreALongestCommonSubsequence()
{
    const QString left = u"ABCABBA"_s;
    const QString right = u"CBABAC"_s;
    const auto pairs
        = keptPairs(left.size(), right.size(), [&](qsizetype l, qsizetype r) { return left[l] == right[r]; });
    QCOMPARE(pairs.size(), 4U);
    QVERIFY(std::ranges::all_of(pairs, [&](const KeptPair &p) { return left[p.left] == right[p.right]; }));
}

void TestLineDiff::everyLineAppearsOnceAndInOrder()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        QStringList left;
        QStringList right;
        for (int i = random.bounded(12); i > 0; --i)
            left.append(QString::number(random.bounded(4)));
        for (int i = random.bounded(12); i > 0; --i)
            right.append(QString::number(random.bounded(4)));
        qsizetype nextLeft = 0;
        qsizetype nextRight = 0;
        for (const AlignedRow &row : alignedRows(left, right)) {
            if (row.left >= 0)
                QCOMPARE(row.left, nextLeft++);
            if (row.right >= 0)
                QCOMPARE(row.right, nextRight++);
            if (row.isSame)
                QCOMPARE(left[row.left], right[row.right]);
            QVERIFY(row.left >= 0 || row.right >= 0);
        }
        QCOMPARE(nextLeft, left.size());
        QCOMPARE(nextRight, right.size());
    }
}

void TestLineDiff::manyDifferencesStayQuick()
{
    QStringList left;
    QStringList right;
    for (int i = 0; i < 20'000; ++i) {
        left.append(u"left %1"_s.arg(i));
        right.append(u"right %1"_s.arg(i));
    }
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(alignedRows(left, right).size(), 20'000U);
    QVERIFY2(timer.elapsed() < 2000, QByteArray::number(timer.elapsed()).constData());
}

void TestLineDiff::changedWordsAreMarked()
{
    QCOMPARE(changedWords(u"total = 17 units", u"total = 42 units"), (ChangedWords { { { 8, 2 } }, { { 8, 2 } } }));
    QCOMPARE(changedWords(u"same words here", u"same here"), (ChangedWords { { { 5, 6 } }, {} }));
}

void TestLineDiff::neighboringWordsAreOneMark()
{
    const auto changes = changedWords(u"the value is one two three today", u"the value is four five six today");
    QCOMPARE(changes.left.size(), 1U);
    QCOMPARE(changes.left[0], (TextRange { 13, 13 }));
    QCOMPARE(changes.right[0], (TextRange { 13, 13 }));
}

void TestLineDiff::unlikeLinesAreMarkedWhole()
{
    QCOMPARE(changedWords(u"abc def", u"something else entirely"), (ChangedWords { { { 0, 7 } }, { { 0, 23 } } }));
    QCOMPARE(changedWords(u"", u"new"), (ChangedWords { {}, { { 0, 3 } } }));
}

void TestLineDiff::marksNeverSplitACharacter()
{
    const QString left = u"result is 😀 here"_s;
    const QString right = u"result is 😁 here"_s;
    const auto changes = changedWords(left, right);
    QCOMPARE(changes.left, (std::vector<TextRange> { { 10, 2 } }));
    QVERIFY(left[changes.left[0].from].isHighSurrogate());
}

QTEST_MAIN(TestLineDiff)
#include "tst_linediff.moc"
