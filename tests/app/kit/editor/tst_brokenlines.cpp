// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/brokenlines.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestBrokenLines final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shortLinesNeedNothing()
    {
        QVERIFY(!BrokenLines::isNeededFor({}));
        QVERIFY(!BrokenLines::isNeededFor("a\n"_ba.repeated(100'000)));
        QVERIFY(BrokenLines::isNeededFor("a\n" + QByteArray(30'000, 'b')));
    }

    void keepsTheTextAsItIs()
    {
        const QByteArray text = "a\r\n" + QByteArray(2'000, 'b') + "\n\n";
        const BrokenLines broken(text);
        QCOMPARE(broken.whole(), text);
        // What the text had stands among what was put in.
        QCOMPARE(broken.shown().count('\r'), text.count('\r') + 3);
        QCOMPARE(broken.shown().count('\n'), text.count('\n'));
    }

    void findsLinesAndTheirPieces()
    {
        const BrokenLines broken("a\n" + QByteArray(BrokenLines::pieceBytes * 2 + 1, 'b') + "\nc");
        QCOMPARE(broken.pieceOf(1), 1);
        QCOMPARE(broken.pieceOf(2), 2);
        QCOMPARE(broken.pieceOf(3), 5);
        QCOMPARE(broken.pieceOf(99), 5);
        QCOMPARE(broken.pieceOf(-1), 1);
        QCOMPARE(broken.lineOf(4), 2);
        QVERIFY(broken.isFirst(2));
        QVERIFY(!broken.isFirst(3));
        QVERIFY(broken.isFirst(5));
    }

    void showsOnlyTheBeginningOfALineWithoutMeasure()
    {
        const QByteArray text = "a\n" + QByteArray(1'000'000, 'b') + "\nc";
        const BrokenLines broken(text);
        QCOMPARE(broken.whole(), text);
        QCOMPARE(broken.cuts().size(), std::size_t(1));
        const auto cut = broken.cuts().front();
        QCOMPARE(cut.bytes, 1'000'000 - BrokenLines::shownBytes);
        QCOMPARE(broken.lineOf(cut.piece), 2);
        QCOMPARE(broken.pieceOf(3), cut.piece + 1);
        QCOMPARE(broken.shown().count('b'), BrokenLines::shownBytes);
        QVERIFY(broken.shown().endsWith("b\nc"));
    }

    void staysSmallHoweverManySuchLinesThereAre()
    {
        const auto text = QByteArray(QByteArray(20'000, 'b') + '\n').repeated(1'000);
        const BrokenLines broken(text);
        QCOMPARE(broken.cuts().size(), std::size_t(1'000));
        QVERIFY(broken.shown().size() < 2 * BrokenLines::shownInAll);
        QCOMPARE(broken.shown().count('\n'), 1'000);
    }

    void neverTearsACharacter()
    {
        const QByteArray text = "x" + QByteArray("\xf0\x9f\x90\x8d").repeated(1'000);
        const auto pieces = BrokenLines(text).shown().split('\r');
        QVERIFY(pieces.size() > 1);
        for (const auto &piece : pieces)
            QVERIFY(!QString::fromUtf8(piece).contains(QChar::ReplacementCharacter));
    }

    void bytesThatAreNoTextAreCutSomewhere()
    {
        const QByteArray bytes(3'000, '\x80');
        QCOMPARE(QByteArray(BrokenLines(bytes).shown()).replace("\r", ""), bytes);
    }
};

QTEST_GUILESS_MAIN(TestBrokenLines)
#include "tst_brokenlines.moc"
