// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/sourcetext.h"

#include <QTest>

using namespace vitrine;

class TestSourceText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitsAtEveryKindOfLineEnd()
    {
        const SourceText text("a\nb\r\nc\rd");
        QCOMPARE(text.line(1), "a");
        QCOMPARE(text.line(2), "b");
        QCOMPARE(text.line(3), "c");
        QCOMPARE(text.line(4), "d");
        QVERIFY(text.line(0).empty());
        QVERIFY(text.line(5).empty());
    }
    void countsCharactersNotBytes()
    {
        const SourceText text("\xc3\xa9\xc3\xa9 = os");
        QCOMPARE(text.column(1, 0), 1);
        QCOMPARE(text.column(1, 7), 6);
    }
    void cutsSegmentsOverLines()
    {
        const SourceText text("x = [1,\n     2]; y");
        QCOMPARE(text.segment(1, 4, 2, 7), "[1,\n     2]");
        QCOMPARE(text.segment(1, 0, 1, 5), "x = [");
    }
};

QTEST_GUILESS_MAIN(TestSourceText)
#include "tst_sourcetext.moc"
