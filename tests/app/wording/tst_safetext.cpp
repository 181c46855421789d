// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/safetext.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSafeText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hiddenCharactersAreMarked_data();
    void hiddenCharactersAreMarked();
    void whatCanBeSeenStays_data();
    void whatCanBeSeenStays();
    void windowsLineEndsBecomePlainOnes();
    void brokenUtf8IsVisible();
    void nulDoesNotEndTheText();
    void aLineHasNoLineEndsAndIsCut();
    void aCutNeverSplitsACharacter();
    void aLineOfAHugeTextCostsLittle();
    void jsonHasNoHiddenCharacters_data();
    void jsonHasNoHiddenCharacters();
};

void TestSafeText::hiddenCharactersAreMarked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("escape") << u"a\u001b[2Jb"_s << u"a⟨ESC⟩[2Jb"_s;
    QTest::newRow("bell") << u"\a"_s << u"⟨BEL⟩"_s;
    QTest::newRow("delete") << u"\u007f"_s << u"⟨DEL⟩"_s;
    QTest::newRow("carriage return alone") << u"a\rb"_s << u"a⟨CR⟩b"_s;
    QTest::newRow("C1 control") << u"\u009b31m"_s << u"⟨U+009B⟩31m"_s;
    for (const char16_t c :
        { 0x200e, 0x200f, 0x061c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200b,
            0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad, 0x2028, 0x2029, 0xe000, 0x0378, 0xd800, 0xdc00, 0x3164, 0xfff9 })
        QTest::newRow(qPrintable(QString::number(c, 16)))
            << QString(QChar(c)) << u"⟨U+%1⟩"_s.arg(QString::number(c, 16).toUpper(), 4, u'0');
    const char32_t tag = 0xe0041;
    QTest::newRow("tag letter") << QString::fromUcs4(&tag, 1) << u"⟨U+E0041⟩"_s;
    const char32_t privatePlane = 0x10fffd;
    QTest::newRow("private plane") << QString::fromUcs4(&privatePlane, 1) << u"⟨U+10FFFD⟩"_s;
}

void TestSafeText::hiddenCharactersAreMarked()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    QCOMPARE(safeText(text), shown);
    QCOMPARE(safeText(QString(u"x = '" % text % u"'")), QString(u"x = '" % shown % u"'"));
}

void TestSafeText::whatCanBeSeenStays_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("ascii") << u"print('hi')\n\tok"_s;
    QTest::newRow("markup is text") << u"<b>bold</b> &amp; <img src=x>"_s;
    QTest::newRow("accents") << u"Größe, naïve, e\u0301"_s;
    QTest::newRow("scripts") << u"Привет 你好 שלום مرحبا"_s;
    QTest::newRow("emoji") << u"😀 done"_s;
}

void TestSafeText::whatCanBeSeenStays()
{
    QFETCH(const QString, text);
    QCOMPARE(safeText(text), text);
}

void TestSafeText::windowsLineEndsBecomePlainOnes() { QCOMPARE(safeText(u"a\r\nb\r\n"_s), u"a\nb\n"_s); }

void TestSafeText::brokenUtf8IsVisible() { QCOMPARE(safeText(std::string_view("a\xff\xc3(")), u"a\ufffd\ufffd("_s); }

void TestSafeText::nulDoesNotEndTheText() { QCOMPARE(safeText(std::string_view("a\0b", 3)), u"a⟨NUL⟩b"_s); }

void TestSafeText::aLineHasNoLineEndsAndIsCut()
{
    QCOMPARE(safeLine(u"import os\n\tos.remove()\n"_s), u"import os↵ os.remove()"_s);
    QCOMPARE(safeLine(u"abcdef"_s, 4), u"abc…"_s);
    QCOMPARE(safeLine(u"abcd"_s, 4), u"abcd"_s);
    QCOMPARE(safeLine(std::string_view("abcdef"), 4), u"abc…"_s);
    QCOMPARE(safeLine(u""_s), QString());
}

void TestSafeText::aCutNeverSplitsACharacter()
{
    const QString shown = safeLine(u"ab😀cd"_s, 4);
    QCOMPARE(shown, u"ab…"_s);
}

void TestSafeText::jsonHasNoHiddenCharacters_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("safe");
    QTest::newRow("plain") << uR"({"a": "b"})"_s << uR"({"a": "b"})"_s;
    QTest::newRow("words of any script") << u"[\"é漢😀\"]"_s << u"[\"é漢😀\"]"_s;
    QTest::newRow("controls") << u"[\"\x7f\u009b\"]"_s << u"[\"\\u007f\\u009b\"]"_s;
    QTest::newRow("direction") << u"[\"a\u202eb\u2066\"]"_s << u"[\"a\\u202eb\\u2066\"]"_s;
    QTest::newRow("no width") << u"[\"a\u200bb\ufeff\"]"_s << u"[\"a\\u200bb\\ufeff\"]"_s;
    QTest::newRow("tags") << u"[\"\U000e0041x\"]"_s << u"[\"\\udb40\\udc41x\"]"_s;
}

void TestSafeText::jsonHasNoHiddenCharacters()
{
    QFETCH(const QString, json);
    QFETCH(const QString, safe);
    QCOMPARE(QString::fromStdString(safeJson(json.toStdString())), safe);
}

void TestSafeText::aLineOfAHugeTextCostsLittle()
{
    const std::string huge(200'000'000, 'x');
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(safeLine(std::string_view(huge), 10).size(), 10);
    QVERIFY(timer.elapsed() < 50);
}

QTEST_MAIN(TestSafeText)
#include "tst_safetext.moc"
