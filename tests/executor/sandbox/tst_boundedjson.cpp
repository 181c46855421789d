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
};

QTEST_GUILESS_MAIN(TestBoundedJson)
#include "tst_boundedjson.moc"
