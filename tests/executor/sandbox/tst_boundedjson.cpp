// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/boundedjson.h"

#include <QTest>

using namespace vitrine;

class TestBoundedJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatAReaderWouldBuild_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("isWithin");
        const auto row = [](const char *name, const char *json, bool isWithin) {
            QTest::newRow(name) << QByteArray(json) << isWithin;
        };
        row("a value", "3", true);
        row("as deep as may be", "[[{}]]", true);
        row("too deep", "[[[[]]]]", false);
        row("side by side is not deep", "[[], [], [[]]]", true);
        row("as many keys as may be", "{'a': 1, 'b': 2, 'c': 3}", true);
        row("too many keys", "{'a': 1, 'b': 2, 'c': 3, 'd': 4}", false);
        row("a list has no keys", "[1, 2, 3, 4, 5]", true);
        row("keys of two objects", "[{'a': 1, 'b': 2}, {'c': 1, 'd': 2}]", true);
        row("too many values", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", false);
        row("brackets in a text", "['[[[[[[{{{{,,,,,,,,,,,,,,,']", true);
        row("a text behind a backslash", "['\\\\', [[[[]]]]]", false);
        row("a quote in a text", "['\\'[[[[[', 1]", true);
        row("a text without an end", "['[[[[[[[[", true);
        row("more ends than begins", "]]]],,,,", true);
    }
    void countsWhatAReaderWouldBuild()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, isWithin);
        constexpr JsonBounds bounds { .depth = 3, .values = 10, .keys = 3 };
        const std::string text = json.replace('\'', '"').toStdString();
        QCOMPARE(isWithinBounds(text, bounds), isWithin);
        if (nlohmann::json::accept(text))
            QCOMPARE(isBoundedJson(text, bounds), isWithin);
    }
    // As nlohmann's parser, to which such texts are passed on.
    void checksTheGrammar_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto rows = [](const char *kind, std::initializer_list<std::string_view> texts) {
            for (int i = 0; const std::string_view text : texts)
                QTest::addRow("%s %d", kind, i++) << QByteArray(text.data(), static_cast<qsizetype>(text.size()));
        };
        rows("good",
            { "null", "true", " false\t\r\n", "0", "-0", "-0.5", "12.25", "1e5", "1E+5", "1e-5", "1e-999", "0e999",
                "[]", "{}", "[ ]", "{ }", "[[], {}]", "{\"a\": [1, {\"b\": null}], \"\": \"\"}", "{\"a\": 1, \"a\": 2}",
                "\"\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\\u00e9\\uD83D\\uDE00\\u0000\"",
                "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"", "\"0123456\xc3\xa9\"", "\xEF\xBB\xBF[1]",
                "123456789012345678901234567890", "\"\x7f\"" });
        rows("bad value",
            { "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "'a'", "a", "1 2", "[1] 2", "]", "}",
                "[", "{", "[1", "[1,", "[,]", "[1,]", "[1 2]", "[}", "{]", "{,}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}",
                "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{1:2}", "{a:1}", "{\"a\":1]", "[1}", "/* */ 1", "[1] // x" });
        rows("bad number",
            { "-", "+1", ".5", "1.", "01", "-01", "1.e5", "1e", "1e+", "1e5.5", "0x10", "1_000", "--1", "1e999",
                "-1e999", "1.5.5" });
        rows("bad text",
            { "\"", "\"a", "\"\\", "\"\\\"", "\"\\x41\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\u-123\"", "\"\\uD83D\"",
                "\"\\uD83Dx\"", "\"\\uD83D\\u0041\"", "\"\\uDE00\"", "\"\n\"", "\"\t\"", "\"\x1f\"", "\"\xff\"",
                "\"\xc0\xaf\"", "\"\xed\xa0\x80\"", "\"\xe2\x82\"", "\"0123456\xc3\"", "\xEF\xBB[1]" });
        QTest::addRow("long number") << QByteArray(400, '9');
        QTest::addRow("long fraction") << "0." + QByteArray(400, '9');
        QTest::addRow("many digits in range") << QByteArray(300, '9') + "e-300";
    }
    void checksTheGrammar()
    {
        QFETCH(QByteArray, json);
        const std::string text = json.toStdString();
        QCOMPARE(isBoundedJson(text, { .depth = 10, .values = 100, .keys = 100 }), nlohmann::json::accept(text));
    }
    // There, nlohmann's parser takes a zero for the end of the text.
    void readsBeyondAZero()
    {
        using namespace std::string_view_literals;
        for (const std::string_view text : { "1\0"sv, "[1]\0x"sv, "[1\0]"sv, "\"\0\""sv })
            QVERIFY(!isBoundedJson(text, { .depth = 10, .values = 100, .keys = 100 }));
    }
};

QTEST_GUILESS_MAIN(TestBoundedJson)
#include "tst_boundedjson.moc"
