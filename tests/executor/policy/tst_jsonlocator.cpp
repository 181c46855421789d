// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/jsonlocator.h"

#include <QTest>

using namespace vitrine;

class TestJsonLocator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsValues_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("rest");
        QTest::newRow("document") << QByteArray("") << QByteArray("{");
        QTest::newRow("first") << QByteArray("/a") << QByteArray("1,");
        QTest::newRow("after a text with quotes and brackets") << QByteArray("/b/c/1") << QByteArray("\"in\"");
        QTest::newRow("escaped key") << QByteArray("/x~1y") << QByteArray("true");
        QTest::newRow("last") << QByteArray("/z") << QByteArray("null");
        QTest::newRow("missing: the innermost that is there") << QByteArray("/b/nope") << QByteArray("{\"c\"");
    }
    void findsValues()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, rest);
        const QByteArray json = " {\"a\": 1, \"t\": \"a\\\"]}{,\", \"b\": {\"c\": [ {\"q\": [1,2]}, \"in\" ]}, "
                                "\"x/y\": true, \"z\" : null }";
        const auto at = static_cast<qsizetype>(locateInJson(json.toStdString(), pointer.toStdString()));
        QCOMPARE(json.mid(at, rest.size()), rest);
    }
    void findsKeys()
    {
        const QByteArray json = "{\"a\": {\n \"operatons\": 3}}";
        const std::size_t at = locateKeyInJson(json.toStdString(), "/a/operatons");
        QCOMPARE(json.mid(static_cast<qsizetype>(at), 11), QByteArray("\"operatons\""));
        QCOMPARE(lineAt(json.toStdString(), at), std::size_t { 2 });
    }
    void findsTheEndOfAValue_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value :
            { "1", "-1.5e3", "null", "\"\"", "\"a\\\"]}, \"", "[]", "[ 1, [2] ]", "{ }", "{\"a\": {\"b\": \"}\"}}" })
            QTest::newRow(value) << QByteArray(value);
    }
    void findsTheEndOfAValue()
    {
        QFETCH(QByteArray, value);
        for (const char *behind : { "", " ", " , 2]", ",2]", "\n}" }) {
            const std::string json = "[ " + value.toStdString() + behind;
            QCOMPARE(endOfJsonValue(json, 2), std::size_t(2 + value.size()));
        }
    }
    void findsRepeatedKeys()
    {
        const std::string json = R"j({"a": 1, "b": {"a": 1, "a": "b"}, "l": [{"x": 1}, [{}, {"x": 1, "x": 2}]],)j"
                                 "\n\"\\u0061\": 2, \"p/q\": {\"b\": {}, \"b\": 1}}";
        std::string found;
        for (const RepeatedKey &key : repeatedKeys(json, 9))
            found += key.pointer + ' ' + std::to_string(lineAt(json, key.byte)) + json.substr(key.byte, 3) + '\n';
        QCOMPARE(found, "/b/a 1\"a\"\n/l/1/1/x 1\"x\"\n/a 2\"\\u\n/p~1q/b 2\"b\"\n");
        QCOMPARE(repeatedKeys(json, 2).size(), std::size_t { 2 });
        QVERIFY(repeatedKeys(R"({"a": [{"a": 1}, {"a": 1}], "b": {"a": 1}})", 9).empty());
    }
    void findsNumbersThatAreTooLarge()
    {
        const std::string json = "{\"1e999\": [1e308, 1e-999, \"a\\\"1e999\"], \"b\":-2e400}";
        QCOMPARE(json.substr(locateHugeNumber(json)), "-2e400}");
        QCOMPARE(locateHugeNumber("[1, 2]"), std::size_t { 6 });
    }
};

QTEST_GUILESS_MAIN(TestJsonLocator)
#include "tst_jsonlocator.moc"
