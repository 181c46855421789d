// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/toolstubs.h"

#include <QTest>

using namespace vitrine;

class TestToolStubs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsEveryKind()
    {
        const auto tools = readToolStubs(R"({"final_answer": {},
            "search": {"recorded": [{"arguments": {"query": "x"}, "result": [1]}, {"result": null}]},
            "rate": {"constant": 1.08}, "add": {"python": "def add(x):\n    return x"}, "send": {"missing": true}})");
        QVERIFY(tools.has_value());
        QVERIFY(tools->at("final_answer").answer == decltype(ToolStub::answer)(ToolStub::Identity {}));
        const auto &recorded = std::get<ToolStub::Recorded>(tools->at("search").answer);
        QCOMPARE(recorded.calls.size(), std::size_t { 2 });
        QCOMPARE(recorded.calls[0].arguments, R"({"query":"x"})");
        QCOMPARE(recorded.calls[1].result, "null");
        QCOMPARE(std::get<ToolStub::Constant>(tools->at("rate").answer).json, "1.08");
        QVERIFY(std::get<ToolStub::Python>(tools->at("add").answer).source.starts_with("def add"));
        QVERIFY(std::holds_alternative<ToolStub::Missing>(tools->at("send").answer));
    }
    void namesWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("detail");
        QTest::newRow("a list") << QByteArray("[]") << QByteArray("an object with stubs by tool name");
        QTest::newRow("unknown kind") << QByteArray(R"({"a": {"magic": 1}})") << QByteArray("/a");
        QTest::newRow("two kinds") << QByteArray(R"({"a": {"constant": 1, "missing": true}})") << QByteArray("/a");
        QTest::newRow("python of another type") << QByteArray(R"({"a": {"python": 1}})") << QByteArray("/a");
        QTest::newRow("a call without result")
            << QByteArray(R"({"a": {"recorded": [{}]}})") << QByteArray("needs a result");
    }
    void namesWhatIsWrong()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, detail);
        const auto tools = readToolStubs(json.toStdString(), "tools.json");
        QVERIFY(!tools.has_value());
        QVERIFY(tools.error().code == ErrorCode::BadValue);
        QCOMPARE(tools.error().file, "tools.json");
        QVERIFY2(QByteArray::fromStdString(tools.error().detail).contains(detail), tools.error().detail.c_str());
    }
    void rejectsWhatIsNestedWithoutEnd()
    {
        const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
        const auto tools = readToolStubs("{\"a\": {\"constant\": " + deep + "}}", "tools.json");
        QVERIFY(!tools.has_value());
        QVERIFY(tools.error().code == ErrorCode::TooDeep);
        QVERIFY(readToolStubs("{\"a\": {\"constant\": \"\\\"" + deep + "\"}}").has_value());
    }
    void reportsWhereJsonBreaks()
    {
        const auto tools = readToolStubs("{\"a\": {},\n oops}");
        QVERIFY(!tools.has_value());
        QVERIFY(tools.error().code == ErrorCode::BadJson);
        QCOMPARE(tools.error().line.value_or(0), 2U);
        const auto huge = readToolStubs("{\"a\":\n {\"constant\": 1e999}}");
        QVERIFY(!huge.has_value());
        QVERIFY(huge.error().code == ErrorCode::BadJson);
        QCOMPARE(huge.error().line.value_or(0), 2U);
    }
};

QTEST_GUILESS_MAIN(TestToolStubs)
#include "tst_toolstubs.moc"
