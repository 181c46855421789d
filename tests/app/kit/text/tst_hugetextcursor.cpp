// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetext.h"
#include "app/kit/text/hugetextcursor.h"

#include <QTest>

using namespace vitrine;

namespace {

using Locations = QList<long>;

/// Where so many moves lead, one after the other.
Locations locationsOf(HugeTextCursor &cursor, const HugeText &text, TextMove move, int moves)
{
    Locations locations;
    for (int n = 0; n < moves; ++n) {
        cursor.move(text, move, false, 10);
        locations += cursor.location();
    }
    return locations;
}

} // namespace

class TestHugeTextCursor final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void charactersAreWhole()
    {
        const auto text = HugeText::readAll("a\xc3\xbc\xf0\x9f\x98\x80\nb", {});
        HugeTextCursor cursor;
        QCOMPARE(locationsOf(cursor, *text, TextMove::NextCharacter, 6), (Locations { 1L, 3L, 7L, 8L, 9L, 9L }));
        QCOMPARE(locationsOf(cursor, *text, TextMove::PreviousCharacter, 6), (Locations { 8L, 7L, 3L, 1L, 0L, 0L }));
    }

    void wordsAreSteppedOver()
    {
        const auto text = HugeText::readAll("one_1  two.three\nfour", {});
        HugeTextCursor cursor;
        QCOMPARE(locationsOf(cursor, *text, TextMove::NextWord, 6), (Locations { 7L, 10L, 11L, 16L, 17L, 21L }));
        QCOMPARE(locationsOf(cursor, *text, TextMove::PreviousWord, 6), (Locations { 17L, 16L, 11L, 10L, 7L, 0L }));
    }

    void upAndDownKeepTheColumn()
    {
        const auto text = HugeText::readAll("long line\nab\nlong line", {});
        HugeTextCursor cursor;
        cursor.select(6, 6);
        QCOMPARE(locationsOf(cursor, *text, TextMove::NextRow, 3), (Locations { 12L, 19L, 19L }));
        cursor.move(*text, TextMove::PreviousPage, false, 10);
        QCOMPARE(cursor.location(), 6L);
        cursor.move(*text, TextMove::NextRow, false, 10);
        cursor.move(*text, TextMove::PreviousCharacter, false, 10);
        cursor.move(*text, TextMove::NextRow, false, 10);
        QCOMPARE(cursor.location(), 14L);
    }

    void endsOfRowsAndOfTheText()
    {
        const auto text = HugeText::readAll("abcdef\ngh", { .columns = 3 });
        HugeTextCursor cursor;
        cursor.move(*text, TextMove::RowEnd, false, 10);
        QCOMPARE(cursor.location(), 2L); // behind the row the next one begins
        cursor.select(4, 4);
        cursor.move(*text, TextMove::RowEnd, false, 10);
        QCOMPARE(cursor.location(), 6L);
        cursor.move(*text, TextMove::RowStart, true, 10);
        QCOMPARE(cursor.from(), 3L);
        QCOMPARE(cursor.to(), 6L);
        cursor.move(*text, TextMove::TextEnd, false, 10);
        QCOMPARE(cursor.location(), 9L);
        QVERIFY(!cursor.hasSelection());
        cursor.move(*text, TextMove::TextStart, true, 10);
        QCOMPARE(cursor.to(), 9L);
    }

    void anArrowLeavesTheSelectionAtItsEnd()
    {
        const auto text = HugeText::readAll("abcdef", {});
        HugeTextCursor cursor;
        cursor.select(1, 4);
        cursor.move(*text, TextMove::PreviousCharacter, false, 10);
        QCOMPARE(cursor.location(), 1L);
        cursor.select(1, 4);
        cursor.move(*text, TextMove::NextCharacter, false, 10);
        QCOMPARE(cursor.location(), 4L);
    }

    void wordsAndRowsAreSelected()
    {
        const auto text = HugeText::readAll("one two==\nthree", {});
        HugeTextCursor cursor;
        cursor.selectWord(*text, 5);
        QCOMPARE(text->shown(cursor.from(), cursor.to()), QByteArray("two"));
        cursor.selectWord(*text, 9);
        QCOMPARE(text->shown(cursor.from(), cursor.to()), QByteArray("=="));
        cursor.selectRow(*text, 2);
        QCOMPARE(text->shown(cursor.from(), cursor.to()), QByteArray("one two==\n"));
    }

    void anEmptyTextHasOneLocation()
    {
        const auto text = HugeText::readAll({}, {});
        for (int move = 0; move <= int(TextMove::TextEnd); ++move) {
            HugeTextCursor cursor;
            cursor.move(*text, TextMove(move), true, 10);
            QCOMPARE(cursor.location(), 0L);
        }
    }
};

QTEST_GUILESS_MAIN(TestHugeTextCursor)
#include "tst_hugetextcursor.moc"
