// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonrepair.h"

#include <QTest>

using namespace vitrine;

class TestJsonRepair : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void repairsTheText_data();
    void repairsTheText();
    void reportsWhatWasWrongWhere();
    void knowsValidUtf8_data();
    void knowsValidUtf8();
};

void TestJsonRepair::repairsTheText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("mended");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &mended) {
        QTest::newRow(name) << text << mended;
    };
    row("nothing to do", R"({"a": [1, -2.5e3, "x\n\u00e9"]})", R"({"a": [1, -2.5e3, "x\n\u00e9"]})");
    row("not a number", "[NaN,-Infinity, Infinity]", R"(["NaN","-Infinity", "Infinity"])");
    row("big integers", "[123456789012345678, 1234567890123456789]", R"([123456789012345678, "1234567890123456789"])");
    row("words in strings stay", R"("NaN 12345678901234567890")", R"("NaN 12345678901234567890")");
    row("control characters", QByteArray("\"a\0\t\"", 5), R"("a\u0000\u0009")");
    row("blanks outside strings", "[\t1,\n2]", "[\t1,\n2]");
    row("invalid bytes", "\"a\xFF\xC3(\"", R"("a\ufffd\ufffd(")");
    row("cut sequence", "\"\xE2\x82\"", R"("\ufffd\ufffd")");
    row("pair of surrogates", R"("\ud83d\ude00")", R"("\ud83d\ude00")");
    row("lone surrogates", R"("\ud83d \ude00 \ud83d\ud83d")", R"("\ufffd \ufffd \ufffd\ufffd")");
    row("escaped backslash", R"("\\ud83d")", R"("\\ud83d")");
    row("text that breaks off", "\"\\", "\"\\");
}

void TestJsonRepair::repairsTheText()
{
    QFETCH(QByteArray, text);
    QTEST(QByteArray::fromStdString(repairJson(text.toStdString()).text), "mended");
}

void TestJsonRepair::reportsWhatWasWrongWhere()
{
    const JsonRepair repair = repairJson("[\"a\xFF\", \"\x01\", \"\\ud800\", \"\xFF\"]");
    QCOMPARE(repair.invalidUtf8, 3u);
    QCOMPARE(repair.rawControl, 8u);
    QCOMPARE(repair.loneSurrogate, 13u);
    const JsonRepair fine = repairJson("[NaN]");
    QVERIFY(!fine.invalidUtf8 && !fine.rawControl && !fine.loneSurrogate);
}

void TestJsonRepair::knowsValidUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("length");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("ASCII") << QByteArray("a") << 1;
    QTest::newRow("two") << QByteArray("\xC3\xA9") << 2;
    QTest::newRow("three") << QByteArray("\xE2\x82\xAC") << 3;
    QTest::newRow("four") << QByteArray("\xF0\x9F\x98\x80") << 4;
    QTest::newRow("continuation") << QByteArray("\x80") << 0;
    QTest::newRow("overlong two") << QByteArray("\xC0\x80") << 0;
    QTest::newRow("overlong three") << QByteArray("\xE0\x80\x80") << 0;
    QTest::newRow("overlong four") << QByteArray("\xF0\x80\x80\x80") << 0;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << 0;
    QTest::newRow("cut") << QByteArray("\xE2\x82") << 0;
}

void TestJsonRepair::knowsValidUtf8()
{
    QFETCH(QByteArray, bytes);
    QTEST(int(utf8Length(bytes.toStdString())), "length");
}

QTEST_GUILESS_MAIN(TestJsonRepair)
#include "tst_jsonrepair.moc"
