// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/showntext.h"
#include "app/kit/text/textrows.h"
#include "app/kit/text/textsurface.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

QStringList rowsOf(const QByteArray &utf8, RowWidth width = {})
{
    QStringList rows;
    TextRowReader reader(utf8, width);
    for (TextRow row; reader.next(row);)
        rows += row.text;
    return rows;
}

QString joined(const QByteArray &utf8, RowWidth width)
{
    QString text;
    TextRowReader reader(utf8, width);
    for (TextRow row; reader.next(row);)
        text += row.endsLine() ? row.text + u'\n' : row.text;
    return text;
}

/// What other texts show of it.
QString elsewhere(const QByteArray &utf8)
{
    ShownTextReader reader;
    auto shown = reader.take(utf8).utf8;
    shown += reader.takeRest().utf8;
    return QString::fromUtf8(shown.replace(TextSurface::softBreak, QByteArrayView()));
}

} // namespace

class TestTextRows final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreRows()
    {
        QCOMPARE(rowsOf("one\ntwo\r\n\nthree"), (QStringList { u"one"_s, u"two"_s, u""_s, u"three"_s }));
        QCOMPARE(rowsOf("one\n"), (QStringList { u"one"_s, u""_s }));
        QCOMPARE(rowsOf(""), QStringList { u""_s });
        QCOMPARE(rowsOf("\n"), (QStringList { u""_s, u""_s }));
    }

    void locationsAreBytesOfWhatIsShown()
    {
        const QByteArray utf8 = "\x1b[31mrot\x1b[0m \xc3\xbc\x01\nz";
        TextRowReader reader(utf8, {});
        TextRow row;
        QVERIFY(reader.next(row));
        QCOMPARE(row.text, u"rot ü⟨SOH⟩"_s);
        QCOMPARE(row.to, long(row.text.toUtf8().size()));
        QCOMPARE(row.next, row.to + 1);
        QVERIFY(reader.next(row));
        QCOMPARE(row.from, long(u"rot ü⟨SOH⟩\n"_s.toUtf8().size()));
        QVERIFY(!row.endsLine());
        QVERIFY(!reader.next(row));
    }

    void colorsGoOnInTheNextRow()
    {
        TextRowReader reader("a\x1b[1;32mbc\nd\x1b[0me", {});
        TextRow row;
        QVERIFY(reader.next(row));
        QCOMPARE(row.styles.size(), std::size_t(2));
        QCOMPARE(row.styles[0].length, 1);
        QVERIFY((row.styles[1].style == AnsiStyle { .color = 3, .isBold = true }));
        QVERIFY(reader.next(row));
        QVERIFY((row.styles[0].style == AnsiStyle { .color = 3, .isBold = true }));
        QVERIFY(row.styles[1].style == AnsiStyle());
    }

    void longLinesAreBroken()
    {
        QCOMPARE(rowsOf("abcdefgh\nij", { .columns = 3 }), (QStringList { u"abc"_s, u"def"_s, u"gh"_s, u"ij"_s }));
        QCOMPARE(rowsOf("abc\ndef\n", { .columns = 3 }), (QStringList { u"abc"_s, u"def"_s, u""_s }));
    }

    void wordsStayWholeWhereAsked()
    {
        const RowWidth width { .columns = 10, .breaksAtWords = true };
        QCOMPARE(rowsOf("one two three four", width), (QStringList { u"one two "_s, u"three four"_s }));
        QCOMPARE(rowsOf("abcdefghijklmno p", width), (QStringList { u"abcdefghij"_s, u"klmno p"_s }));
        QCOMPARE(rowsOf("one \x1b[31mtwo\x1b[0m three four", width), (QStringList { u"one two "_s, u"three four"_s }));
    }

    void wideCharactersCountTwice()
    {
        QCOMPARE(rowsOf(u"漢字漢字"_s.toUtf8(), { .columns = 4 }), (QStringList { u"漢字"_s, u"漢字"_s }));
        QCOMPARE(rowsOf(u"üüüü"_s.toUtf8(), { .columns = 4 }), QStringList { u"üüüü"_s });
    }

    void itShowsWhatOtherTextsShow_data()
    {
        QTest::addColumn<QByteArray>("utf8");
        QTest::newRow("controls") << QByteArray("a\0b\x07 \x7f\r c\r\nd\x1b[2Je\x1b", 16);
        QTest::newRow("tabs") << QByteArray("\ta\tb\n\t\t");
        QTest::newRow("bidi") << u"a\u202eb\u2066c\u200bd"_s.toUtf8();
        QTest::newRow("beyond the plane") << u"😀🧪 text 😀"_s.toUtf8();
        QTest::newRow("broken") << QByteArray("a\xff b\xc3( \xe2\x82 c");
        QTest::newRow("replacement") << QByteArray("\xef\xbf\xbd");
        QTest::newRow("colors") << QByteArray("\x1b[31m\x1b[0m\x1b[1;38;5;3mx\x1b[39my\n\x1b[m");
        QTest::newRow("torn color") << QByteArray("x\x1b[3");
    }

    void itShowsWhatOtherTextsShow()
    {
        QFETCH(const QByteArray, utf8);
        for (const int columns : { 1, 2, 3, 5, 1024 }) {
            QCOMPARE(joined(utf8, { .columns = columns }), elsewhere(utf8));
            QCOMPARE(joined(utf8, { .columns = columns, .breaksAtWords = true }), elsewhere(utf8));
        }
    }

    void codesAloneMakeNoEndlessRow()
    {
        const auto codes = QByteArray("\x1b[31m").repeated(100'000) + "x";
        QVERIFY(rowsOf(codes).size() > 5);
        QCOMPARE(joined(codes, {}), u"x"_s);
    }

    void unitsAndBytes()
    {
        const auto text = u"aü€😀b"_s;
        QCOMPARE(utf8Length(text), long(text.toUtf8().size()));
        for (const qsizetype units : { 0, 1, 2, 3, 5, 6 })
            QCOMPARE(unitsOf(text, utf8Length(QStringView(text).first(units))), units);
        QCOMPARE(unitsOf(text, 2), 1); // within ü
        QCOMPARE(unitsOf(text, 8), 3); // within the pair
        QCOMPARE(unitsOf(text, 100), text.size());
    }
};

QTEST_GUILESS_MAIN(TestTextRows)
#include "tst_textrows.moc"
