// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/valuetext.h"

#include <QTest>

using namespace vitrine;

class TestValueText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheFrameworkWrites_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("repr");
        QTest::addColumn<QString>("type");
        const auto row = [](const char *text, const char *repr, const char *type) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(repr) << QString::fromUtf8(type);
        };
        row("null", "None", "NoneType");
        row("true", "True", "bool");
        row("123456789012345678901234567890", "123456789012345678901234567890", "int");
        row("-0", "0", "int");
        row("0.1", "0.1", "float");
        row("1e16", "1e+16", "float");
        row("1e999", "inf", "float");
        row("[NaN, -Infinity]", "[nan, -inf]", "list");
        row("\"it's\"", "\"it's\"", "str");
        row("\"\\u00e9\\n\\\\\"", "'é\\n\\\\'", "str");
        row(R"({"a": {"__type__": "tuple", "data": [1, 2]}, "n": Infinity})", "{'a': (1, 2), 'n': inf}", "dict");
        row(R"({"__type__": "tuple", "data": [1]})", "(1,)", "tuple");
        row(R"({"__type__": "set", "data": []})", "set()", "set");
        row(R"({"__type__": "frozenset", "data": [1]})", "frozenset({1})", "frozenset");
        row(R"({"__type__": "bytes", "data": "AP8n"})", "b\"\\x00\\xff'\"", "bytes");
        row(R"({"__type__": "complex", "real": 1.0, "imag": -2.5})", "(1-2.5j)", "complex");
        row(R"({"__type__": "datetime", "data": "2026-01-31T12:30:00"})", "datetime.datetime(2026, 1, 31, 12, 30)",
            "datetime");
        row(R"({"__type__": "datetime", "data": "2026-01-31T12:30:05+01:00"})",
            "datetime.datetime.fromisoformat('2026-01-31T12:30:05+01:00')", "datetime");
        row(R"({"__type__": "date", "data": "2026-01-31"})", "datetime.date(2026, 1, 31)", "date");
        row(R"({"__type__": "timedelta", "total_seconds": -1.5})",
            "datetime.timedelta(days=-1, seconds=86398, microseconds=500000)", "timedelta");
        row(R"({"__type__": "Decimal", "data": "1.10"})", "Decimal('1.10')", "Decimal");
        row(R"({"__type__": "ndarray", "data": [[1, 2]], "dtype": "int64"})", "array([[1, 2]], dtype=int64)",
            "ndarray");
        row(R"({"__type__": "dict_with_complex_keys", "data": [[1, "a"]]})", "{1: 'a'}", "dict");
        row(R"({"__type__": "dataclass", "class_name": "P", "module": "m", "data": {"x": 1}})", "P(x=1)", "P");
        row(R"({"__type__": "unheard", "data": 1})", "{'__type__': 'unheard', 'data': 1}", "dict");
        row(R"({"__type__": "tuple", "data": "no list"})", "{'__type__': 'tuple', 'data': 'no list'}", "dict");
    }
    void readsWhatTheFrameworkWrites()
    {
        QFETCH(QString, text);
        const auto value = readSafeText("safe:" + text.toStdString());
        QVERIFY(value);
        QTEST(QString::fromStdString(pythonRepr(*value)), "repr");
        QTEST(QString::fromStdString(pythonType(*value)), "type");
    }

    void writesWhatReadsBackTheSame_data() { readsWhatTheFrameworkWrites_data(); }
    void writesWhatReadsBackTheSame()
    {
        QFETCH(QString, text);
        const auto value = readSafeText("safe:" + text.toStdString()).value();
        const auto again = readSafeText(toSafeText(value)).value();
        QCOMPARE(pythonRepr(again), pythonRepr(value)); // NaN equals nothing, itself included
    }

    void keepsAnObjectOfTheUserThatLooksLikeAMarker()
    {
        const SafeValue key { .kind = SafeValue::Kind::Text, .text = "__type__" };
        const SafeValue name { .kind = SafeValue::Kind::Text, .text = "set" };
        const SafeValue dict { .kind = SafeValue::Kind::Dict, .items = { key, name } };
        QVERIFY(readSafeText(toSafeText(dict)) == dict);
    }

    void rejectsPicklesAndWhatIsNone()
    {
        QCOMPARE(readSafeText("pickle:gASVAA==").error().detail, "Pickle data rejected: allow_pickle=False");
        QVERIFY(readSafeText("gASVAA==").error().detail.starts_with("Unknown final answer format"));
        QVERIFY(!readSafeText("safe:"));
        QVERIFY(!readSafeText("safe:[1,]"));
        QVERIFY(!readSafeText("safe:{\"a\" 1}"));
        QVERIFY(!readSafeText("safe:\"\\ud800\""));
        QVERIFY(!readSafeText("safe:1 2"));
        QCOMPARE(readSafeText("safe:[01]").error().byte, std::optional<std::uint64_t>(2));
    }

    void boundsDepth()
    {
        const std::string deep = "safe:" + std::string(100'000, '[');
        QVERIFY(readSafeText(deep).error().detail.contains("deep"));
    }

    void givesJsonOnlyOfWhatJsonHolds()
    {
        QCOMPARE(plainJson(*readSafeText("safe:{\"a\": [1, null]}")), std::optional<std::string>("{\"a\": [1, null]}"));
        QVERIFY(!plainJson(*readSafeText("safe:[NaN]")));
        QVERIFY(!plainJson(*readSafeText(R"(safe:{"__type__": "tuple", "data": [1]})")));
    }
};

QTEST_APPLESS_MAIN(TestValueText)
#include "tst_valuetext.moc"
